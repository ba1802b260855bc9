import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { ActorTx } from '../database/connect'
import { byActor } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { refuseMoved } from '../trade/stale-event'
import { requireMember } from './may'
import { lockOrder } from './order-row'
import { refreshReopened } from './refresh-reopened'
import { closeToValidate } from './tell-people'

/** T9: the author takes it back while nobody has decided anything in this round. */
export async function withdrawOrder(
  tx: ActorTx,
  { now: clock }: Pick<Context, 'now'>,
  id: number,
): Promise<void> {
  const now = clock()
  const order = await lockOrder({ tx }, id)
  if (order.user_id !== tx.actor.userId) throw new ApiError('err403')
  const [decided] = await tx.beyond('orders', (all) =>
    all.query<{ name: string }>(
      `select concat_ws(' ', u.first_name, u.last_name) as name from "order_validation" v join "user" u on u.id = v.deciding_user_id
       where v.order_id = $1 and v.round = $2 and v.decision <> 'pending' limit 1`,
      [id, order.round],
    ),
  )
  if (decided && order.status === '150') throw new ApiError('err514', { fill: { nom: decided.name } })
  await transition(tx, order, {
    verb: 'withdraw',
    by: byActor(tx.actor),
    now,
    set: { frozen_at: null },
    events: [{ type: 'withdrawn', payload: { round: order.round } }],
  })
  await tx.beyond('orders', async (all) => {
    await all.query('delete from "order_validation" where order_id = $1 and round = $2', [id, order.round])
    await all.query(`delete from "order_token" where order_id = $1 and purpose = 'decide'`, [id])
    await closeToValidate(all, id, now)
  })
}

/** T10: a refused order becomes a cart again, at today's prices; for another day where its own can no longer be had. */
export async function reopenOrder(
  tx: ActorTx,
  { now: clock }: Pick<Context, 'now'>,
  { id, day }: { id: number; day?: string | undefined },
): Promise<void> {
  requireMember(tx.actor, 'updateCart')
  const now = clock()
  const order = await lockOrder({ tx }, id)
  if (order.status === '100') {
    const { userId } = tx.actor
    await tx.beyond('orders', (all) => refuseMoved(all, { order: id, what: 'reopened', userId, now }))
  }
  await transition(tx, order, {
    verb: 'reopen',
    by: byActor(tx.actor),
    now,
    set: { frozen_at: null, ...(day ? { ask_delivery_date: day } : {}) },
    events: [{ type: 'reopened' }],
  })
  const reopened = { ...order, status: '100' as const, ask_delivery_date: day ?? order.ask_delivery_date }
  await refreshReopened(tx, reopened, now)
}
