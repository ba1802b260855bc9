import type { MailTrade } from './mail/send-due'
import { orderMailFate } from './orders/mail-fate'
import type { OrderDocument } from './orders/pdf/order-document'
import { orderPdf } from './orders/pdf/order-pdf'

/** What an order's mail keeps of its document (`queueOrder`). */
type KeptOrder = { document: OrderDocument; isCopy: boolean }

/** Who hears of what became of the mails that are about it, and who draws what they carry. */
export const mailTrade: MailTrade = {
  fates: { Order: orderMailFate },
  drawings: {
    order: (of) => {
      const { document, isCopy } = of as KeptOrder
      return orderPdf(document, { isCopy })
    },
  },
}
