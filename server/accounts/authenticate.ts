import type { FastifyRequest } from 'fastify'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'
import type { Database } from '../database/connect'
import { loadActor, type SessionState } from './load-actor'
import { hashOf, isSecret } from './secrets'
import { after, lifetimes } from './sessions'

type Loaded = { actor: Actor; state: SessionState } | undefined
interface Entry {
  at: number
  loaded: Promise<Loaded>
}

/** An answer serves for half a second: what ends a session is felt everywhere within a second. */
const freshFor = 500
const mostEntries = 10_000
/** The last activity is written once a minute. */
const seenEvery = 60_000

const caches = new WeakMap<Database, Map<string, Entry>>()

function cacheOf(db: Database): Map<string, Entry> {
  const known = caches.get(db)
  if (known) return known
  const made = new Map<string, Entry>()
  caches.set(db, made)
  return made
}

/** Forgets what is remembered of actors: in this process a change of rights or a logout is felt at once. */
export const forgetActors = (db: Database): void => cacheOf(db).clear()

/** The secret in the `authorization` header, raw or after `Bearer `. */
export function tokenIn(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const text = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim()
  return isSecret(text) ? text : undefined
}

async function load({ db, now }: Context, hash: string): Promise<Loaded> {
  const at = now()
  const idleSince = after(at, -lifetimes.idle)
  return db.system('session', async (tx) => {
    const loaded = await loadActor(tx, db, { hash, now: at, idleSince })
    if (loaded && at.getTime() - loaded.state.seen.getTime() >= seenEvery)
      await tx.query(
        `update session set seen_at = greatest(seen_at, $2) where id = $1 or id = (select parent_id from session where id = $1)`,
        [loaded.state.sessionId, at],
      )
    return loaded
  })
}

function remembered(context: Context, hash: string): Promise<Loaded> {
  const cache = cacheOf(context.db)
  const known = cache.get(hash)
  if (known && performance.now() - known.at < freshFor) return known.loaded
  if (cache.size >= mostEntries) cache.clear()
  const loaded = load(context, hash)
  cache.set(hash, { at: performance.now(), loaded })
  loaded.catch(() => cache.delete(hash))
  return loaded
}

/** Who makes a request; err298 when the token is missing, past, or its session over. */
export async function authenticate(context: Context, request: FastifyRequest): Promise<Actor> {
  const token = tokenIn(request)
  const found = token ? await remembered(context, hashOf(token)) : undefined
  if (!found || found.state.expires <= context.now()) throw new ApiError('err298')
  return found.actor
}
