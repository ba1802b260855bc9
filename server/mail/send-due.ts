import type { SendMailOptions } from 'nodemailer'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { hashOf } from './hash'
import type { Post } from './post'
import type { Attachment } from './queue'

/** Minutes before each further try; after the last one the mail is given up (domain §5.6). */
const waits = [1, 5, 15] as const

interface Row extends Record<string, unknown> {
  id: number
  from: string | null
  to: string
  subject: string
  text: string
  html: string | null
  attachments: Attachment[] | null
  unique_key: string
  attempts: number
}

type Deps = Pick<Context, 'db' | 'config' | 'now' | 'log'> & { post: Post }

const takeSql = `select id, "from", "to", subject, text, html, attachments, unique_key, attempts from email_outbox
  where state = 'queued' and next_attempt_at <= $1 order by next_attempt_at, id limit 1 for update skip locked`

/** The Message-ID follows from the mail's key: a mail that leaves twice after a power cut is seen as one. */
const messageId = (row: Row, domain: string) => `<${hashOf(row.unique_key).slice(0, 32)}@${domain}>`

function messageOf(row: Row, { config }: Deps): SendMailOptions {
  const sender = config.smtp?.from ?? 'no-reply@localhost'
  const address = sender.replace(/^.*<|>.*$/g, '')
  return {
    from: row.from ?? (sender.includes('<') ? sender : { name: config.productName, address: sender }),
    to: row.to,
    subject: row.subject,
    text: row.text,
    html: row.html ?? undefined,
    messageId: messageId(row, address.split('@')[1] ?? 'localhost'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: row.attachments?.map(({ filename, mime_type, content }) => ({
      filename,
      contentType: mime_type,
      content: Buffer.from(content, 'base64'),
    })),
  }
}

/** Links that open an account are not kept once the mail has really left, or will never leave. */
const withoutLinks = (text: string | null) => text?.replace(/([?&](?:amp;)?token=)[\w-]+/g, '$1…') ?? null

async function keepSent(tx: Tx, row: Row, providerId: string, { config, now }: Deps): Promise<void> {
  const [text, html] = config.smtp ? [withoutLinks(row.text), withoutLinks(row.html)] : [row.text, row.html]
  await tx.query(
    `update email_outbox set state = 'sent', sent_at = $2, "updatedAt" = $2, attempts = attempts + 1, provider_id = $3,
       last_error = null, next_attempt_at = null, text = $4, html = $5 where id = $1`,
    [row.id, now(), providerId, text, html],
  )
}

const isFinal = (error: unknown) => {
  const code =
    error !== null && typeof error === 'object' && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500
}

async function keepFailure(tx: Tx, row: Row, error: unknown, { now, log }: Deps): Promise<void> {
  const wait = isFinal(error) ? undefined : waits[row.attempts]
  const next = wait === undefined ? null : new Date(now().getTime() + wait * 60_000)
  const reason = error instanceof Error ? error.message : String(error)
  log.warn({ mail: row.id, attempts: row.attempts + 1, final: next === null }, 'mail not sent')
  await tx.query(
    `update email_outbox set state = $2, attempts = attempts + 1, next_attempt_at = $3, last_error = $4, "updatedAt" = $5,
       text = $6, html = $7 where id = $1`,
    [
      row.id,
      next ? 'queued' : 'bounced',
      next,
      reason.slice(0, 2000),
      now(),
      ...(next ? [row.text, row.html] : [withoutLinks(row.text), withoutLinks(row.html)]),
    ],
  )
}

/** Sends the oldest mail that is due; answers whether there was one. Other processes skip the row while it is held. */
async function sendNext(deps: Deps): Promise<boolean> {
  return deps.db.system('outbox', async (tx) => {
    const [row] = await tx.query<Row>(takeSql, [deps.now()])
    if (!row) return false
    try {
      await keepSent(tx, row, await deps.post(messageOf(row, deps)), deps)
    } catch (error) {
      await keepFailure(tx, row, error, deps)
    }
    return true
  })
}

/** Sends every mail that is due, one after the other, a hundred at most; answers how many were tried. */
export async function sendDueMails(deps: Deps): Promise<number> {
  let tried = 0
  while (tried < 100 && (await sendNext(deps))) tried += 1
  return tried
}
