import { subMinutes } from 'date-fns/subMinutes'
import { orderUnread } from '../../i18n/fr/order-mails'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { mailProduct } from '../mail/product'
import { queueMail } from '../mail/queue'
import { byNobody, tellOrder } from '../trade/order-events'
import { orderAddresses } from '../trade/order-recipients'
import { mailFacts } from './mail-facts'
import { findOrder, type OrderRow } from './order-row'
import { downloadLink } from './queue-order'
import { tellUnread } from './tell-people'
import { optionInt } from './tokens'

/** Takes one that nobody has opened in time: its alert is written with it, so that there is exactly one (domain §5.8, I-26). */
const takeSql = `
  update "order" set unread_alert_at = $1, "updatedAt" = $1, lock_version = lock_version + 1 where id = (
    select id from "order" where status = '300' and sending_mode = '2' and not is_cancelled and "deletedAt" is null
      and sending_order_date <= $2 and unread_alert_at is null order by sending_order_date limit 1 for update skip locked)
  returning id`

async function remind(
  tx: Tx,
  context: Context,
  { order, now }: { order: OrderRow; now: Date },
): Promise<void> {
  const [facts, product] = [await mailFacts(tx, order.id), mailProduct(context.config)]
  const address = await downloadLink(tx, context, order)
  const sentAt = frenchMoment(order.sending_order_date ?? now.toISOString())
  const mail = orderUnread({ ...product, ...facts, address, sentAt })
  const to = await orderAddresses(tx, order)
  const from = facts.sender ? { from: facts.sender } : {}
  const about = { model: 'Order_reminder', id: order.id }
  const uniqueKey = `commande_relance_non_lue:${order.id}`
  const { config } = context
  await queueMail(tx, { kind: 'commande_relance_non_lue', to, mail, config, uniqueKey, about, ...from }, now)
}

/** The 90-minute rule: the author and the chargé de mission are told, the supplier is reminded, once an order. */
export async function alertUnreadOrders(context: Context, now: Date): Promise<string | undefined> {
  let told = 0
  const next = () =>
    context.db.system('jobs', async (tx) => {
      const minutes = await optionInt(tx, 'unread_order_minutes', 90)
      const [taken] = await tx.query<{ id: number }>(takeSql, [now, subMinutes(now, minutes)])
      const order = taken && (await findOrder(tx, taken.id))
      if (!order) return false
      await tellOrder(tx, order.id, { events: [{ type: 'unread_alert' }], by: byNobody, now })
      await tellUnread(tx, order, now)
      await remind(tx, context, { order, now })
      return true
    })
  while (await next()) told += 1
  return told ? `Commandes non lues : ${told}` : undefined
}
