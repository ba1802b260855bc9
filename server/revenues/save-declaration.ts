import { revenueTexts as texts } from '../../i18n/fr/revenues'
import { revenue } from '../../resources/revenues/revenue'
import type { RevenueEntry } from '../../resources/revenues/revenue-entry'
import { isAwaited } from '../../resources/revenues/states'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { messages } from '../../resources/schema/messages'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { partsOf } from './read-declaration'
import { lockRevenue, moveRevenue, type RevenueRow, wrongState } from './revenue'

export interface GivenRevenue {
  lines: readonly RevenueEntry[]
  saved_at?: string | null
}

const column = (row: RevenueRow) => (row.mode === 'by_adherent' ? 'adherent_id' : 'family_id')

const clearSql = (name: string) =>
  `delete from revenue_line where revenue_id = $1 and ${name} = any($2::bigint[])`
const writeSql = (name: string) => `
  insert into revenue_line (revenue_id, ${name}, amount_ht, "createdAt", "updatedAt", created_by, updated_by)
  select $1::bigint, g.id, g.amount, $4, $4, $5, $5 from unnest($2::bigint[], $3::numeric[]) as g(id, amount) where g.amount is not null`
const sumSql = `select sum(amount_ht)::text as amount_ht from revenue_line where revenue_id = $1 and "deletedAt" is null`

/** The amount of a declaration is the sum of its lines (I-23); null without any. */
export async function sumOf(work: Work, row: RevenueRow): Promise<string | null> {
  if (row.mode === 'global') return row.amount_ht
  const [sum] = await work.tx.query<{ amount_ht: string | null }>(sumSql, [row.id])
  return sum?.amount_ht ?? null
}

/** Keeps what a supplier has typed so far; who typed on an older draft is told so. */
export async function saveRevenue(
  work: Work,
  id: number,
  { lines, saved_at: read }: GivenRevenue,
): Promise<{ saved_at: string; amount_ht: string | null }> {
  const row = await lockRevenue(work.tx, id)
  if (!isAwaited(row.status)) throw wrongState(row.status)
  const isStale = read && row.saved_at && new Date(read).getTime() !== new Date(row.saved_at).getTime()
  if (isStale) throw new ApiError('err409')
  const known = new Set(
    (await pastRights(work.tx, 'revenues', (past) => partsOf(past, row))).map((part) => part.id),
  )
  const ids = lines.map((line) => line.id)
  const wrong = ids.findIndex((one, at) => !known.has(one) || ids.indexOf(one) !== at)
  if (wrong >= 0) throw invalid([{ name: `lines.${wrong}.id`, message: messages.reference }])
  const amounts = lines.map((line) => line.amount_ht ?? null)
  if (row.mode !== 'global') {
    await work.tx.query(clearSql(column(row)), [id, ids])
    await work.tx.query(writeSql(column(row)), [id, ids, amounts, work.now, work.actor.userId])
  }
  const typed = row.mode === 'global' && lines.length ? (amounts[0] ?? null) : await sumOf(work, row)
  const saved_at = work.now.toISOString()
  await repo(work, revenue).update(id, { amount_ht: typed, saved_at }, { derived: true })
  return { saved_at, amount_ht: typed }
}

/** Declares: `amount_ht` is the total that its supplier has read, which must be the sum of the lines (I-23). */
export async function declareRevenue(work: Work, id: number, amount_ht: string): Promise<void> {
  const row = await lockRevenue(work.tx, id)
  if (!isAwaited(row.status)) throw wrongState(row.status)
  const sum = await sumOf(work, row)
  if (sum === null) throw invalid([{ name: 'lines', message: texts.nothing }])
  if (sum !== amount_ht) {
    const names = { amount: frenchPrice(amount_ht), sum: frenchPrice(sum) }
    throw invalid([{ name: 'amount_ht', message: texts.otherAmount(names) }])
  }
  await moveRevenue(work, row, {
    verb: 'declare',
    extra: { amount_ht: sum, declared_at: work.now.toISOString() },
  })
}
