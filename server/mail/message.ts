import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config'
import type { FileStore } from '../storage/file-store'
import { bytesOf, type Drawings } from './attachment'
import { hashOf } from './hash'
import { revealLink } from './links'
import type { TakenMail } from './take-mail'

interface Making {
  config: Config
  files: FileStore
  drawings?: Drawings
}

/** How a mail is called, before the domain: it follows from its key. */
export const nameOf = (uniqueKey: string): string => hashOf(uniqueKey).slice(0, 32)

/** A mail that leaves twice after a power cut is seen as one. */
const messageId = (mail: TakenMail, domain: string) => `<${nameOf(mail.unique_key)}@${domain}>`

/** The message of a mail, its documents fetched and drawn: no transaction is open meanwhile. */
export async function messageOf(mail: TakenMail, { config, ...making }: Making): Promise<SendMailOptions> {
  const sender = config.smtp?.from ?? 'no-reply@localhost'
  const address = sender.replace(/^.*<|>.*$/g, '')
  const { text, html } = revealLink(config, mail)
  const attachments = []
  for (const one of mail.attachments ?? []) {
    const content = await bytesOf(one, making)
    if (content) attachments.push({ filename: one.filename, contentType: one.mime_type, content })
  }
  return {
    from: mail.from ?? (sender.includes('<') ? sender : { name: config.productName, address: sender }),
    to: mail.to,
    subject: mail.subject,
    text,
    html: html ?? undefined,
    messageId: messageId(mail, address.split('@')[1] ?? 'localhost'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(attachments.length ? { attachments } : {}),
  }
}
