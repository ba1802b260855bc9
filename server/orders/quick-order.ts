import { orderTexts, quantitySentence } from '../../i18n/fr/orders'
import type { article } from '../../resources/catalogue/article'
import { lineAmount } from '../../resources/catalogue/units'
import type { Member } from '../../resources/directory/serving'
import { quantityIssue } from '../../resources/orders/cart-quantity'
import type { QuickOrderAnswer } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import { codeKey } from '../../resources/schema/reading/codes'
import { isUncalculated, type Reading } from '../../resources/schema/reading/given'
import { readNumber } from '../../resources/schema/reading/numbers'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { type LineFacts, readLineFacts } from '../trade/line-facts'
import { memberOf } from '../trade/member'
import { readUnitNames, type UnitNames } from '../trade/unit-names'
import { catalogsOf } from './may'
import type { OrderRow } from './order-row'
import { meantBy } from './quick-names'
import type { QuickRow } from './quick-rows'
import { isOrderedBy } from './quick-unit'
import { unusualRows } from './quick-unusual'
import { refreshCarts, tryLine } from './try-line'
import { takeTurns, turnOf } from './turns'

interface Understood extends QuickRow {
  facts: LineFacts
  supplier: string
  /** What is to be looked at before it is added. */
  remark: string | null
}

type Found = RowOf<typeof article, 'id'> & Pick<QuickRow, 'reference'> & { supplier: string }

const findSql = `
  select a.id, g.reference, v.name as supplier from unnest($1::text[], $4::text[]) as g(reference, key)
    join article a on fold(a.ref_supplier) in (fold(g.reference), g.key) and a."deletedAt" is null join supplier v on v.id = a.supplier_id
  where a.supplier_id = any($2::bigint[])
  union all select a.id, '', v.name from article a join supplier v on v.id = a.supplier_id
  where a.id = any($3::bigint[]) and a."deletedAt" is null and a.supplier_id = any($2::bigint[])`

const mySuppliersSql = `select distinct supplier_id as id from referencing where "deletedAt" is null and (adherent_id = $1 or "groupAdherent_id" = $2
  or ($1::bigint is null and adherent_id = (select main_adherent_id from groupadherent where id = $2)))`

async function candidates(
  work: Work,
  member: { id: number; isGroup: boolean; groupAdherent_id: number | null },
  rows: readonly QuickRow[],
) {
  const mine = await work.tx.query<{ id: number }>(mySuppliersSql, [
    member.isGroup ? null : member.id,
    member.isGroup ? member.id : member.groupAdherent_id,
  ])
  const suppliers = mine.map(({ id }) => id)
  const references = [...new Set(rows.flatMap((row) => (row.article_id ? [] : [row.reference])))]
  const found = await work.tx.query<Found>(findSql, [
    references,
    suppliers,
    [...new Set(rows.flatMap((row) => row.article_id ?? []))],
    references.map(codeKey),
  ])
  const known = new Set(found.map(({ reference }) => reference))
  const names = rows.flatMap((row) => (row.article_id || known.has(row.reference) ? [] : [row.reference]))
  const meant = await meantBy(work, names, { member, suppliers })
  const byName = [...meant].flatMap(([reference, one]): Found[] =>
    'choices' in one ? [] : [{ id: one.id, reference, supplier: one.supplier }],
  )
  return { found: [...found, ...byName], meant }
}

/** The quantity that a text says, with its remark, or why it is none. */
function asQuantity(text: string): Reading<string> {
  const read = readNumber(text, { sort: 'quantity' })
  if (read.error !== undefined || compareDecimals(read.value, '0') > 0) return read
  return { error: orderTexts.badQuantity }
}

/** Why a row cannot be added. */
type Misread = Pick<QuickOrderAnswer['errors'][number], 'errors' | 'choices'>
const misread = (...errors: string[]): Misread => ({ errors, choices: [] })

/** What is wrong with a row, or the article and quantity that it means. */
function understand(
  row: QuickRow,
  { found, meant }: Awaited<ReturnType<typeof candidates>>,
  { tx, facts, namesOf }: { tx: Tx; facts: ReadonlyMap<string, LineFacts>; namesOf: UnitNames },
): Understood | Misread {
  if (!(row.reference || row.article_id) || !row.quantity) return misread(orderTexts.badLine)
  if (isUncalculated(row.quantity)) return misread(messages.uncalculated)
  const { value: quantity, remark = null, error } = asQuantity(row.quantity)
  if (error !== undefined) return misread(error)
  const unclear = meant.get(row.reference)
  if (!row.article_id && unclear && 'choices' in unclear)
    return { errors: [unclear.reason], choices: unclear.choices }
  const same = found.filter((one) =>
    row.article_id ? one.id === row.article_id : one.reference === row.reference,
  )
  const known = same.flatMap((one) => {
    const of = facts.get(`a${one.id}`)
    return of ? [{ ...row, quantity, remark, facts: of, supplier: one.supplier }] : []
  })
  const orderable = known.filter((one) => !one.facts.findings.length)
  if (orderable.length > 1)
    return misread(orderTexts.ambiguous({ suppliers: orderable.map((one) => one.supplier).join(', ') }))
  const [one] = orderable
  if (one && row.unit && !isOrderedBy(row.unit, namesOf(one.facts.unit_label)))
    return misread(orderTexts.otherUnit({ said: row.unit, unit: one.facts.unit_label.toLowerCase() }))
  const issue = one && quantityIssue(quantity, one.facts)
  if (issue) {
    atDoor(tx, 'cart', [{ guard: 'quantity' }], { isMany: true })
    return misread(quantitySentence(one.facts, one.facts.unit_label))
  }
  if (one || !known[0]) return one ?? misread(orderTexts.unknownReference)
  const { leftOut, refused } = atDoor(tx, 'cart', known[0].facts.findings, { isMany: true })
  return misread(...[...refused, ...leftOut].map(({ reason }) => reason))
}

interface Asked {
  adherentId: number
  isGroup: boolean
  rows: readonly QuickRow[]
  commit: boolean
  /** Lines whose quantity, far from habit, is meant. */
  confirmed: readonly number[]
}

/** Adds what was understood; a quantity that the article refuses is told with its line. */
async function addAll(
  work: Work,
  asked: Asked,
  { member, rows, answer }: { member: Member; rows: readonly Understood[]; answer: QuickOrderAnswer },
): Promise<void> {
  await takeTurns(
    work,
    member,
    rows.map(({ facts }) => facts),
  )
  const carts = new Map<string, OrderRow>()
  for (const { line, reference, quantity, facts } of rows) {
    const { article_id } = facts
    const isConfirmed = asked.confirmed.includes(line)
    const input = { ...asked, article_id, product_not_in_catalog_id: null, quantity, isConfirmed }
    const turn = turnOf(member, facts)
    const tried = await tryLine(work, input, carts.get(turn))
    if (tried.refused) {
      answer.errors.push({ line, name: reference, ...misread(...tried.refused) })
      continue
    }
    carts.set(turn, tried.cart)
    answer.complete += 1
  }
  await refreshCarts(work, carts.values())
  answer.carts = [...carts.values()].map(({ id, number }) => ({ id, number }))
}

/** Quick order (domain §5.3): every row is verified; with `commit`, the good ones go into their carts. */
export async function quickOrder(work: Work, asked: Asked): Promise<QuickOrderAnswer> {
  const member = await memberOf(work, asked.adherentId, asked.isGroup)
  const known = await candidates(work, member, asked.rows)
  const namesOf = await readUnitNames(work)
  const today = parisDay(work.now)
  const catalogs = catalogsOf(work.actor)
  const ordering = { member, deliveredTo: null, day: today, today, ...(catalogs ? { catalogs } : {}) }
  const facts = await work.tx.beyond('orders', (tx) =>
    readLineFacts(tx, { articles: known.found.map(({ id }) => id), outOfCatalog: [] }, ordering),
  )
  const answer: QuickOrderAnswer = { complete: 0, total: asked.rows.length, errors: [], rows: [], carts: [] }
  const good: Understood[] = []
  for (const row of asked.rows) {
    const one = understand(row, known, { tx: work.tx, facts, namesOf })
    if ('errors' in one) answer.errors.push({ line: row.line, name: row.reference, ...one })
    else good.push(one)
  }
  const first = new Map(good.toReversed().map(({ facts: of, line }) => [of.article_id, line]))
  const unusual = await unusualRows(work, member, good)
  answer.rows = good.map(({ line, reference, quantity, remark, facts: of, supplier }) => ({
    line,
    remark,
    unusual: unusual.get(line) ?? null,
    double_of: first.get(of.article_id) === line ? null : (first.get(of.article_id) ?? null),
    reference,
    quantity,
    supplier,
    article_id: of.article_id ?? 0,
    label: of.label,
    unit: of.unit_label,
    price_ht: of.price_ht,
    line_ht: of.price_ht === null ? null : lineAmount(quantity, of.price_ht, of),
  }))
  if (asked.commit) await addAll(work, asked, { member, rows: good, answer })
  else answer.complete = good.length
  answer.errors.sort((a, b) => a.line - b.line)
  return answer
}
