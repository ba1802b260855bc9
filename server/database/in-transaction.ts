import type { Tx } from './tx'

/** All or nothing, on a connection of one's own. */
export async function inTransaction(tx: Tx, run: () => Promise<void>): Promise<void> {
  await tx.query('begin')
  try {
    await run()
    await tx.query('commit')
  } catch (error) {
    // The first error says why; a connection that is lost cannot say it twice.
    await tx.query('rollback').catch(() => undefined)
    throw error
  }
}
