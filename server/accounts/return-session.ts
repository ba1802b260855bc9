import type { session } from '../../resources/accounts/session'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { findAccountById } from './find-user'
import { recordSystemEvent } from './record-event'
import { newSecret } from './secrets'
import { endSession, keepPair } from './sessions'
import { userAnswer } from './user-answer'

interface Parent extends RowOf<typeof session, 'id' | 'user_id' | 'expires_at'> {
  target_id: number
}

const parentSql = `select p.id, p.user_id, p.expires_at, s.user_id as target_id from session s join session p on p.id = s.parent_id
  where s.id = $1 and p.ended_at is null and p.expires_at > $2 for update of p`

/**
 * Ends an impersonated session and gives the administrator's own one back, with new tokens; its former refresh tokens are
 * used up. The handle serves once. Undefined when the administrator's session or account is over.
 */
export async function returnToAdministrator(
  context: Pick<Context, 'db' | 'now' | 'random'>,
  tx: Tx,
  { handleId, sessionId }: { handleId: number; sessionId: number },
): Promise<Record<string, unknown> | undefined> {
  const now = context.now()
  const used = await tx.query(
    'update token set used_at = $2 where id = $1 and used_at is null returning id',
    [handleId, now],
  )
  if (!used.length) return undefined
  await endSession(tx, sessionId, { reason: 'exit', now })
  const [parent] = await tx.query<Parent>(parentSql, [sessionId, now])
  if (!parent || !(await findAccountById(tx, parent.user_id))) return undefined
  const tokens = { token: newSecret(context.random), refresh_token: newSecret(context.random) }
  await tx.query(`delete from token where session_id = $1 and purpose in ('access', 'refresh')`, [parent.id])
  await keepPair(
    tx,
    { userId: parent.user_id, sessionId: parent.id, expires: new Date(parent.expires_at) },
    { ...tokens, now },
  )
  await tx.query('update session set seen_at = $2 where id = $1', [parent.id, now])
  await recordSystemEvent(
    tx,
    { userId: parent.user_id, model: 'User', id: parent.target_id, event: 'impersonation_end' },
    now,
  )
  return {
    ...tokens,
    impersonatedBy: null,
    ...(await userAnswer(tx, context.db.registry, { userId: parent.user_id, sessionId: parent.id })),
  }
}
