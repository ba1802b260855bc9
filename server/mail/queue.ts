import type { MailText } from '../../i18n/fr/mails'
import type { MailKind } from '../../resources/content/mail-kinds'
import type { Config } from '../config'
import type { Tx } from '../database/connect'
import type { Attachment } from './attachment'
import { htmlOf, textOf } from './layout'
import { hideLink } from './links'
import { mailProduct } from './product'
import { withOwnTexts } from './render'
import { sendMailJob } from './take-mail'

export interface Mail {
  kind: MailKind
  to: string | readonly string[]
  mail: MailText
  config: Config
  /** The same key never gives two mails. */
  uniqueKey: string
  /** Sender, where it is a service's and not the product's. */
  from?: string
  attachments?: readonly Attachment[]
  about?: { model: string; id: number }
}

/**
 * Puts a mail in the outbox, in the transaction of what it tells; answers whether it is a new one. A link with a token is
 * sealed: it stands readable in the mail that leaves only.
 */
export async function queueMail(tx: Tx, of: Mail, now: Date): Promise<boolean> {
  const { mail, sealed } = hideLink(of.config, await withOwnTexts(tx, of.mail), of.uniqueKey)
  const product = mailProduct(of.config)
  const to = [of.to].flat().join(', ')
  const [row] = await tx.query<{ id: number }>(
    `insert into email_outbox (kind, "from", "to", subject, text, html, attachments, unique_key, state, attempts, tries,
       next_attempt_at, about_model, about_id, "createdAt", "updatedAt", sealed_link)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'queued', 0, 0, $9, $10, $11, $9, $9, $12) on conflict do nothing returning id`,
    [
      of.kind,
      of.from ?? null,
      to,
      mail.subject,
      textOf(mail, product),
      htmlOf(mail, product),
      of.attachments?.length ? JSON.stringify(of.attachments) : null,
      of.uniqueKey,
      now,
      of.about?.model ?? null,
      of.about?.id ?? null,
      sealed,
    ],
  )
  if (row) await sendMailJob(tx, row.id, { to, due: now })
  return row !== undefined
}
