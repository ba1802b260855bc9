import type { Context } from '../api/context'
import { recordFieldsBy } from '../database/history'
import { lockPerson } from '../database/lock-person'
import { quote } from '../database/naming'
import type { Tx } from '../database/tx'
import { endHoldings } from './end-holdings'
import type { Given } from './sso-decide'

const lists = {
  adherents: ['user_adherent_ids', 'adherent_id', 'adherent_ids'],
  groups: ['user_groupAdherent_ids', 'groupadherent_id', 'groupAdherent_ids'],
  suppliers: ['user_supplier_ids', 'supplier_id', 'supplier_ids'],
  companies: ['user_company_ids', 'company_id', 'company_ids'],
} as const

const same = (one: readonly number[], other: readonly number[]) =>
  JSON.stringify([...one].sort((a, b) => a - b)) === JSON.stringify([...other].sort((a, b) => a - b))

/** Gives an account the profile and perimeter that its organisation says, with their history; what changes ends its sessions. */
export async function applyGiven(
  context: Pick<Context, 'now'>,
  tx: Tx,
  { userId, given: { profile, perimeter } }: { userId: number; given: Given },
): Promise<boolean> {
  const now = context.now()
  const changes: { field: string; old: unknown; new: unknown }[] = []
  await lockPerson(tx, userId)
  const [held] = await tx.query<{ profile_id: number }>('select profile_id from "user" where id = $1', [
    userId,
  ])
  if (held && held.profile_id !== profile.id) {
    await tx.query('update "user" set profile_id = $2 where id = $1', [userId, profile.id])
    changes.push({ field: 'profile_id', old: held.profile_id, new: profile.id })
  }
  for (const [name, [table, column, field]] of Object.entries(lists)) {
    const wanted = perimeter[name as keyof typeof lists]
    const rows = await tx.query<{ id: number }>(
      `select ${quote(column)} as id from ${quote(table)} where user_id = $1`,
      [userId],
    )
    const old = rows.map(({ id }) => id)
    if (same(old, wanted)) continue
    await tx.query(`delete from ${quote(table)} where user_id = $1`, [userId])
    await tx.query(
      `insert into ${quote(table)} (user_id, ${quote(column)}, position) select $1, id, n - 1 from unnest($2::bigint[]) with ordinality as x(id, n)`,
      [userId, wanted],
    )
    changes.push({ field, old, new: wanted })
  }
  if (!changes.length) return false
  await tx.query('update "user" set lock_version = lock_version + 1, "updatedAt" = $2 where id = $1', [
    userId,
    now,
  ])
  await recordFieldsBy(tx, { userId: null }, { model: 'User', id: userId, type: 'update', changes, now })
  await endHoldings(context, tx, [userId], { reason: 'rights' })
  return true
}
