import type { ActorTx, SystemReason, Tx } from './connect'
import { toSystem } from './roles'

/**
 * The door past the row rights inside an actor's transaction: what must be written with the change itself, all or nothing
 * (a mail in the outbox, the end of a session). Afterwards the transaction is the actor's again.
 */
export async function systemWithin<T>(
  tx: ActorTx,
  _reason: SystemReason,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  await tx.query(toSystem)
  const result = await run({ query: tx.query })
  await tx.query(`set local role ${tx.role}`)
  return result
}
