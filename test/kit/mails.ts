import type { SendMailOptions } from 'nodemailer'
import { hashOf } from '../../server/mail/hash'
import { revealLink } from '../../server/mail/links'
import type { TestApp } from './open-app'

export interface KeptMail extends Record<string, unknown> {
  id: number
  kind: string
  to: string
  subject: string
  text: string
  html: string
  sealed_link: string | null
  unique_key: string
  state: string
  attempts: number
  tries: number
  next_attempt_at: string | null
}

/** The mails of the outbox to somebody, the oldest first, as they leave: with the links that the outbox hides. */
export async function mailsTo({ context }: Pick<TestApp, 'context'>, to: string): Promise<KeptMail[]> {
  const rows = await context.db.system('outbox', (tx) =>
    tx.query<KeptMail>('select * from email_outbox where "to" = $1 order by id', [to]),
  )
  return rows.map((row) => ({ ...row, ...revealed(context, row) }))
}

type Context = Pick<TestApp['context'], 'db' | 'config'>
type Texts = Pick<KeptMail, 'text' | 'html'>

/** What has left each database by `sendMails`, by message: a recipient still has the link that the outbox has forgotten. */
const received = new WeakMap<Context['db'], Map<string, Texts>>()
const idOf = (uniqueKey: string) => hashOf(uniqueKey).slice(0, 32)

/** Remembers a message as its recipient has it. */
export function remember({ db }: Context, { messageId, text, html }: SendMailOptions): void {
  const mails = received.get(db) ?? new Map<string, Texts>()
  received.set(
    db,
    mails.set(String(messageId).slice(1, 33), { text: String(text), html: String(html ?? '') }),
  )
}

/** The texts of a kept mail with its link: as it will leave, or as it has left. */
export function revealed({ db, config }: Context, row: KeptMail): Texts {
  const { text, html } = revealLink(config, row)
  return received.get(db)?.get(idOf(row.unique_key)) ?? { text, html: html ?? '' }
}

/** The secret of the link in a mail. */
export const secretIn = (mail: Pick<KeptMail, 'text'> | undefined): string =>
  /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
