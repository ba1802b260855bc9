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
  kind: string
  about_model: string | null
  about_id: number | null
}

/** Mails whose link opens an account: it is not kept once the mail will never leave, so they are not sent again. */
export const personalKinds: ReadonlySet<string> = new Set(['compte_creation', 'mot_de_passe_oublie'])

/** What became of a mail, told to whom it is about in the transaction that keeps it. */
export interface MailFate {
  id: number
  kind: string
  state: 'sent' | 'bounced'
  to: string
  error: string | null
}
/** By the model that a mail is about (`about_model`). */
export type MailFates = Readonly<
  Record<string, ((tx: Tx, aboutId: number, fate: MailFate, now: Date) => Promise<void>) | undefined>
>

type Deps = Pick<Context, 'db' | 'config' | 'now' | 'log'> & { post: Post; fates?: MailFates }

const takeSql = `select id, "from", "to", subject, text, html, attachments, unique_key, attempts, kind, about_model, about_id
  from email_outbox
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

async function tellFate(
  tx: Tx,
  row: Row,
  state: MailFate['state'],
  error: string | null,
  deps: Deps,
): Promise<void> {
  const { id, kind, to, about_model, about_id } = row
  if (about_model === null || about_id === null) return
  await deps.fates?.[about_model]?.(tx, about_id, { id, kind, state, to, error }, deps.now())
}

async function keepSent(tx: Tx, row: Row, providerId: string, deps: Deps): Promise<void> {
  const { config, now } = deps
  const [text, html] = config.smtp ? [withoutLinks(row.text), withoutLinks(row.html)] : [row.text, row.html]
  await tx.query(
    `update email_outbox set state = 'sent', sent_at = $2, "updatedAt" = $2, attempts = attempts + 1, provider_id = $3,
       last_error = null, next_attempt_at = null, text = $4, html = $5 where id = $1`,
    [row.id, now(), providerId, text, html],
  )
  await tellFate(tx, row, 'sent', null, deps)
}

const isFinal = (error: unknown) => {
  const code =
    error !== null && typeof error === 'object' && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500
}

async function keepFailure(tx: Tx, row: Row, error: unknown, deps: Deps): Promise<void> {
  const { now, log } = deps
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
      ...(next || !personalKinds.has(row.kind)
        ? [row.text, row.html]
        : [withoutLinks(row.text), withoutLinks(row.html)]),
    ],
  )
  if (!next) await tellFate(tx, row, 'bounced', reason, deps)
}

/** Sends the oldest mail that is due; answers whether there was one. Other processes skip the row while it is held. */
async function sendNext(deps: Deps): Promise<boolean> {
  return deps.db.system('outbox', async (tx) => {
    const [row] = await tx.query<Row>(takeSql, [deps.now()])
    if (!row) return false
    const posted = await deps.post(messageOf(row, deps)).then(
      (id) => ({ id }),
      (error: unknown) => ({ error }),
    )
    if ('id' in posted) await keepSent(tx, row, posted.id, deps)
    else await keepFailure(tx, row, posted.error, deps)
    return true
  })
}

/** Sends every mail that is due, one after the other, a hundred at most; answers how many were tried. */
export async function sendDueMails(deps: Deps): Promise<number> {
  let tried = 0
  while (tried < 100 && (await sendNext(deps))) tried += 1
  return tried
}
