import type { SendMailOptions } from 'nodemailer'
import type { Attachment } from '../../server/mail/attachment'
import { createPost } from '../../server/mail/post'
import { mailTrade } from '../../server/mail-trade'
import { type KeptMail, remember, revealed } from './mails'
import type { TestApp } from './open-app'
import { sendDueMails } from './send-due-mails'

/** Sends what is due, as the worker does; answers the messages that left. With `refuse`, none does. */
export async function sendMails({ context }: TestApp, refuse?: string): Promise<SendMailOptions[]> {
  const left: SendMailOptions[] = []
  const post = async (message: SendMailOptions) => {
    if (refuse) throw new Error(refuse)
    left.push(message)
    remember(context, message)
    return `sent ${left.length}`
  }
  await sendDueMails({ ...context, post, ...mailTrade })
  return left
}

/** Sends what is due through a real SMTP server, as the worker does. */
export function sendThrough({ context }: TestApp, url: string): Promise<number> {
  const config = { ...context.config, smtp: { url, from: 'portail@valae.example' } }
  return sendDueMails({ ...context, config, post: createPost(config), ...mailTrade })
}

export interface OutboxRow extends Record<string, unknown> {
  id: number
  kind: string
  from: string | null
  to: string
  subject: string
  text: string
  state: string
  attachments: Attachment[] | null
}

/** The mails about an order, of one kind or all, as they leave. */
export async function mailsAbout({ context }: TestApp, orderId: number, kind?: string): Promise<OutboxRow[]> {
  const rows = await context.db.system('outbox', (tx) =>
    tx.query<OutboxRow & KeptMail>(
      `select * from email_outbox where about_id = $1 and about_model like 'Order%' and ($2::text is null or kind = $2) order by id`,
      [orderId, kind ?? null],
    ),
  )
  return rows.map((row) => ({ ...row, ...revealed(context, row) }))
}

export interface Told extends Record<string, unknown> {
  kind: string
  /** What it leads to. */
  model: string
  title: string
  body: string
  user: string
  /** Whether it still stands among what the person is told. */
  isOpen: boolean
}

/** Who was told what of an order, by first name. */
export const toldOf = ({ context }: TestApp, orderId: number, kind?: string): Promise<Told[]> =>
  context.db.system('notifications', (tx) =>
    tx.query<Told>(
      `select n.kind, n.model, n.title, n.body, u.first_name as user, n."deletedAt" is null as "isOpen" from notification n join "user" u on u.id = n.user_id
       where n.entity_id = $1 and n.model in ('Order', 'Cart', 'Order_to_validate') and ($2::text is null or n.kind = $2) order by n.id`,
      [orderId, kind ?? null],
    ),
  )
