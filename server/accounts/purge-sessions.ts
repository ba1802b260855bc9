import type { Tx } from '../database/connect'
import { after } from './sessions'

/** A day in milliseconds. */
const day = 24 * 60 * 60_000

/** Removes what is of no use any more: tokens past their time by a day, and the sessions that they belonged to. */
export async function purgeSessions(tx: Tx, now: Date): Promise<void> {
  const yesterday = after(now, -day)
  await tx.query('delete from token where expires_at < $1', [yesterday])
  await tx.query('delete from api_key where expires_at < $1', [after(now, -30 * day)])
  await tx.query(
    `delete from session s where s.expires_at < $1 and not exists (select 1 from token t where t.session_id = s.id)
       and not exists (select 1 from session c where c.parent_id = s.id)`,
    [yesterday],
  )
}
