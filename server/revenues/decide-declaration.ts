import { revenueTexts as texts } from '../../i18n/fr/revenues'
import { toldTexts } from '../../i18n/fr/told'
import { revenue } from '../../resources/revenues/revenue'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { dueDays, tellDue } from './generate-declarations'
import { isLate, isUnsent, lockRevenue, moveRevenue, type RevenueRow, wrongState } from './revenue'
import { sumOf } from './save-declaration'

const supplierSql = `select name from supplier where id = $1`

const periodOf = ({ revenue_start, revenue_end }: RevenueRow): string =>
  `${frenchDay(revenue_start)} – ${frenchDay(revenue_end)}`

/** Whom a declaration's supplier is, and what its box opens. */
const boxOf = async ({ tx, now }: Work, { id, supplier_id }: RevenueRow) => ({
  users: await supplierUsers(tx, supplier_id),
  ...{ model: 'Revenue', entityId: id, event: now.toISOString(), now },
})

/** Returns a declaration to its supplier, who reads why. */
export async function returnRevenue(work: Work, id: number, comment: string): Promise<void> {
  const row = await lockRevenue(work.tx, id)
  const reason = comment.trim()
  if (!reason) throw invalid([{ name: 'comment', message: texts.reason }])
  await moveRevenue(work, row, { verb: 'return', extra: { comment: reason } })
  const [supplier] = await work.tx.query<{ name: string }>(supplierSql, [row.supplier_id])
  const params = { supplier: supplier?.name ?? '', period: periodOf(row), reason }
  await notify(work.tx, { ...(await boxOf(work, row)), kind: told.revenues.returned.kind, params })
}

/** Takes the amount that a late supplier saved and never declared as its declaration, to be validated like any other; it is told. */
export async function acceptUnsent(work: Work, id: number): Promise<void> {
  const row = await lockRevenue(work.tx, id)
  const amount = isUnsent(row, parisDay(work.now)) ? await sumOf(work, row) : null
  if (amount === null) throw new ApiError('err409', { display: texts.nothingUnsent })
  const declared_at = work.now.toISOString()
  await moveRevenue(work, row, { verb: 'declare', extra: { amount_ht: amount, declared_at } })
  const outcome = toldTexts.revenueAccepted({ amount: frenchPrice(amount) })
  const params = { request: toldTexts.revenueOf({ period: periodOf(row) }), outcome }
  await notify(work.tx, { ...(await boxOf(work, row)), kind: told.revenues.decided.kind, params })
}

/** Reminds the supplier of a late declaration, once a day whoever presses; answers how many people were told now. */
export async function remindOne(work: Work, id: number): Promise<number> {
  const row = await lockRevenue(work.tx, id)
  const today = parisDay(work.now)
  if (!isLate(row, today)) throw new ApiError('err409', { display: texts.notLate })
  const [supplier] = await work.tx.query<{ name: string }>(supplierSql, [row.supplier_id])
  const due = { ...row, supplier: supplier?.name ?? '' }
  return tellDue(work.tx, due, { kind: told.revenues.reminded.kind, event: today, now: work.now })
}

/** Accepts what was declared: from then on it stands. */
export async function validateRevenue(work: Work, id: number): Promise<void> {
  const row = await lockRevenue(work.tx, id)
  await moveRevenue(work, row, { verb: 'validate', extra: { validated_at: work.now.toISOString() } })
  const outcome = toldTexts.revenueValidated({ amount: frenchPrice(row.amount_ht ?? '0') })
  const params = { request: toldTexts.revenueOf({ period: periodOf(row) }), outcome }
  await notify(work.tx, { ...(await boxOf(work, row)), kind: told.revenues.decided.kind, params })
}

/** Says that what is due on it was invoiced. */
export async function invoiceRevenue(work: Work, id: number): Promise<void> {
  await moveRevenue(work, await lockRevenue(work.tx, id), {
    verb: 'invoice',
    extra: { invoiced_at: work.now.toISOString() },
  })
}

const correctionSql = `select id from revenue where corrects_id = $1 and "deletedAt" is null`
const linesSql = `
  insert into revenue_line (revenue_id, adherent_id, family_id, amount_ht, "createdAt", "updatedAt", created_by, updated_by)
  select $2::bigint, l.adherent_id, l.family_id, l.amount_ht, $3, $3, $4, $4 from revenue_line l
  where l.revenue_id = $1 and l."deletedAt" is null order by l.id`

/** Opens a correction of what was validated: a declaration of its own, filled with the same amounts (domain §11.2). Answers its number. */
export async function correctRevenue(work: Work, id: number): Promise<number> {
  const row = await lockRevenue(work.tx, id)
  if (row.status !== '250' && row.status !== '300') throw wrongState(row.status)
  const [open] = await work.tx.query<{ id: number }>(correctionSql, [id])
  if (open) throw new ApiError('err409', { display: texts.corrected })
  const { supplier_id, company_id, catalog_id, revenue_start, revenue_end, mode, amount_ht } = row
  const made = await repo(work, revenue).create({
    ...{ supplier_id, company_id, catalog_id, revenue_start, revenue_end, mode, amount_ht },
    ...{ corrects_id: id, due_date: addDays(parisDay(work.now), dueDays) },
  })
  await work.tx.query(linesSql, [id, made, work.now, work.actor.userId])
  const limit = frenchDay(addDays(parisDay(work.now), dueDays))
  const params = { request: toldTexts.revenueOf({ period: periodOf(row) }), limit }
  await notify(work.tx, {
    ...(await boxOf(work, { ...row, id: made })),
    kind: told.revenues.reopened.kind,
    params,
  })
  return made
}
