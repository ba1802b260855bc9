import type { ActorTx, SystemReason, Tx } from './connect'

/** Runs past the row rights inside the caller's transaction: an actor's steps out of its role, a system's is there already. */
export const pastRights = <T>(
  tx: Tx | ActorTx,
  reason: SystemReason,
  run: (tx: Tx) => Promise<T>,
): Promise<T> => ('beyond' in tx ? tx.beyond(reason, run) : run(tx))
