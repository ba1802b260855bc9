import type { Tx } from './tx'

/**
 * Tries a piece of work inside a transaction: the one place where an error is caught there. Where `run` throws, all that it
 * wrote is undone (and the role it stepped out of taken back), then `otherwise` answers in its place, or throws what it does
 * not forgive: the whole transaction ends with that. Without it, half a piece of work would be kept, or PostgreSQL would
 * refuse each further statement. Attempts may stand inside one another.
 */
export async function attempt<T>(
  tx: Pick<Tx, 'query'>,
  run: () => Promise<T>,
  otherwise: (error: unknown) => T,
): Promise<T> {
  await tx.query('savepoint attempt')
  try {
    const result = await run()
    await tx.query('release savepoint attempt')
    return result
  } catch (error) {
    await tx.query('rollback to savepoint attempt')
    await tx.query('release savepoint attempt')
    return otherwise(error)
  }
}
