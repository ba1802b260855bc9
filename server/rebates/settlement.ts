import { rebateTexts as texts } from '../../i18n/fr/rebates'
import type { RfaScope } from '../../resources/rebates/answers'
import { rfaLine, rfaPayment, rfaSettlement } from '../../resources/rebates/rfa-settlement'
import { type Settled, settle } from '../../resources/rebates/settle'
import { type RfaStatus, rfaStates } from '../../resources/rebates/states'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { differenceOf } from '../../resources/schema/exact'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { readSales, type Sales } from './sales'

/** A settlement as its calls work with it. */
export type SettlementRow = RfaScope &
  RowOf<
    typeof rfaSettlement,
    'id' | 'base_ht' | 'amount_ht' | 'status' | 'computed_at' | 'invoice_number' | 'invoiced_at' | 'paid_at'
  > &
  FilledOf<typeof rfaSettlement, 'shared_with_members'>

const rowSql = `select t.* from rfa_settlement t where t.id = $1 and t."deletedAt" is null`
const paidSql = `select coalesce(sum(amount_ht), 0)::numeric(14,2)::text as paid from rfa_payment where rfa_settlement_id = $1 and "deletedAt" is null`

/** One settlement that the actor sees; `for update` locks it. */
export async function findSettlement(
  tx: Tx,
  id: number,
  lock: '' | 'for update' = '',
): Promise<SettlementRow> {
  const [row] = await tx.query<SettlementRow>(`${rowSql} ${lock}`, [id])
  if (!row) throw new ApiError('err404', { display: texts.notFound })
  return row
}

const wrongState = (status: RfaStatus) =>
  new ApiError('err409', { display: texts.wrongState({ status: rfaStates[status].label }) })

/** Which declarations share a day, in a sentence. */
export const overlapText = (overlap: NonNullable<Sales['overlap']>): string => {
  const [one, other] = overlap.map(
    ({ id, revenue_start, revenue_end }) =>
      `n° ${id} (${frenchDay(revenue_start)}–${frenchDay(revenue_end)})`,
  )
  return texts.overlap({ one: one ?? '', other: other ?? '' })
}

/** Refuses to settle what declarations would count twice. */
function refuseOverlap({ overlap }: Sales): void {
  if (overlap) throw new ApiError('err409', { display: overlapText(overlap) })
}

/** What a place's rebates come to now. */
export const settledOf = ({ rates, declared }: Pick<Sales, 'rates' | 'declared'>): Settled =>
  settle(rates, declared)

const clearSql = ['rfa_line', 'rfa_share'].map((table) => `delete from ${table} where rfa_settlement_id = $1`)
const sharesSql = `
  insert into rfa_share (rfa_settlement_id, adherent_id, base_ht, amount_ht, "createdAt", "updatedAt", created_by, updated_by)
  select $1::bigint, s.adherent_id, s.base_ht, s.amount_ht, $3, $3, $4, $4
  from jsonb_to_recordset($2::jsonb) as s(adherent_id bigint, base_ht numeric, amount_ht numeric) order by 2`

async function writeParts(work: Work, id: number, { rates, shares }: Settled): Promise<void> {
  for (const sql of clearSql) await work.tx.query(sql, [id])
  for (const { rate, base_ht, amount_ht, reached, parts } of rates)
    await repo(work, rfaLine).create({
      ...{ rfa_settlement_id: id, rfarate_id: rate.id, label: rate.label, mode: rate.mode },
      ...{ base_ht, rate: reached, amount_ht, parts },
    })
  await work.tx.query(sharesSql, [id, JSON.stringify(shares), work.now, work.actor.userId])
}

/** Writes what a place comes to, where it is not invoiced yet; answers its number. */
async function writeSettlement(work: Work, year: number, sales: Sales): Promise<number | undefined> {
  const { supplier_id, company_id, catalog_id } = sales
  // One at a time for a supplier: two who reckon at once write one settlement.
  await work.tx.beyond('rebates', (past) =>
    past.query('select id from supplier where id = $1 for update', [supplier_id]),
  )
  const [known] = await work.tx.query<SettlementRow>(
    `select * from rfa_settlement where supplier_id = $1 and company_id = $2 and catalog_id = $3 and year = $4 and "deletedAt" is null for update`,
    [supplier_id, company_id, catalog_id, year],
  )
  if (known && known.status !== 'computed') return undefined
  const settled = settledOf(sales)
  const { base_ht, amount_ht } = settled
  const values = {
    ...{ base_ht, amount_ht, computed_at: work.now.toISOString() },
    shared_with_members: sales.rates.some((rate) => rate.shared_with_members),
  }
  const id = known
    ? known.id
    : await repo(work, rfaSettlement).create({ supplier_id, company_id, catalog_id, year, ...values })
  if (known) await repo(work, rfaSettlement).update(id, values)
  await writeParts(work, id, settled)
  return id
}

/** Reckons the rebates of a year, all that somebody sees or those of one place; what was invoiced, and what declarations would count twice, stands. Answers their numbers. */
export async function computeSettlements(
  work: Work,
  year: number,
  of: Partial<Omit<RfaScope, 'year'>> = {},
): Promise<number[]> {
  const ids: number[] = []
  const found = await readSales(work, year, of)
  const sound = found.filter(({ overlap }) => !overlap)
  const [first] = found
  if (first && !sound.length) refuseOverlap(first)
  for (const sales of sound) {
    const id = await writeSettlement(work, year, sales)
    if (id) ids.push(id)
  }
  return ids
}

/** Reckons one again. */
export async function recompute(work: Work, id: number): Promise<void> {
  const row = await findSettlement(work.tx, id, 'for update')
  if (row.status !== 'computed') throw wrongState(row.status)
  const [sales] = await readSales(work, row.year, row)
  if (!sales) throw new ApiError('err409', { display: texts.noRate })
  refuseOverlap(sales)
  await writeSettlement(work, row.year, sales)
}

async function tell(
  work: Work,
  row: SettlementRow,
  { event, to }: { event: string; to: RfaStatus },
): Promise<void> {
  await work.tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...['Rfa_settlement', row.id, [event], [JSON.stringify({ from: row.status, to })]],
    ...[work.actor.userId, work.actor.impersonatorId ?? null, work.now],
  ])
}

/** Says that the amount was invoiced: from then on it stands (domain §21). What has changed since it was reckoned is told first. */
export async function invoiceSettlement(work: Work, id: number, invoice_number: string): Promise<void> {
  const row = await findSettlement(work.tx, id, 'for update')
  if (row.status !== 'computed') throw wrongState(row.status)
  const [sales] = await readSales(work, row.year, row)
  if (sales) refuseOverlap(sales)
  const now = sales && settledOf(sales)
  if (now && (now.amount_ht !== row.amount_ht || now.base_ht !== row.base_ht))
    throw new ApiError('err409', { display: texts.changed })
  if (row.amount_ht === '0.00') throw new ApiError('err409', { display: texts.nothing })
  const invoiced_at = work.now.toISOString()
  await repo(work, rfaSettlement).update(id, { status: 'invoiced', invoice_number, invoiced_at })
  await tell(work, row, { event: 'invoiced', to: 'invoiced' })
}

/** What was paid of a settlement so far. */
export async function paidOf(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.query<{ paid: string }>(paidSql, [id])
  return row?.paid ?? '0.00'
}

export type GivenPayment = RowOf<typeof rfaPayment, 'paid_on' | 'amount_ht' | 'reference'>

/** Records a payment of what was invoiced; the last one makes it paid. */
export async function paySettlement(work: Work, id: number, given: GivenPayment): Promise<void> {
  const row = await findSettlement(work.tx, id, 'for update')
  if (row.status !== 'invoiced') throw wrongState(row.status)
  const left = differenceOf(row.amount_ht, await paidOf(work.tx, id))
  const after = differenceOf(left, given.amount_ht)
  if (after.startsWith('-'))
    throw invalid([{ name: 'amount_ht', message: texts.tooMuch({ left: frenchPrice(left) }) }])
  await repo(work, rfaPayment).create({ rfa_settlement_id: id, ...given })
  if (after !== '0.00') return
  await repo(work, rfaSettlement).update(id, { status: 'paid', paid_at: work.now.toISOString() })
  await tell(work, row, { event: 'paid', to: 'paid' })
}
