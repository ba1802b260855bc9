import type { OrderVerb } from '../../resources/orders/states'
import type { ActorTx } from '../database/connect'
import { byActor, type OrderEvent } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { cartTerms } from './cart-terms'
import type { OrderRow } from './order-row'
import { type MailContext, queueOrder } from './queue-order'

/** Labels, origin and EGAlim family of each line as they are at sending: later changes do not touch past orders. */
const snapshotSql = `
  update "order_line" l set snapshot = jsonb_build_object(
      'labels', array(select b.code from article_label_ids j join label b on b.id = j.label_id where j.article_id = a.id order by b.code),
      'origin', o.country_code, 'is_france', o.is_france, 'is_eea', o.is_eea,
      'egalim_family', coalesce(s.egalim_family, f.egalim_family))
  from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    left join origin o on o.id = a.origin_id
  where a.id = l.article_id and l.order_id = $1`

/**
 * T3, T4 and T6: the order leaves, once. Status, date, client number, snapshot, mail, link and events stand in the
 * transaction of the caller (domain §5.6, I-10).
 */
export async function sendOrder(
  tx: ActorTx,
  context: MailContext,
  order: OrderRow,
  { verb, events }: { verb: Extract<OrderVerb, 'send' | 'approve'>; events: readonly OrderEvent[] },
): Promise<void> {
  const now = context.now()
  const byPlatform = order.sending_mode === '2'
  const terms = await tx.beyond('orders', (all) => cartTerms(all, order, now))
  await transition(tx, order, verb, {
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
    await all.query(snapshotSql, [order.id])
    if (byPlatform) await queueOrder(all, context, order)
  })
}
