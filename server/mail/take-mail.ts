import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { emailOutbox } from '../../resources/content/email-outbox'
import type { RowOf } from '../../resources/schema/infer'
import type { Database, Tx } from '../database/connect'
import { isNotPaused } from '../database/paused'
import { rowJob, sendJob, sendLost } from '../database/send-job'
import type { Attachment } from './attachment'

/** A mail of the outbox while this process sends it. */
export interface TakenMail
  extends RowOf<
    typeof emailOutbox,
    | ('id' | 'from' | 'to' | 'subject' | 'text' | 'html' | 'sealed_link' | 'unique_key' | 'attempts')
    | ('tries' | 'unreachable_since' | 'kind' | 'about_model' | 'about_id')
  > {
  attachments: Attachment[] | null
}

/** Milliseconds: the longest wait between two tries. */
export const longestPause = 1_800_000
/** Milliseconds: how long the release before, whose senders share the outbox during a rollout, leaves a taken mail alone; the largest gap between two clocks. */
const [reserved, skew] = [360_000, 300_000]

/** The kind of the job that sends a mail. */
export const mailKind = 'mail'

const domainPattern = /@([^,;> ]+)/

/** Sends the job of a mail in the transaction that queues it, or puts it off; two of one domain leave at once. */
export const sendMailJob = (tx: Tx, id: number, { to, due }: { to: string; due: Date }): Promise<string> =>
  sendJob(tx, {
    queue: 'mails',
    data: rowJob(mailKind, id),
    due,
    among: domainPattern.exec(to)?.[1]?.toLowerCase() ?? null,
  })

const takeSql = `update email_outbox set attempts = attempts + 1, tries = tries + 1, leased_until = $2, "updatedAt" = $1
  where id = $5 and state = 'queued' and ${isNotPaused} and (leased_until is null or leased_until <= $1 or leased_until > $3 or $4)
  returning id, "from", "to", subject, text, html, sealed_link, attachments, unique_key, attempts, tries, unreachable_since, kind,
    about_model, about_id`

/**
 * Takes a mail that waits, and counts the try beforehand: nothing is sent for ever by processes that die of it. `isRetry`: its
 * last sender is gone.
 */
export function takeMail(
  db: Pick<Database, 'system'>,
  id: number,
  { now, isRetry }: { now: Date; isRetry: boolean },
): Promise<TakenMail | undefined> {
  const after = (milliseconds: number) => addMilliseconds(now, milliseconds)
  const values = [now, after(reserved), after(reserved + skew), isRetry, id]
  return db.system('outbox', async (tx: Tx) => {
    const [row] = await tx.query<TakenMail>(takeSql, values)
    return row
  })
}

/** Sends the jobs of mails that have been due for a minute and that no queue knows of. Answers how many. */
export const sendLostMails = (tx: Tx, now: Date): Promise<number> =>
  sendLost(tx, {
    ...{ queue: 'mails', kind: mailKind, values: [addMilliseconds(now, -60_000)] },
    rows: `select id, next_attempt_at as due, lower(substring("to" from '@([^,;> ]+)')) as among from email_outbox
      where state = 'queued' and ${isNotPaused} and next_attempt_at < $1 order by id limit 500`,
  })
