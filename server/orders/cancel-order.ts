import { orderCancelled } from '../../i18n/fr/order-mails'
import { orderTexts } from '../../i18n/fr/orders'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { may } from '../database/actor'
import type { ActorTx } from '../database/connect'
import { mailProduct } from '../mail/product'
import { queueMail } from '../mail/queue'
import { byActor } from '../trade/order-events'
import { orderAddresses } from '../trade/order-recipients'
import { transition } from '../trade/order-transition'
import { mailFacts } from './mail-facts'
import { requireMember } from './may'
import { lockOrder } from './order-row'
import { withdrawPending } from './propose-substitutes'

/** T16: a sent order of which nothing was received is cancelled, by its author or who validates; the supplier is told. */
export async function cancelOrder(
  tx: ActorTx,
  context: Context,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { actor } = tx
  const now = context.now()
  requireMember(actor, 'cancelOrder', 'validateOrders')
  const order = await lockOrder({ tx }, id)
  const mine = order.user_id === actor.userId && may(actor, 'cancelOrder')
  if (!mine && !may(actor, 'validateOrders')) throw new ApiError('err403')
  if (order.reception_state !== 'none') throw new ApiError('err517', { display: orderTexts.received })
  if (order.is_cancelled) throw new ApiError('err517', { display: orderTexts.alreadyCancelled })
  await transition(tx, order, {
    verb: 'cancel',
    by: byActor(actor),
    now,
    set: { is_cancelled: true, cancel_reason: reason },
    events: [{ type: 'cancelled', payload: { reason } }],
  })
  await tx.beyond('orders', (all) => withdrawPending({ tx: all, now, actor: byActor(actor) }, id))
  if (order.sending_mode !== '2') return
  await tx.beyond('orders', async (all) => {
    const [facts, product] = [await mailFacts(all, id), mailProduct(context.config)]
    const to = await orderAddresses(all, order)
    const mail = orderCancelled({ ...product, ...facts, reason })
    const from = facts.sender ? { from: facts.sender } : {}
    const uniqueKey = `commande_annulee:${id}`
    await queueMail(
      all,
      {
        kind: 'commande_annulee',
        to,
        mail,
        config: context.config,
        uniqueKey,
        about: { model: 'Order_cancelled', id },
        ...from,
      },
      now,
    )
  })
}
