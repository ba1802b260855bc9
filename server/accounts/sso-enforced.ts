import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Tx } from '../database/tx'
import { belongsSql } from './sso-provider'

/** Refuses to open a session by password, passkey or code where the account's organisation asks for its own provider (err280). */
export async function refuseEnforced({ db }: Pick<Context, 'db'>, tx: Tx, userId: number): Promise<void> {
  if (!db.registry.find('identity_provider')) return
  const [row] = await tx.query<{ id: number; label: string }>(
    `select p.id, p.label from identity_provider p, "user" u join profile pr on pr.id = u.profile_id
     where u.id = $1 and p.enforced and p.active and p."deletedAt" is null and p.break_glass_id is distinct from u.id
       and ${belongsSql} order by p.id limit 1`,
    [userId],
  )
  if (row)
    throw new ApiError('err280', {
      fill: { provider: row.label },
      more: { provider: { id: row.id, label: row.label } },
    })
}

/** Whether a provider opened a session: its people have no password that could be past, and their factors are its own. */
export async function isByProvider({ db }: Pick<Context, 'db'>, tx: Tx, sessionId: number): Promise<boolean> {
  if (!db.registry.find('identity_provider')) return false
  const rows = await tx.query('select 1 from identity_session where session_id = $1', [sessionId])
  return rows.length > 0
}
