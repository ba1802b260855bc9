import type { MailProduct, MailText } from './mails'

/** One notification as its mail tells it. */
export interface NotificationMail {
  title: string
  body: string
  /** The page that it is about. */
  address?: string
}

/** `notification`: somebody is told of one thing. */
export const notificationMail = (of: MailProduct & NotificationMail & { firstName: string }): MailText => ({
  subject: of.title,
  paragraphs: [`Bonjour ${of.firstName},`, of.body],
  ...(of.address ? { link: { label: 'Ouvrir dans le portail', address: of.address } } : {}),
  notes: ['Vous choisissez les e-mails que vous recevez dans la boîte de notifications du portail.'],
})

/** `recap_quotidien`: everything that happened since the last recap. */
export const digestMail = (
  of: MailProduct & { firstName: string; items: readonly NotificationMail[] },
): MailText => ({
  subject:
    of.items.length > 1
      ? `Votre récapitulatif : ${of.items.length} notifications`
      : 'Votre récapitulatif : 1 notification',
  paragraphs: [
    `Bonjour ${of.firstName},`,
    ...of.items.map(({ title, body, address }) => [`${title} – ${body}`, address].filter(Boolean).join('\n')),
  ],
  notes: ['Vous choisissez les e-mails que vous recevez dans la boîte de notifications du portail.'],
})
