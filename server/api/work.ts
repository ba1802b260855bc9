import type { ActorTx, Database } from '../database/connect'
import type { Scope } from '../database/query'

/** One piece of work in one transaction: who asks, what there is, and the moment. */
export interface Work extends Scope {
  tx: ActorTx
  now: Date
  /** There while the rows of a file are written: the references that were found so far, `unit 3`. */
  file?: { seen: Set<string> }
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
