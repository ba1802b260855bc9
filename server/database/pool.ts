import pg from 'pg'
import { types } from './types'

/** Milliseconds: for a connection, for a statement as the server and as we count it, between two statements. */
const limits = { connection: 10_000, statement: 60_000, silence: 65_000, pause: 60_000 }

export interface PoolOptions {
  size: number
  /** Behind a pooler a connection is another one at each transaction: it is told nothing when it opens. */
  isPooled?: boolean
  /** Milliseconds that a connection may take; 10 s unless told. */
  patience?: number
}

const told = {
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.pause,
  options: '-c jit=off -c TimeZone=UTC',
}

/** What a connection is told when it opens, said again in each transaction behind a pooler. */
export const pooledSettings = [
  `set local statement_timeout = ${limits.statement}`,
  `set local idle_in_transaction_session_timeout = ${limits.pause}`,
  'set local jit = off',
  `set local timezone = 'UTC'`,
].join('; ')

/** The connections of requests. One that is lost, idle or at work, is an error of its work and never of the process. */
export function openPool(url: string, { size, isPooled = false, patience }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    types,
    application_name: 'portail',
    keepAlive: true,
    connectionTimeoutMillis: patience ?? limits.connection,
    query_timeout: limits.silence,
    ...(isPooled ? {} : told),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}
