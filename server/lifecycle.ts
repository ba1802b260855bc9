import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from './app'
import { isAway } from './database/away'

/** What runs beside the requests. */
interface Stoppable {
  stop: () => Promise<void>
}

/** Everything that a signal stops, in this order. */
export interface Running {
  app: App
  workers: readonly Stoppable[]
  db: { close: () => Promise<void> }
  embedded?: Stoppable
  /** Seconds between « unready » and the end of listening, in which a proxy looks elsewhere. */
  drainSeconds: number
  log: FastifyBaseLogger
}

/** Milliseconds that each step of the end may take; past them the next one begins. */
const patience = { requests: 10_000, workers: 2_000, database: 500, server: 25_000 }

async function step(
  log: FastifyBaseLogger,
  name: string,
  { work, limit }: { work: Promise<unknown>; limit: number },
) {
  const over = new AbortController()
  const late = sleep(limit, 'late', { signal: over.signal }).catch(() => undefined)
  const done = work.then(() => undefined, String)
  const trouble = await Promise.race([done, late])
  over.abort()
  if (trouble) log.warn({ step: name, trouble }, 'stopping')
}

const stopWorkers = ({ workers, log }: Running) =>
  step(log, 'workers', { work: Promise.all(workers.map((one) => one.stop())), limit: patience.workers })

async function stopInOrder({ app, db, embedded, log }: Running, left: Promise<void>): Promise<void> {
  await step(log, 'requests', { work: app.leave(patience.requests), limit: patience.requests + 1000 })
  await left
  await step(log, 'database', { work: db.close(), limit: patience.database })
  if (embedded) await step(log, 'PostgreSQL', { work: embedded.stop(), limit: patience.server })
}

/**
 * On SIGTERM: unready, a pause for the proxy, no further connection, what runs is finished, everything is stopped, code 0. On
 * SIGINT (somebody at the keyboard) or a second signal there is no pause. Answers how to stop for another reason.
 */
export function stopOnSignal(running: Running): (code: number) => Promise<void> {
  const hurry = new AbortController()
  let stopping: Promise<void> | undefined
  const stop = async (code: number, seconds: number) => {
    running.app.retire()
    // Jobs go at once: other processes take them while this one finishes what people have asked.
    const left = stopWorkers(running)
    await sleep(seconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined)
    await stopInOrder(running, left)
    process.exit(code)
  }
  const once = (code: number, seconds: number) => {
    if (stopping || seconds === 0) hurry.abort()
    stopping ??= stop(code, seconds)
    return stopping
  }
  process.on('SIGTERM', () => void once(0, running.drainSeconds))
  process.on('SIGINT', () => void once(0, 0))
  return (code) => once(code, 0)
}

/** The last net: what nobody caught is logged. A lost connection or a forgotten promise ends nothing; another error ends the process, in order. */
export function outlive(log: FastifyBaseLogger, stop: (code: number) => Promise<void>): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    if (!isAway(error)) void stop(1)
  })
}
