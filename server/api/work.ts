import type { ActorTx, Database } from '../database/connect'
import type { RowChange } from '../database/history'
import type { Scope } from '../database/query'

/** One piece of work in one transaction: who asks, what there is, and the moment. */
export interface Work extends Scope {
  tx: ActorTx
  now: Date
  /** There while the rows of a file are written. */
  file?: FileWork
}

/** What the lines of one file share, so that each asks for less. */
export interface FileWork {
  /** The references that were found so far, `unit 3`. */
  seen: Set<string>
  /** What changed and stands in no history yet: written with the batch. */
  changes: RowChange[]
  /** What was read for a line and holds for the others, by a key of whoever reads it. */
  known: Map<string, unknown>
}

/** Reads something once for all the lines of a file; without a file, each time. */
export async function readOnce<T>({ file }: Work, key: string, read: () => Promise<T>): Promise<T> {
  if (!file) return read()
  if (!file.known.has(key)) file.known.set(key, await read())
  return file.known.get(key) as T
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
