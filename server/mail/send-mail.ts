import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../api/context'
import { isAway } from '../database/away'
import type { Drawings } from './attachment'
import { messageOf } from './message'
import { keepFailure, keepSent, type MailFates } from './outcome'
import type { Post } from './post'
import { type TakenMail, takeMail } from './take-mail'

export { type MailFate, type MailFates, personalKinds } from './outcome'

/** What the trade gives to its mails: who hears of them, and who draws their documents. */
export interface MailTrade {
  fates?: MailFates
  drawings?: Drawings
}

export type MailDeps = Pick<Context, 'db' | 'config' | 'files' | 'now' | 'log'> & { post: Post } & MailTrade

/** Times that a mail is handed out at most without an outcome. */
const mostTries = 4
/** Seconds that an outcome waits for a database that is away. */
const insistence = 120

/** Writes down an outcome although the database is away for a while: what has left must not leave again. */
async function insist(write: () => Promise<void>, tries: number): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await write()
    } catch (error) {
      if (left <= 0 || !isAway(error)) throw error
      await sleep(1000)
    }
  }
}

/** Sends a taken mail, and keeps what became of it. No transaction is open while it leaves. */
async function leave(mail: TakenMail, deps: MailDeps, signal?: AbortSignal): Promise<void> {
  if (mail.tries > mostTries) return keepFailure(mail, new Error('Envoi interrompu à chaque essai'), deps)
  const posted = await messageOf(mail, deps)
    .then((message) => deps.post(message, signal))
    .then(
      (id) => ({ id }),
      (error: unknown) => ({ error }),
    )
  // A sender that is told to stop tells nothing of the mail: its job is done again.
  if (signal?.aborted && 'error' in posted) throw posted.error
  await insist(
    () => ('id' in posted ? keepSent(mail, posted.id, deps) : keepFailure(mail, posted.error, deps)),
    insistence,
  )
}

/** Sends one mail of the outbox, where it is due; answers whether it was tried. */
export async function sendMail(
  deps: MailDeps,
  id: number,
  { isRetry, signal }: { isRetry: boolean; signal?: AbortSignal },
): Promise<boolean> {
  const mail = await takeMail(deps.db, id, { now: deps.now(), isRetry })
  if (!mail) return false
  await leave(mail, deps, signal)
  return true
}
