import type { OrderVerb } from '../../resources/orders/states'
import type { ActorTx } from '../database/connect'
import { byActor, type OrderEvent } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { pictureLines } from '../trade/picture-lines'
import { cartTerms } from './cart-terms'
import type { OrderRow } from './order-row'
import { type MailContext, queueOrder } from './queue-order'

/**
 * T3, T4 and T6: the order leaves, once. Status, date, client number, snapshot, mail, link and events stand in the
 * transaction of the caller (domain §5.6, I-10).
 */
export async function sendOrder(
  tx: ActorTx,
  context: MailContext,
  {
    order,
    verb,
    events,
  }: { order: OrderRow; verb: Extract<OrderVerb, 'send' | 'approve'>; events: readonly OrderEvent[] },
): Promise<void> {
  const now = context.now()
  const byPlatform = order.sending_mode === '2'
  const terms = await tx.beyond('orders', (all) => cartTerms(all, order, { now }))
  await transition(tx, order, {
    verb,
    by: byActor(tx.actor),
    now,
    to: byPlatform ? '300' : '350',
    set: {
      sending_order_date: now,
      ref_client: terms?.client_number ?? null,
      mail_state: byPlatform ? 'queued' : 'none',
      ...(verb === 'send' ? { frozen_at: now } : {}),
    },
    events: [...events, { type: 'sent', payload: { mode: order.sending_mode } }],
  })
  await tx.beyond('orders', async (all) => {
    await pictureLines(all, order.id)
    if (byPlatform) await queueOrder(all, context, { order })
  })
}
