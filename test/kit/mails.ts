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

/** The texts of a kept mail with its link. */
export const revealed = ({ config }: Pick<TestApp['context'], 'config'>, row: KeptMail) => {
  const { text, html } = revealLink(config, row)
  return { text, html: html ?? '' }
}

/** The secret of the link in a mail. */
export const secretIn = (mail: Pick<KeptMail, 'text'> | undefined): string =>
  /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
