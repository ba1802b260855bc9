import type { Database } from '../database/connect'
import type { Context } from './context'
import { recordSecurityEvent, type SecurityEvent } from './security-event'

/** Milliseconds in which what is refused again and again at one place is written down once, and places that are remembered. */
const [quiet, most] = [60_000, 10_000] as const

const lately = new WeakMap<Database, Map<string, number>>()

function placesOf(db: Database): Map<string, number> {
  const known = lately.get(db) ?? new Map<string, number>()
  lately.set(db, known)
  return known
}

/**
 * Writes a refusal to the security journal, in a transaction of its own: the refused act's is undone. Of what comes in floods, one
 * a minute for each kind and place (an address, a person) in this process: a stranger does not fill the journal.
 */
export async function tellRefused(
  { db, now }: Pick<Context, 'db' | 'now'>,
  event: SecurityEvent,
  place: string,
): Promise<void> {
  const [places, at, key] = [placesOf(db), now().getTime(), `${event.kind} ${place}`]
  if (Math.abs(at - (places.get(key) ?? Number.NEGATIVE_INFINITY)) < quiet) return
  if (places.size >= most) places.clear()
  places.set(key, at)
  await db.system('journal', (tx) => recordSecurityEvent(tx, event, now()))
}
