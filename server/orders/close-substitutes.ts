import { isAt } from '../../resources/orders/states'
import type { Context } from '../api/context'
import { optionText } from '../trade/option'
import { byNobody } from '../trade/order-events'
import { decideSubstitutes, tryDecideSubstitutes } from './decide-substitutes'
import { findOrder } from './order-row'
import { withdrawPending } from './propose-substitutes'

const dueSql = `select distinct order_id as id from order_substitution
  where state = 'pending' and answer_before <= $1 and "deletedAt" is null order by order_id limit 500`
const pendingSql = `select id from order_substitution where order_id = $1 and state = 'pending' and answer_before <= $2 and "deletedAt" is null`

/** What nobody answered in time is refused, or accepted where the general option says so and no guard refuses; each order in its transaction. */
export async function closeSubstitutes(context: Context, now: Date): Promise<string | undefined> {
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql, [now]))
  let closed = 0
  for (const { id } of due)
    closed += await context.db.system('jobs', async (tx) => {
      const order = await findOrder(tx, id)
      const pending = await tx.query<{ id: number }>(pendingSql, [id, now])
      if (!order || !pending.length) return 0
      if (order.is_cancelled || !isAt(order.status, 'sent') || order.reception_state !== 'none') {
        await withdrawPending({ tx, now, actor: byNobody }, id)
        return 0
      }
      const accepts = (await optionText(tx, 'substitution_accepted_by_default')) === 'true'
      const all = (decision: 'accepted' | 'refused') => ({
        ...{ context, by: byNobody, channel: 'clock' as const },
        decisions: pending.map((one) => ({ id: one.id, decision })),
      })
      const held = accepts && (await tryDecideSubstitutes(tx, order, all('accepted')))
      if (!accepts || held) await decideSubstitutes(tx, order, all('refused'))
      return pending.length
    })
  return closed ? `Remplacements sans réponse : ${closed}` : undefined
}
