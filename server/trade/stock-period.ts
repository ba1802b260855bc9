import { stockTexts } from '../../i18n/fr/stock'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'

/** Stock of a member is written by one transaction at a time: levels, snapshots and closed periods agree. */
export const stockLock = 727_050

export async function lockStock(work: Work, adherentId: number): Promise<void> {
  await work.tx.query('select pg_advisory_xact_lock($1::int, $2::int)', [stockLock, adherentId])
}

/** The last day that a validated inventory of the member has closed; null when none has. */
export async function closedUntil(work: Work, adherentId: number): Promise<string | null> {
  const [row] = await work.tx.query<{ day: string | null }>(
    `select max(inventory_date) as day from inventory where adherent_id = $1 and state = 'validated' and "deletedAt" is null`,
    [adherentId],
  )
  return row?.day ?? null
}

/** Refuses a day to come (err400), and one inside a closed period (err531, I-14). */
export async function refuseClosedDay(work: Work, adherentId: number, day: string): Promise<void> {
  if (day > parisDay(work.now)) throw invalid([{ name: 'date_operation', message: stockTexts.notFuture }])
  const closed = await closedUntil(work, adherentId)
  if (closed !== null && day <= closed) throw new ApiError('err531')
}
