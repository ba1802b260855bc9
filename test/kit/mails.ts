import type { TestApp } from './open-app'

export interface KeptMail extends Record<string, unknown> {
  id: number
  kind: string
  to: string
  subject: string
  text: string
  html: string
  state: string
  attempts: number
  tries: number
  next_attempt_at: string | null
}

/** The mails of the outbox to somebody, the oldest first. */
export const mailsTo = ({ context }: Pick<TestApp, 'context'>, to: string): Promise<KeptMail[]> =>
  context.db.system('outbox', (tx) =>
    tx.query<KeptMail>('select * from email_outbox where "to" = $1 order by id', [to]),
  )

/** The secret of the link in a mail. */
export const secretIn = (mail: Pick<KeptMail, 'text'> | undefined): string =>
  /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
