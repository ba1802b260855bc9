import { performance } from 'node:perf_hooks'
import pg from 'pg'

/** Milliseconds between two beats, in which a database that is there answers one, and after which one that does not is away. */
const every = 1000
const patience = 1000
const awayAfter = 2500
/** A beat that comes so late says that this process was busy, and nothing of the database. */
const late = 500

/** What asks the database may know that it is away, and be told when it goes. */
export interface Presence {
  isAway: () => boolean
  /** Calls back each time that the database goes; answers how to hear of it no more. */
  onAway: (listener: (error: Error) => void) => () => void
}

export interface Pulse extends Presence {
  /** Whether the database answers now; said within a second, two when it must connect first. */
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** What is asked of a database that does not answer: worth another try, as every lost connection. */
export const awayError = (): Error =>
  Object.assign(new Error('Connection terminated: the database does not answer'), { code: '08006' })

/**
 * Feels each second whether the database answers, by a connection of its own: neither busy requests nor a silent server keep it
 * waiting. A machine that vanishes closes nothing: after two beats without an answer the database is away, and who waits for it
 * is told. The first answer ends that.
 */
export function feelPulse(url: string): Pulse {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'portail-pulse',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    idleTimeoutMillis: 0,
    keepAlive: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const listeners = new Set<(error: Error) => void>()
  let [answered, missed, isAway] = [performance.now(), 0, false]
  const heard = (isThere: boolean) => {
    if (isThere) [answered, missed, isAway] = [performance.now(), 0, false]
    else missed += 1
    if (isThere || isAway || missed < 2 || performance.now() - answered < awayAfter) return
    isAway = true
    for (const tell of [...listeners]) tell(awayError())
  }
  let asking: Promise<boolean> | undefined
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .then((isThere) => {
        asking = undefined
        heard(isThere)
        return isThere
      })
  const isUp = () => {
    asking ??= ask()
    return asking
  }
  let due = performance.now() + every
  const beating = setInterval(() => {
    if (performance.now() - due > late) answered = performance.now()
    due = performance.now() + every
    void isUp()
  }, every).unref()
  return {
    isUp,
    isAway: () => isAway,
    onAway: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      clearInterval(beating)
      listeners.clear()
      return pool.end()
    },
  }
}
