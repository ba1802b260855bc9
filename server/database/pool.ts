import pg from 'pg'
import { types } from './types'

/** Milliseconds: for a connection, for a statement as the server and as we count it, between two statements. */
const limits = { connection: 10_000, statement: 60_000, silence: 65_000, pause: 60_000 }

/** The connections of requests. One that is lost, idle or at work, is an error of its work and never of the process. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    types,
    application_name: 'portail',
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.silence,
    idle_in_transaction_session_timeout: limits.pause,
    options: '-c jit=off -c TimeZone=UTC',
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}
