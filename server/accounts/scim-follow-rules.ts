import { recordSecurityEvent } from '../api/security-event'
import { recordFieldsBy } from '../database/history'
import { endHoldings } from './end-holdings'
import { groupClaims } from './scim-group-claims'
import type { Directory } from './scim-scope'
import { applyGiven } from './sso-apply'
import { decide } from './sso-decide'

/**
 * Gives an account of a directory what its groups give, never above the organisation's level. Whom they give no profile has no
 * account: it is closed, and open again once they do and the directory says so.
 */
export async function followRules(
  { context, tx, provider }: Directory,
  userId: number,
  { active }: { active: boolean },
): Promise<void> {
  const now = context.now()
  const claims = await groupClaims(tx, provider, userId)
  const { given, faults } = await decide(tx, provider, { claims, fallback: provider.profile_id })
  if (given && (await applyGiven(context, tx, { userId, given })))
    await recordSecurityEvent(
      tx,
      {
        kind: 'scim_changed',
        about: `User ${userId}`,
        detail: { provider: provider.id, profile: given.profile.id },
      },
      now,
    )
  if (faults.length)
    await recordSecurityEvent(
      tx,
      {
        kind: 'scim_refused',
        about: `User ${userId}`,
        detail: { provider: provider.id, why: faults.join(' ') },
      },
      now,
    )
  await setActive({ context, tx, provider }, userId, active && !faults.length)
}

/** Opens or closes an account; what is closed ends with all that it held. */
async function setActive(
  { context, tx, provider }: Directory,
  userId: number,
  isActive: boolean,
): Promise<void> {
  const now = context.now()
  const [changed] = await tx.query<{ old: number }>(
    `update "user" u set status_id = $2, lock_version = u.lock_version + 1, "updatedAt" = $3 from "user" before
     where u.id = $1 and before.id = u.id and u.status_id <> $2 returning before.status_id as old`,
    [userId, isActive ? 1 : 2, now],
  )
  if (!changed) return
  const change = { field: 'status_id', old: changed.old, new: isActive ? 1 : 2 }
  await recordFieldsBy(
    tx,
    { userId: null },
    { model: 'User', id: userId, type: 'update', changes: [change], now },
  )
  const kind = isActive ? 'user_reactivated' : 'user_deactivated'
  await recordSecurityEvent(tx, { kind, about: `User ${userId}`, detail: { provider: provider.id } }, now)
  if (!isActive) await endHoldings(context, tx, [userId], { reason: 'status' })
}
