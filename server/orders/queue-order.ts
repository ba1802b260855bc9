import { orderSent } from '../../i18n/fr/order-mails'
import { orderPdf as pdfTexts } from '../../i18n/fr/order-pdf'
import { orderTexts } from '../../i18n/fr/orders'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { mailProduct, pageAddress } from '../mail/product'
import { queueMail } from '../mail/queue'
import { orderAddresses } from '../trade/order-recipients'
import { mailFacts } from './mail-facts'
import type { OrderRow } from './order-row'
import { readDocument } from './pdf/order-document'
import { createToken, endOfDay, optionInt } from './tokens'

export type MailContext = Pick<Context, 'config' | 'random' | 'now'>

/** A link by which the supplier reads the order, good for some months after its delivery. */
export async function downloadLink(
  tx: Tx,
  context: MailContext,
  order: Pick<OrderRow, 'id' | 'ask_delivery_date'>,
): Promise<string> {
  const days = await optionInt(tx, 'download_token_days_after_delivery', 90)
  const expires = endOfDay(order.ask_delivery_date, days)
  const secret = await createToken(tx, context, {
    orderId: order.id,
    purpose: 'download',
    expires,
    now: context.now(),
  })
  return pageAddress(context.config, '/downloadOrder', secret)
}

/**
 * Puts the order in the outbox, what its PDF says attached (domain §5.6): `copy` 0 is the one sending, whose key never comes twice
 * (I-10); others are duplicates and say so.
 */
export async function queueOrder(
  tx: Tx,
  context: MailContext,
  { order, copy = 0 }: { order: OrderRow; copy?: number },
): Promise<void> {
  const [facts, to] = [await mailFacts(tx, order.id), await orderAddresses(tx, order)]
  const document = await readDocument(tx, order.id)
  const product = mailProduct(context.config)
  const address = await downloadLink(tx, context, order)
  const mail = orderSent({
    ...product,
    ...facts,
    address,
    ...(copy ? { duplicata: orderTexts.duplicata } : {}),
  })
  const kind = copy ? 'order_resent' : 'order_sent'
  await queueMail(
    tx,
    {
      kind,
      to,
      mail,
      config: context.config,
      uniqueKey: `${kind}:${order.id}${copy ? `:${copy}` : ''}`,
      about: { model: 'Order', id: order.id },
      attachments: [
        {
          filename: pdfTexts.file,
          mime_type: 'application/pdf',
          drawn: 'order',
          of: { document, isCopy: copy > 0 },
        },
      ],
      ...(facts.sender ? { from: facts.sender } : {}),
    },
    context.now(),
  )
}
