import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Tx } from '../database/tx'

/** Days before the limit on which the clock reminds (domain §13.3). */
const daysBefore = [7, 2, 0]

interface Reminded<Row> {
  /** Its open rows are at 150, and close at `response_date_limit`. */
  table: 'tender' | 'price_update' | 'purchase_volume_request'
  lock: (tx: Tx, id: number) => Promise<Row>
  /** Reminds who has sent nothing; `event` tells two occasions apart. Answers how many. */
  remind: (tx: Tx, row: Row, how: { event: string; now: Date }) => Promise<number>
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
      return row.status === '150' ? remind(tx, row, { event: today, now }) : 0
    })
  return count
}
