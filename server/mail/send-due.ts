import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../api/context'
import { isAway } from '../database/away'
import type { Drawings } from './attachment'
import { type Claimed, claimMail, lease } from './claim'
import { messageOf } from './message'
import { keepFailure, keepSent, type MailFates } from './outcome'
import type { Post } from './post'

export { type MailFate, type MailFates, personalKinds } from './outcome'

/** What the trade gives to its mails: who hears of them, and who draws their documents. */
export interface MailTrade {
  fates?: MailFates
  drawings?: Drawings
}

export type Deps = Pick<Context, 'db' | 'config' | 'files' | 'now' | 'log'> & { post: Post } & MailTrade

/** Mails on their way at once, and to one domain: a slow far side holds some of the places, never all. */
const [places, placesOfDomain] = [6, 2]
/** Times that a mail is handed out at most without an outcome. */
const mostTries = 4

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

/** Sends a claimed mail, and keeps what became of it. No transaction is open while it leaves. */
async function sendMail(mail: Claimed, deps: Deps): Promise<void> {
  if (mail.tries > mostTries) return keepFailure(mail, new Error('Envoi interrompu à chaque essai'), deps)
  const posted = await messageOf(mail, deps)
    .then(deps.post)
    .then(
      (id) => ({ id }),
      (error: unknown) => ({ error }),
    )
  await insist(
    () => ('id' in posted ? keepSent(mail, posted.id, deps) : keepFailure(mail, posted.error, deps)),
    lease / 1000,
  )
}

/** Mails on their way, a bounded number at once. */
export interface Sender {
  /** Lets mails that are due leave while there is a place; answers how many were taken. */
  fill: () => Promise<number>
  /** Waits until one of those on their way has ended; false when there is none. */
  one: () => Promise<boolean>
  /** Waits for all of them. */
  all: () => Promise<void>
}

/** Opens the places of a process. */
export function openSender(deps: Deps): Sender {
  const leaving = new Map<Promise<void>, string>()
  const busy = () => {
    const domains = [...leaving.values()]
    return [...new Set(domains)].filter(
      (domain) => domains.filter((other) => other === domain).length >= placesOfDomain,
    )
  }
  const start = (mail: Claimed) => {
    const sending = sendMail(mail, deps)
      .catch((error: unknown) => deps.log.error({ err: error, mail: mail.id }, 'outbox'))
      .finally(() => leaving.delete(sending))
    leaving.set(sending, mail.domain)
  }
  const fill = async () => {
    let taken = 0
    while (leaving.size < places) {
      const mail = await claimMail(deps.db, deps.now(), busy())
      if (!mail) break
      start(mail)
      taken += 1
    }
    return taken
  }
  return {
    fill,
    one: async () => {
      if (!leaving.size) return false
      await Promise.race(leaving.keys())
      return true
    },
    all: async () => void (await Promise.all(leaving.keys())),
  }
}

/** Sends every mail that is due, a hundred at most; answers how many were tried. */
export async function sendDueMails(deps: Deps): Promise<number> {
  const sender = openSender(deps)
  let tried = 0
  do tried += await sender.fill()
  while (tried < 100 && (await sender.one()))
  await sender.all()
  return tried
}
