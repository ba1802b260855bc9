import { revenueTexts as texts } from '../../i18n/fr/revenues'
import { revenue } from '../../resources/revenues/revenue'
import { frenchDay } from '../../resources/schema/date-text'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { notify } from '../trade/notify'
import { supplierUsers } from '../trade/recipients'
import { dueDays } from './generate-declarations'
import { lockRevenue, moveRevenue, wrongState } from './revenue'

const supplierSql = `select name from supplier where id = $1`

/** Returns a declaration to its supplier, who reads why. */
export async function returnRevenue(work: Work, id: number, comment: string): Promise<void> {
  const row = await lockRevenue(work.tx, id)
  const reason = comment.trim()
  if (!reason) throw invalid([{ name: 'comment', message: texts.reason }])
  await moveRevenue(work, row, { verb: 'return', extra: { comment: reason } })
  const [supplier] = await work.tx.query<{ name: string }>(supplierSql, [row.supplier_id])
  await notify(work.tx, {
    ...{ kind: 'revenue_returned', users: await supplierUsers(work.tx, row.supplier_id), now: work.now },
    ...{ model: 'Revenue', entityId: id, event: work.now.toISOString() },
    params: {
      supplier: supplier?.name ?? '',
      period: `${frenchDay(row.revenue_start)} – ${frenchDay(row.revenue_end)}`,
      reason,
    },
  })
}

/** Accepts what was declared: from then on it stands. */
export async function validateRevenue(work: Work, id: number): Promise<void> {
  await moveRevenue(work, await lockRevenue(work.tx, id), {
    verb: 'validate',
    extra: {
      validated_at: work.now.toISOString(),
    },
  })
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
  return made
}
