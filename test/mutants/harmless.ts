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
    path: 'resources/litigations/states.ts',
    code: "export const sideOf = (profileTypeId: number): Side => sides[profileTypeId as 1] ?? 'member'",
    was: " ?? 'member'",
    why: 'There are three types of profile, and each has its side.',
  },
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
    code: ".replace(/\\(.*\\)/, '') ?? 'bigint'",
    was: " ?? 'bigint'",
    why: 'What has no column of its own takes no scalar test, and never comes here.',
  },
  {
    path: 'server/database/condition.ts',
    code: "if (!operators.includes(filter.operator)) refuse(filter.name, 'Cet opérateur est inconnu.')",
    was: '!operators.includes(filter.operator)',
    why: 'An operator that is none is no operator of any field either, which refuses it: only the sentence differs.',
  },
  {
    path: 'server/orders/confirmation-input.ts',
    code: "substitute_label: f.text({ label: 'Remplacée par', max: 200 }),",
    was: '200',
    why: 'The length of a text: no rule rests on its last character.',
  },
  {
    path: 'server/litigations/supplier-call.ts',
    code: 'listed: true,',
    was: 'true',
    why: 'The call then answers its whole list without pages, and no member has a hundred suppliers to claim from.',
  },
  {
    path: 'server/orders/decide.ts',
    code: "if (decision.round !== undefined && decision.round !== order.round) throw new ApiError('err404')",
    was: 'decision.round !== undefined && decision.round !== order.round',
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
    path: 'server/orders/list-carts.ts',
    code: "const { goods_ht = '0.00', unorderable_nb = 0, decided = false } = goods.get(row.id) ?? {}",
    was: '0',
    why: 'Every cart has its row of goods, also an empty one: what stands in for a missing row is for the types.',
  },
  {
    path: 'server/orders/quick-order.ts',
    code: 'article_id: of.article_id ?? 0,',
    was: '0',
    why: 'A row of a quick order is an article: what stands in for none is for the types.',
  },
  {
    path: 'server/stock/read-vouchers.ts',
    code: 'to ?? null,',
    was: ' ?? null',
    why: 'PostgreSQL is given nothing and null alike: what is undefined is for the types.',
  },
  {
    path: 'server/stock/stock-card.ts',
    code: 'asked.from ?? null,',
    was: ' ?? null',
    why: 'PostgreSQL is given nothing and null alike: what is undefined is for the types.',
  },
  {
    path: 'server/stock/voucher-input.ts',
    code: 'ventilation_id: row.ventilation_id ?? null,',
    was: ' ?? null',
    why: 'Lines are written as JSON, in which what is left out is read as null.',
  },
  {
    path: 'server/trade/held-in-unit.ts',
    code: '(after.storage_management ?? null) !== (before.storage_management ?? null) ||',
    was: ' ?? null',
    why: 'What it was before is a row of the database, in which what is not set is null.',
  },
]

export const whyHarmless = (fault: Fault): string | undefined =>
  harmless.find(({ path, code, was }) => path === fault.path && code === fault.code && was === fault.was)?.why
