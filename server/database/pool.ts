import pg from 'pg'
import type { Presence } from './pulse'
import { types } from './types'

/**
 * Milliseconds: for a connection to be free, and to be made; for a statement as the server and as we count it, for a lock, between
 * two statements.
 */
const limits = {
  connection: 10_000,
  connecting: 3000,
  statement: 60_000,
  silence: 65_000,
  lock: 5000,
  pause: 30_000,
}

/** Milliseconds without a word after which either end looks whether the other one is there. */
const aliveAfter = 10_000

/** How a connection looks whether its far side is there. */
export const alive = { keepAlive: true, keepAliveInitialDelayMillis: aliveAfter }

/** The same, as the server is told: it lets go of what belongs to a machine that vanished. */
const aliveSettings = {
  tcp_keepalives_idle: aliveAfter / 1000,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 2,
  tcp_user_timeout: aliveAfter,
}

export interface PoolOptions {
  size: number
  presence: Presence
  /** Behind a pooler a connection is another one at each transaction: it is told nothing when it opens. */
  isPooled?: boolean
  /** Milliseconds that a connection may take; 10 s unless told. */
  patience?: number
}

const told = {
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.pause,
  options: [
    '-c jit=off -c TimeZone=UTC',
    ...Object.entries(aliveSettings).map(([name, value]) => `-c ${name}=${value}`),
  ].join(' '),
}

/** What a connection is told when it opens, said again in each transaction behind a pooler. */
export const pooledSettings = [
  `set local statement_timeout = ${limits.statement}`,
  `set local lock_timeout = ${limits.lock}`,
  `set local idle_in_transaction_session_timeout = ${limits.pause}`,
  'set local jit = off',
  `set local timezone = 'UTC'`,
].join('; ')

/** A client that gives up connecting sooner than one waits for a connection to be free. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({
      ...config,
      connectionTimeoutMillis: Math.min(
        limits.connecting,
        config?.connectionTimeoutMillis ?? limits.connecting,
      ),
    })
  }
}

/**
 * The connections of requests. One that is lost, idle or at work, is an error of its work and never of the process; all of them
 * are closed when the database goes.
 */
export function openPool(url: string, { size, presence, isPooled = false, patience }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    max: size,
    pipeline: true,
    types,
    application_name: 'portail',
    ...alive,
    connectionTimeoutMillis: patience ?? limits.connection,
    query_timeout: limits.silence,
    ...(isPooled ? {} : told),
  })
  const open = new Set<pg.PoolClient>()
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => void open.delete(client))
  presence.onAway((error) => {
    for (const client of open) client.connection.stream.destroy(error)
  })
  return pool
}
