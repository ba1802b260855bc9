import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { emailOutbox } from '../../resources/content/email-outbox'
import type { RowOf } from '../../resources/schema/infer'
import type { Database, Tx } from '../database/connect'
import type { Attachment } from './attachment'

/** A mail of the outbox while this process sends it. */
export interface Claimed
  extends RowOf<
    typeof emailOutbox,
    | ('id' | 'from' | 'to' | 'subject' | 'text' | 'html' | 'sealed_link' | 'unique_key' | 'attempts')
    | ('tries' | 'unreachable_since' | 'kind' | 'about_model' | 'about_id')
  > {
  attachments: Attachment[] | null
  domain: string
}

/** Milliseconds: what a sending may take in all, after which another process takes the mail; the largest gap between two clocks. */
export const lease = 360_000
const skew = 300_000
/** The longest wait between two tries. */
export const longestPause = 1_800_000

const domain = `lower(substring("to" from '@([^,;> ]+)'))`

/**
 * A moment that lies further ahead than anything we write is one of a clock that ran ahead: it is not waited for. What is due is
 * read before the update: read within it, it is read again for each row where the planner likes, and each time takes another.
 */
const claimSql = `
  with due as materialized (select id, ${domain} as domain from email_outbox
    where state = 'queued'
      and (next_attempt_at <= $1 or next_attempt_at > $3 or (attempts = 0 and next_attempt_at > $4))
      and (leased_until is null or leased_until <= $1 or leased_until > $5)
      and coalesce(${domain}, '') <> all($6::text[])
    order by next_attempt_at, id limit 1 for update skip locked)
  update email_outbox e set attempts = e.attempts + 1, tries = e.tries + 1, leased_until = $2, "updatedAt" = $1
  from due where e.id = due.id
  returning e.id, e."from", e."to", e.subject, e.text, e.html, e.sealed_link, e.attachments, e.unique_key, e.attempts, e.tries,
    e.unreachable_since, e.kind, e.about_model, e.about_id, coalesce(due.domain, '') as domain`

/**
 * Takes the oldest mail that is due, but for those to `busy` domains: it is this process's until its lease runs out, and counted
 * as tried from now on, so that nothing is sent for ever by processes that die of it.
 */
export function claimMail(
  db: Pick<Database, 'system'>,
  now: Date,
  busy: readonly string[],
): Promise<Claimed | undefined> {
  const after = (milliseconds: number) => addMilliseconds(now, milliseconds)
  const moments = [now, after(lease), after(longestPause + skew), after(skew), after(lease + skew)]
  return db.system('outbox', async (tx: Tx) => {
    const [row] = await tx.query<Claimed>(claimSql, [...moments, busy])
    return row
  })
}
