import type { FastifyRequest } from 'fastify'
import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { securitySource } from '../api/security-event'
import { tellRefused } from '../api/tell-refused'
import type { Actor } from '../database/actor'
import type { Database } from '../database/connect'
import { loadActor, loadActors, type SessionPurpose } from './load-actor'
import { loadKeyActor } from './load-key'
import { hashOf, isKey, isSecret } from './secrets'
import { after, lifetimes } from './sessions'

type Loaded = { actor: Actor; expires: Date } | undefined
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

type Asking = Pick<FastifyRequest, 'headers'>

/** The specification's download of a file names its session in a header of its own, `token`. */
const authorizationOf = ({ headers }: Asking) =>
  (headers.authorization ?? [headers.token].flat()[0])?.replace(/^Bearer\s+/i, '').trim()

/** The secret in the `authorization` header, raw or after `Bearer `. */
export function tokenIn(request: Asking): string | undefined {
  const text = authorizationOf(request)
  return isSecret(text) ? text : undefined
}

/** The key of the API in the `authorization` header, or in `x-api-key` where there is none. */
function keyIn(request: Asking): string | undefined {
  const text = authorizationOf(request) ?? request.headers['x-api-key']
  return isKey(text) ? text : undefined
}

async function loadSession(
  { db, now }: Context,
  { hash, purpose }: { hash: string; purpose: SessionPurpose },
): Promise<Loaded> {
  const at = now()
  const idleSince = after(at, -lifetimes.idle)
  return db.system('session', async (tx) => {
    const loaded = await loadActor(tx, db, { hash, purpose, now: at, idleSince })
    if (loaded && at.getTime() - loaded.state.seen.getTime() >= seenEvery)
      await tx.query(
        `update session set seen_at = greatest(seen_at, $2) where id = $1 or id = (select parent_id from session where id = $1)`,
        [loaded.state.sessionId, at],
      )
    return loaded && { actor: loaded.actor, expires: loaded.state.expires }
  })
}

const loadKey = (
  { db, now }: Context,
  { hash, address }: { hash: string; address: string },
): Promise<Loaded> =>
  db.system('session', async (tx) => {
    const at = now()
    const loaded = await loadKeyActor(tx, db, { hash, now: at })
    if (loaded && !(loaded.seen && at.getTime() - loaded.seen.getTime() < seenEvery))
      await tx.query('update api_key set seen_at = $2, seen_address = $3 where hash = $1', [
        hash,
        at,
        address,
      ])
    return loaded
  })

function remembered({ db }: Context, place: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const cache = cacheOf(db)
  const known = cache.get(place)
  if (known && performance.now() - known.at < freshFor) return known.loaded
  if (cache.size >= mostEntries) cache.clear()
  const loaded = load()
  cache.set(place, { at: performance.now(), loaded })
  loaded.catch(() => cache.delete(place))
  return loaded
}

/** Who is behind a secret of a sort; undefined when it is past. */
async function actorOf(context: Context, place: string, load: () => Promise<Loaded>) {
  const found = await remembered(context, place, load)
  return found && found.expires > context.now() ? found.actor : undefined
}

/** Who holds the token of a session for a purpose; undefined when it is past, or its session over. */
export async function actorOfToken(
  context: Context,
  { secret, purpose }: { secret: string; purpose: SessionPurpose },
): Promise<Actor | undefined> {
  const hash = hashOf(secret)
  return actorOf(context, `${purpose} ${hash}`, () => loadSession(context, { hash, purpose }))
}

/** Who makes a request; err298 when the token or the key is missing, past, or its session over. */
export async function authenticate(context: Context, request: FastifyRequest): Promise<Actor> {
  const [token, key] = [tokenIn(request), keyIn(request)]
  const hash = hashOf(key ?? '')
  const actor = await (token
    ? actorOfToken(context, { secret: token, purpose: 'access' })
    : key && actorOf(context, `key ${hash}`, () => loadKey(context, { hash, address: request.ip })))
  if (!actor && key)
    await tellRefused(context, { kind: 'key_refused', ...securitySource(request) }, request.ip)
  if (!actor) throw new ApiError('err298', key ? { display: texts.keyRefused } : {})
  return actor
}

/** The actors of access tokens whose sessions go on, by token. Asking is no activity: it keeps no session open. */
export async function actorsOfTokens(
  { db, now }: Context,
  tokens: readonly string[],
): Promise<Map<string, Actor>> {
  const at = now()
  const asked = { purpose: 'access', now: at, idleSince: after(at, -lifetimes.idle) } as const
  const found = await db.system('session', (tx) =>
    loadActors(tx, db, { ...asked, hashes: tokens.map(hashOf) }),
  )
  return new Map(
    tokens.flatMap((token) => {
      const actor = found.get(hashOf(token))?.actor
      return actor ? [[token, actor] as const] : []
    }),
  )
}
