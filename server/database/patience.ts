import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from './in-transaction'
import type { Tx } from './tx'

/** Milliseconds that the first lock of a change is waited for: those who come after it wait as well. */
const lockLimit = 2000
/**
 * Milliseconds for each further lock: far below PostgreSQL's `deadlock_timeout` (1 s), so that of a change and a request that
 * wait for each other the change gives way, and never the request.
 */
const furtherLimit = 250
const tries = 30

/** A lock that was not given, two that waited for each other, a row of the catalogue that somebody else changed. */
const busy = new Set(['55P03', '40P01', '40001'])

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (busy.has(String(Reflect.get(error, 'code'))) || error.message === 'tuple concurrently updated')

/** Tries what needs a lock until it gets it, 30 times with random pauses; then the last error. */
export async function patiently<T>(
  run: () => Promise<T>,
  pause = () => 100 + Math.random() * 900,
): Promise<T> {
  for (let n = 1; ; n++)
    try {
      return await run()
    } catch (error) {
      if (n >= tries || !isBusy(error)) throw error
      await sleep(pause())
    }
}

/** A table that a change locks before anything else, and how. */
export interface TableLock {
  /** Quoted. */
  table: string
  mode: 'access exclusive' | 'share row exclusive'
}

/**
 * A change of the schema while people work, in a transaction of its own: its locks first, the first of them waited for two
 * seconds, then the change. Tried again until it gets them.
 */
export const changeUnderLoad = (
  tx: Tx,
  locks: readonly TableLock[],
  run: () => Promise<void>,
): Promise<void> =>
  patiently(() =>
    inTransaction(tx, async () => {
      await tx.query(`set local lock_timeout = ${lockLimit}`)
      for (const { table, mode } of locks) {
        await tx.query(`lock table ${table} in ${mode} mode`)
        await tx.query(`set local lock_timeout = ${furtherLimit}`)
      }
      await run()
    }),
  )
