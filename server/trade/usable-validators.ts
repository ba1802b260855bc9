import type { Tx } from '../database/connect'

/** In whose name an order is: a member with its group, or a group alone. */
export interface OrderedFor {
  adherent_id: number | null
  groupAdherent_id: number | null
}

/** Active, may validate, and reaches the member or the group (domain §5.5). `validateOrders` is ticked, no menu gives it. */
const usableSql = `
  select u.id from "user" u join profile p on p.id = u.profile_id and p."deletedAt" is null and p.profile_type_id = 3
  where u.id = any($1::bigint[]) and u."deletedAt" is null and u.status_id = 1
    and exists (select 1 from profile_permission pp where pp.profile_id = p.id and pp.permission = 'validateOrders' and pp."deletedAt" is null)
    and (exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = $2)
      or exists (select 1 from "user_groupAdherent_ids" j where j.user_id = u.id
        and j.groupadherent_id = coalesce($3, (select a."groupAdherent_id" from adherent a where a.id = $2))))`

/** Those of some people who may decide an order of this member. Give it a transaction that sees them all. */
export async function usableValidators(
  tx: Tx,
  ids: readonly (number | null)[],
  { adherent_id, groupAdherent_id }: OrderedFor,
): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>(usableSql, [
    ids.filter((id) => id !== null),
    adherent_id,
    groupAdherent_id,
  ])
  return new Set(rows.map(({ id }) => id))
}
