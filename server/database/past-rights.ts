import type { ActorTx, SystemReason, Tx } from './connect'

/**
 * The door past the row rights inside the caller's transaction, for what must be written or told with the change itself: an
 * actor's steps out of its role and back, a system's is there already.
 */
export const pastRights = <T>(
  tx: Tx | ActorTx,
  reason: SystemReason,
  run: (tx: Tx) => Promise<T>,
): Promise<T> => ('beyond' in tx ? tx.beyond(reason, run) : run(tx))
