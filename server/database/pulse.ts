import pg from 'pg'

/** Milliseconds in which a database that is there answers. */
const patience = 1000

export interface Pulse {
  /** Whether the database answers now; said within a second, two when it must connect first. */
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** Feels whether the database answers, by a connection of its own: neither busy requests nor a silent server keep it waiting. */
export function feelPulse(url: string): Pulse {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'portail-pulse',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  let asking: Promise<boolean> | undefined
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
  const isUp = () => {
    asking ??= ask()
    return asking
  }
  return { isUp, close: () => pool.end() }
}
