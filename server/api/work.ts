import type { ActorTx, Database } from '../database/connect'
import type { RowChange } from '../database/history'
import type { Scope } from '../database/query'
import type { LockReason } from './lock-reasons'

/** One piece of work in one transaction: who asks, what there is, and the moment. */
export interface Work extends Scope {
  tx: ActorTx
  now: Date
  /** There while the rows of a file are written, or one value on many rows. */
  many?: ManyWork
  /** Why it writes rows that are locked. */
  pastLock?: LockReason
}

/** What rows that are written one after the other share, so that each asks for less. */
export interface ManyWork {
  /** They are the lines of a file. */
  isFile?: boolean
  /** Rows that were read whole together, by their resource and id, `unit 3`: each holds while its version stands. */
  wholes?: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** The references that were found so far, `unit 3`. */
  seen: Set<string>
  /** What changed and stands in no history yet: written with the batch. */
  changes: RowChange[]
  /** What was read for a row and holds for the others, by a key of whoever reads it. */
  known: Map<string, unknown>
}

/** What many rows share before the first one is written. */
export const manyWork = (more: Pick<ManyWork, 'isFile' | 'wholes'>): ManyWork => ({
  ...more,
  seen: new Set(),
  changes: [],
  known: new Map(),
})

/** Reads something once for all the rows that are written together; for a row alone, each time. */
export async function readOnce<T>({ many }: Work, key: string, read: () => Promise<T>): Promise<T> {
  if (!many) return read()
  if (!many.known.has(key)) many.known.set(key, await read())
  return many.known.get(key) as T
}

/** Opens a piece of work on a transaction. */
export const workOf = (
  db: Pick<Database, 'registry' | 'policies' | 'virtuals'>,
  tx: ActorTx,
  now: Date,
): Work => ({
  tx,
  now,
  actor: tx.actor,
  registry: db.registry,
  policies: db.policies,
  virtuals: db.virtuals,
})
