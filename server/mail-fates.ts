import type { MailFates } from './mail/send-due'
import { orderMailFate } from './orders/mail-fate'

/** Who hears of what became of the mails that are about it. */
export const mailFates: MailFates = { Order: orderMailFate }
