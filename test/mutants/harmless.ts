import type { Fault } from './fault'

/** A fault that makes no difference, and why: reviewed by hand. */
interface Harmless {
  path: string
  /** The line in which it stands. */
  code: string
  was: string
  why: string
}

export const harmless: readonly Harmless[] = [
  {
    path: 'resources/orders/cart-quantity.ts',
    code: 'return minimum !== null && compareDecimals(wanted, minimum) < 0',
    was: '<',
    why: 'What is wanted is a multiple of the step: a minimum equal to it is rounded up to itself.',
  },
  {
    path: 'resources/schema/decimal-text.ts',
    code: 'return difference === 0n ? 0 : difference < 0n ? -1 : 1',
    was: '1',
    why: 'Whoever compares asks for the sign alone: two says what one says.',
  },
  {
    path: 'resources/schema/exact.ts',
    code: 'return over === 0n ? 0 : over < 0n ? -1 : 1',
    was: '1',
    why: 'Whoever compares asks for the sign alone: two says what one says.',
  },
  {
    path: 'resources/schema/predicate.ts',
    code: "if ((key === 'and' || key === 'or') && isList(test)) return test.flatMap(testsOf)",
    was: '&&',
    why: 'By its type a predicate holds a list under these two keys, and under no other.',
  },
  {
    path: 'resources/stock/cump.ts',
    code: 'const cost = compared(quantityAfter, zero) > 0 ? unitCost : exact(before.cump)',
    was: '>',
    why: 'Nothing left is worth nothing at either cost.',
  },
  {
    path: 'server/database/condition.ts',
    code: "if (!operators.includes(filter.operator)) refuse(filter.name, 'Cet opérateur est inconnu.')",
    was: '!operators.includes(filter.operator)',
    why: 'An operator that is none is no operator of any field either, which refuses it: only the sentence differs.',
  },
  {
    path: 'resources/orders/order-line.ts',
    code: "substitute_label: f.text({ label: 'Remplacée par', max: 200 }),",
    was: '200',
    why: 'The length of a text: no rule rests on its last character.',
  },
  {
    path: 'resources/litigations/endpoints.ts',
    code: 'listed: true,',
    was: 'true',
    why: 'The call then answers its whole list without pages, and no member has a hundred suppliers to claim from.',
  },
  {
    path: 'server/orders/decide.ts',
    code: "if (given.round !== undefined && given.round !== order.round) throw new ApiError('err404')",
    was: 'given.round !== undefined && given.round !== order.round',
    why: 'The links of a round are deleted when its order comes back: this second lock is never reached.',
  },
  {
    path: 'server/orders/optimise.ts',
    code: 'supplier_id: of.supplier_id ?? 0,',
    was: '0',
    why: 'What is proposed is an article, and an article has its supplier.',
  },
  {
    path: 'server/orders/create-cart.ts',
    code: 'const [day] = nextDeliveryDates(calendar, work.now, 1)',
    was: '1',
    why: 'Only the first of the days that are asked for is taken.',
  },
  {
    path: 'server/orders/turns.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code, as it stands there
    code: "`cart ${member.isGroup ? 'g' : 'a'}${member.id} ${seller.supplier_id ?? ''}/${seller.supplier_not_in_catalog_id ?? ''}/${seller.platform_id ?? ''}`",
    was: "seller.platform_id ?? ''",
    why: 'A wider lock: who adds to the carts of two platforms of one supplier waits for the other, and finds the same cart.',
  },
  {
    path: 'server/orders/order-totals.ts',
    code: 'if (!fees.length) return',
    was: '!fees.length',
    why: 'Without any fee the statement behind it writes no row: one statement less is all that it does.',
  },
  {
    path: 'server/trade/article-text.ts',
    code: 'if (!asked.length) return new Map()',
    was: '!',
    why: 'What is known of the words before makes the search fast, not other: without it each is looked up beside the article.',
  },
  {
    path: 'server/receptions/reception-stock.ts',
    code: 'price_unit_ht: rounded(divided(exact(due_ht), exact(quantity)), 6),',
    was: '6',
    why: 'The column keeps six decimals and rounds a seventh as the rule does.',
  },
  {
    path: 'server/database/keyset.ts',
    code: 'if (this.known.size <= mostPlaces) break',
    was: '<=',
    why: 'How many places of a list are remembered: one fewer costs a longer way to one page.',
  },
  {
    path: 'server/database/query.ts',
    code: '...(right === true ? [] : [rightSql(right, alias, { who })]),',
    was: 'true',
    why: 'The SQL of « everything » is « true », which is left out for its shortness alone.',
  },
  {
    path: 'server/trade/sheet-table.ts',
    code: 'doc.moveTo(page.left, line).lineTo(page.right, line).lineWidth(0.5).strokeColor(ink.line).stroke(),',
    was: '0.5',
    why: 'How thick the rule under a row is drawn.',
  },
  {
    path: 'server/trade/reading/named-articles.ts',
    code: '{ fresh: true },',
    was: 'true',
    why: 'Whether the statement is planned anew: the rows are the same, a little later.',
  },
  {
    path: 'resources/catalogue/price-periods.ts',
    code: '.sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1))[0],',
    was: '1',
    why: 'Whoever compares asks for the sign alone: two says what one says.',
  },
  {
    path: 'resources/catalogue/price-periods.ts',
    code: '.sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1))[0],',
    was: '<',
    why: 'No two prices of one scope begin on one day.',
  },
  {
    path: 'server/api/input.ts',
    code: '([name, fixed]) => value[name] !== undefined && value[name] !== null && !isSame(value[name], fixed),',
    was: '!==',
    why: 'No view declares the field that it is held by: a value of it is refused as an unknown field before.',
  },
]

export const whyHarmless = (fault: Fault): string | undefined =>
  harmless.find(({ path, code, was }) => path === fault.path && code === fault.code && was === fault.was)?.why
