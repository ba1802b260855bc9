import { orderTexts } from '../../i18n/fr/orders'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { type By, byNobody } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { findOrder, type OrderRow } from './order-row'
import { type OrderDocument, readDocument } from './pdf/order-document'
import { orderPdf } from './pdf/order-pdf'
import { tellRead } from './tell-people'
import { findToken } from './tokens'

/** T12: the first time only, the order becomes read (domain §5.7). Reading an order that left in another way changes nothing. */
export async function markRead(tx: Tx, order: OrderRow, { by, now }: { by: By; now: Date }): Promise<void> {
  if (order.status !== '300' || order.is_cancelled) return
  await transition(tx, order, {
    verb: 'read',
    by,
    now,
    set: { ack_order_date: now },
    events: [{ type: 'read' }],
  })
  await tellRead(tx, order, now)
}

export interface OrderFile {
  number: string
  pdf: Buffer
}

/** Draws what was read of an order; its transaction is over. */
export const orderFile = async (document: OrderDocument): Promise<OrderFile> => ({
  number: document.number,
  pdf: await orderPdf(document),
})

/** What whoever holds the token downloads; the first time is the reading. */
export async function documentOfToken(tx: Tx, secret: string, now: Date): Promise<OrderDocument> {
  const token = await findToken(tx, secret, { purposes: ['download', 'confirm'], now })
  const order = token && (await findOrder(tx, token.order_id))
  if (!token || !order) throw new ApiError('err404', { display: orderTexts.invalidLink })
  await markRead(tx, order, { by: byNobody, now })
  await tx.query('update "order_token" set used_at = coalesce(used_at, $2) where id = $1', [token.id, now])
  return readDocument(tx, order.id)
}
