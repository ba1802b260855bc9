import type { Tx } from './tx'

/**
 * After a return nothing leaves the installation (mails, webhooks, push, scheduled imports and exports) until somebody says so: a
 * copy that is tried out would send a second time what the original has sent. A condition of SQL, for whatever claims work.
 */
export const isNotPaused = `not exists (select 1 from backup_run where kind = 'restore' and resumed_at is null)`

/** Whether a return holds back what leaves. */
export async function isPaused(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ paused: boolean }>(`select not (${isNotPaused}) as paused`)
  return row?.paused === true
}
