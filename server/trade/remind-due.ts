import { subHours } from 'date-fns/subHours'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Tx } from '../database/tx'

/** Days before the limit on which the clock reminds (domain §13.3). */
const daysBefore = [7, 2, 0]

/** Hours in which somebody who was reminded is not reminded again, whoever presses. */
const pause = 1

/** An occasion to remind: who was reminded at `since` or later has been told already. */
export interface Occasion {
  /** Tells its mails from those of another occasion. */
  event: string
  since: Date
  now: Date
}

/** Somebody asks for it: two presses, or two people, make one reminder. */
export const byHand = (now: Date): Occasion => ({
  event: now.toISOString(),
  since: subHours(now, pause),
  now,
})

/** The morning's work: once a day, and not at all on a day on which somebody has reminded by hand. */
export const byClock = (now: Date): Occasion => {
  const today = parisDay(now)
  return { event: today, since: parisMoment(today, '00:00'), now }
}

/** Counts a reminder of an answer `r` at `$2`; one that was reminded at `$3` or later is left alone. */
export const remindedSql = {
  set: 'reminder_count = reminder_count + 1, reminded_at = $2, "updatedAt" = $2',
  isDue: '(r.reminded_at is null or r.reminded_at < $3)',
}

interface Reminded<Row> {
  /** Its open rows are at 150, and close at `response_date_limit`. */
  table: 'tender' | 'price_update' | 'purchase_volume_request'
  lock: (tx: Tx, id: number) => Promise<Row>
  /** Reminds who has sent nothing and was not on this occasion. Answers how many. */
  remind: (tx: Tx, row: Row, at: Occasion) => Promise<number>
}

const dueSql = (
  table: string,
) => `select id from ${table} where status = '150' and response_date_limit > $1 and "deletedAt" is null
  and (response_date_limit at time zone 'Europe/Paris')::date = any($2::date[]) order by id`

/** Morning's work: what closes in 7 days, in 2 and today is recalled, each in a transaction of its own. Answers how many were. */
export async function remindDue<Row extends { status: string }>(
  context: Context,
  now: Date,
  { table, lock, remind }: Reminded<Row>,
): Promise<number> {
  const today = parisDay(now)
  const days = daysBefore.map((count) => addDays(today, count))
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql(table), [now, days]))
  let count = 0
  for (const { id } of due)
    count += await context.db.system('jobs', async (tx) => {
      const row = await lock(tx, id)
      return row.status === '150' ? remind(tx, row, byClock(now)) : 0
    })
  return count
}
