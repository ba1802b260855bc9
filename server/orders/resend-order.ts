import { orderTexts } from '../../i18n/fr/orders'
import { order as orders } from '../../resources/orders/order'
import { confirmableStatuses } from '../../resources/orders/states'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import { may } from '../database/actor'
import type { ActorTx } from '../database/connect'
import { byActor, tellOrder } from '../trade/order-events'
import { lockOrder } from './order-row'
import { queueOrder } from './queue-order'

/** « Renvoyer »: the same order with the same number leaves again as a duplicate; its sending date stays (domain §5.6). */
export async function resendOrder(tx: ActorTx, context: Context, id: number): Promise<void> {
  const { actor } = tx
  const now = context.now()
  const allowed =
    (actor.profileTypeId === 3 && may(actor, 'sendCartByProvider')) ||
    (actor.profileTypeId === 1 && may(actor, 'viewOrderTracking') && may(actor, 'updateAdherent'))
  if (!allowed) throw new ApiError('err403')
  const order = await lockOrder({ tx }, id)
  if (order.sending_mode !== '2' || !confirmableStatuses.includes(order.status))
    throw new ApiError('err517', { display: orderTexts.notSent })
  if (order.is_cancelled) throw new ApiError('err517', { display: orderTexts.alreadyCancelled })
  await tx.beyond('orders', async (all) => {
    const [{ n } = { n: 0 }] = await all.query<{ n: number }>(
      `select count(*)::int as n from email_outbox where kind = 'order_resent' and about_model = 'Order' and about_id = $1`,
      [id],
    )
    await queueOrder(all, context, { order, copy: n + 1 })
    await repo({ tx: all, now, actor: byActor(actor) }, orders).update(id, { mail_state: 'queued' })
  })
  await tellOrder(tx, id, { events: [{ type: 'resent' }], by: byActor(actor), now })
}
