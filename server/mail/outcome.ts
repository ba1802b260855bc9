import { addMinutes } from 'date-fns/addMinutes'
import type { emailOutbox } from '../../resources/content/email-outbox'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { failureOf } from './failure'
import { withoutLinks } from './links'
import { longestPause, sendMailJob, type TakenMail } from './take-mail'

/** Minutes before each further try of a mail that is not taken; after the last one it is given up (domain §5.6). */
const waits = [1, 5, 15] as const
const minute = 60_000
/** Milliseconds of an unreachable server: until people are told, until the mail is given up. */
const [toldAfter, givenUpAfter] = [21 * minute, 24 * 60 * minute]

/** Mails whose link opens an account: it is not kept once the mail will never leave, so they are not sent again. */
export const personalKinds: ReadonlySet<string> = new Set([
  'compte_creation',
  'mot_de_passe_oublie',
  'adresse_a_confirmer',
  'entreprise_a_confirmer',
  'code_connexion',
])

/** What became of a mail, told to whom it is about in the transaction that keeps it; `late`: it is still tried. */
export interface MailFate extends RowOf<typeof emailOutbox, 'id' | 'kind' | 'to'> {
  state: 'sent' | 'late' | 'bounced'
  error: string | null
}
/** By the model that a mail is about (`about_model`). */
export type MailFates = Readonly<
  Record<string, ((tx: Tx, aboutId: number, fate: MailFate, now: Date) => Promise<void>) | undefined>
>

type Deps = Pick<Context, 'db' | 'config' | 'now' | 'log'> & { fates?: MailFates }

async function tellFate(
  tx: Tx,
  mail: TakenMail,
  { fate, deps }: { fate: Pick<MailFate, 'state' | 'error'>; deps: Deps },
) {
  const { id, kind, to, about_model, about_id } = mail
  if (about_model === null || about_id === null) return
  await deps.fates?.[about_model]?.(tx, about_id, { id, kind, to, ...fate }, deps.now())
}

/** A mail that another process has taken meanwhile is that one's to tell. */
const isMine = '"id" = $1 and attempts = $2 and state = \'queued\''

/** Keeps that a mail has left; its link is its reader's alone from now on. */
export function keepSent(mail: TakenMail, providerId: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  return db.system('outbox', async (tx) => {
    const kept = await tx.query(
      `update email_outbox set state = 'sent', sent_at = $3, "updatedAt" = $3, provider_id = $4, last_error = null,
         next_attempt_at = null, leased_until = null, unreachable_since = null, text = $5, html = $6, sealed_link = null where ${isMine} returning id`,
      [mail.id, mail.attempts, now(), providerId, withoutLinks(mail.text), withoutLinks(mail.html)],
    )
    if (kept.length) await tellFate(tx, mail, { fate: { state: 'sent', error: null }, deps })
  })
}

interface Next {
  /** When it is tried again; null: it is given up. */
  at: Date | null
  tries: number
  unreachableSince: Date | null
  /** Whether people are told now that it is late. */
  isLate: boolean
}

/** A server that is not there: the try does not count, and is made again after a growing pause. */
function afterSilence({ tries, unreachable_since }: TakenMail, now: Date): Next {
  const since = new Date(Math.min(Date.parse(unreachable_since ?? '') || now.getTime(), now.getTime()))
  const gone = now.getTime() - since.getTime()
  const wait = gone < minute ? 1 : gone < 6 * minute ? 5 : gone < toldAfter ? 15 : longestPause / minute
  return {
    at: gone >= givenUpAfter ? null : addMinutes(now, wait),
    tries: tries - 1,
    unreachableSince: since,
    isLate: gone >= toldAfter,
  }
}

function nextOf(mail: TakenMail, error: unknown, now: Date): Next {
  const failure = failureOf(error)
  if (failure === 'unreachable') return afterSilence(mail, now)
  const wait = failure === 'rejected' ? undefined : waits[mail.tries - 1]
  const at = wait === undefined ? null : addMinutes(now, wait)
  return { at, tries: mail.tries, unreachableSince: null, isLate: false }
}

/** Keeps why a mail did not leave, and when it is tried again. */
export function keepFailure(mail: TakenMail, error: unknown, deps: Deps): Promise<void> {
  const { db, log, now } = deps
  const { at, tries, unreachableSince, isLate } = nextOf(mail, error, now())
  const reason = error instanceof Error ? error.message : String(error)
  log.warn({ mail: mail.id, attempts: mail.attempts, final: at === null, reason }, 'mail not sent')
  const isLost = !at && personalKinds.has(mail.kind)
  const [text, html] = isLost ? [withoutLinks(mail.text), withoutLinks(mail.html)] : [mail.text, mail.html]
  return db.system('outbox', async (tx) => {
    const kept = await tx.query(
      `update email_outbox set state = $3, tries = $4, next_attempt_at = $5, unreachable_since = $6, leased_until = null,
         last_error = $7, "updatedAt" = $8, text = $9, html = $10, sealed_link = case when $11 then null else sealed_link end where ${isMine} returning id`,
      [
        ...[mail.id, mail.attempts, at ? 'queued' : 'bounced', tries, at, unreachableSince],
        ...[reason.slice(0, 2000), now(), text, html, isLost],
      ],
    )
    if (!kept.length) return
    if (at) await sendMailJob(tx, mail.id, { to: mail.to, due: at })
    if (!at) await tellFate(tx, mail, { fate: { state: 'bounced', error: reason }, deps })
    else if (isLate) await tellFate(tx, mail, { fate: { state: 'late', error: reason }, deps })
  })
}
