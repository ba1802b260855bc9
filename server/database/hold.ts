import type pg from 'pg'

/** A connection of the pool while some work holds it. */
export interface Held {
  client: pg.PoolClient
  /** Fails as soon as the connection is lost, or held for too long, whatever the work is waiting for. */
  lost: Promise<never>
  /** Gives the connection back; with a failure it is closed. */
  release: (failure?: Error) => void
}

/** Takes a connection for at most `limit` milliseconds; past them it is closed, and PostgreSQL undoes what it was doing. */
export async function hold(pool: pg.Pool, limit: number): Promise<Held> {
  const client = await pool.connect()
  let lose: (error: Error) => void = () => undefined
  const lost = new Promise<never>((_done, fail) => {
    lose = fail
  })
  lost.catch(() => undefined)
  client.on('error', lose)
  const timer = setTimeout(
    () => client.connection.stream.destroy(new Error('Connection terminated: held for too long')),
    limit,
  )
  const release = (failure?: Error) => {
    clearTimeout(timer)
    client.off('error', lose)
    client.release(failure)
  }
  return { client, lost, release }
}
