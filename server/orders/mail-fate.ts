import { order as orders } from '../../resources/orders/order'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import type { MailFate } from '../mail/send-mail'
import { byNobody, tellOrder } from '../trade/order-events'
import { findOrder } from './order-row'
import { tellMailError } from './tell-people'

/** Mails that carry the order itself. */
const sendings = ['order_sent', 'order_resent']

/** The order's mail has left, or never will: its state and timeline say so, and a failure is told (domain §5.6). */
export async function orderMailFate(tx: Tx, orderId: number, fate: MailFate, now: Date): Promise<void> {
  if (!sendings.includes(fate.kind)) return
  const order = await findOrder(tx, orderId)
  if (!order) return
  const { state, to, error } = fate
  const tellStaff = (event: string) => tellMailError(tx, order, { reason: error ?? '', now, event })
  if (state === 'late') return tellStaff(`mail ${fate.id} late`)
  await repo({ tx, now, actor: byNobody }, orders).update(orderId, { mail_state: state })
  const type = state === 'sent' ? 'mail_sent' : 'mail_bounced'
  await tellOrder(tx, orderId, { events: [{ type, payload: { to, error } }], by: byNobody, now })
  if (state === 'bounced') await tellStaff(`mail ${fate.id}`)
}
