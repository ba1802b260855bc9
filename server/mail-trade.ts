import type { MailTrade } from './mail/send-mail'
import { orderMailFate } from './orders/mail-fate'
import type { OrderDocument } from './orders/pdf/order-document'
import { orderPdf } from './orders/pdf/order-pdf'
import type { KeptSettlement } from './rebates/mail-invoiced'
import { rfaSheet } from './rebates/rfa-pdf'
import { sheetPdf } from './trade/sheet-pdf'

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
    rfa: (of) => {
      const { page, organisation } = of as KeptSettlement
      return sheetPdf(rfaSheet(page, organisation))
    },
  },
}
