import type pg from 'pg'
import { awayError, type Presence } from './pulse'

/** A connection of the pool while some work holds it. */
export interface Held {
  client: pg.PoolClient
  /** Fails as soon as the connection is lost, or held for too long, whatever the work is waiting for. */
  lost: Promise<never>
  /** Gives the connection back; with a failure it is closed. */
  release: (failure?: Error) => void
}

/** A connection of the pool, unless the database goes while one waits for it: then it is given back as soon as it comes. */
async function take(pool: pg.Pool, presence: Presence): Promise<pg.PoolClient> {
  if (presence.isAway()) throw awayError()
  const coming = pool.connect()
  let forget: () => void = () => undefined
  const gone = new Promise<never>((_done, fail) => {
    forget = presence.onAway(fail)
  })
  try {
    return await Promise.race([coming, gone])
  } catch (error) {
    coming.then(
      (client) => client.release(true),
      () => undefined,
    )
    throw error
  } finally {
    forget()
  }
}

/**
 * Takes a connection for at most `limit` milliseconds; past them it is closed, and PostgreSQL undoes what it was doing. It is
 * closed as well when the database does not answer any more.
 */
export async function hold(
  pool: pg.Pool,
  { limit, presence }: { limit: number; presence: Presence },
): Promise<Held> {
  const client = await take(pool, presence)
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
