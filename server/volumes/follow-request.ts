import type { Context } from '../api/context'
import { byNobody } from '../trade/order-events'
import { requestActions } from './actions'

const dueSql = `select id from purchase_volume_request where status = '150' and response_date_limit < $1 and "deletedAt" is null order by id`

/** Closes requests past their limit, each in a transaction of its own; the limit itself is still in time. */
export async function closeRequests(context: Context, now: Date): Promise<string | undefined> {
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql, [now]))
  let closed = 0
  for (const { id } of due)
    closed += await context.db.system('jobs', async (tx) => {
      const [open] = await tx.query(`${dueSql.replace('order by id', '')} and id = $2 for update`, [now, id])
      if (open) await requestActions.run(context, { tx, now, actor: byNobody }, { name: 'close', id })
      return open ? 1 : 0
    })
  return closed ? `Demandes de volumes closes : ${closed}` : undefined
}
