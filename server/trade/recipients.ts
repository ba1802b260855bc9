import { frontOfficePermissions } from '../../resources/accounts/front-office-permissions'
import { sharedPermissions } from '../../resources/accounts/shared-permissions'
import type { ActorTx, Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'

const active = `u."deletedAt" is null and u.status_id = 1`

const idsOf = async (tx: Tx | ActorTx, sql: string, values: readonly unknown[]): Promise<number[]> => {
  const rows = await pastRights(tx, 'notifications', (past) => past.query<{ id: number }>(sql, values))
  return rows.map((row) => row.id)
}

/** The active users of a supplier. */
export const supplierUsers = (tx: Tx | ActorTx, supplierId: number): Promise<number[]> =>
  idsOf(
    tx,
    `select u.id from "user" u join user_supplier_ids j on j.user_id = u.id where j.supplier_id = $1 and ${active} order by u.id`,
    [supplierId],
  )

/** `$1` is one of the person's members, or one of its groups' members. */
const servesSql = `(exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = $1)
      or exists (select 1 from "user_groupAdherent_ids" j join adherent a on a."groupAdherent_id" = j.groupadherent_id
        where j.user_id = u.id and a.id = $1))`

/** The active users of an adherent, those of its group included. */
export const adherentUsers = (tx: Tx | ActorTx, adherentId: number): Promise<number[]> =>
  idsOf(tx, `select u.id from "user" u where ${active} and ${servesSql} order by u.id`, [adherentId])

const heldSql = `(exists (select 1 from profile_permission x where x.profile_id = u.profile_id and x.permission = $2 and x."deletedAt" is null)
      or exists (select 1 from profile_menu x join menu m on m.id = x.menu_id and m.application_id = 4 and m."deletedAt" is null
        where x.profile_id = u.profile_id and x."deletedAt" is null and 'FO/' || m."routeName" = any($3::text[]) and $4 > 0 and x.access_level >= $4))`

/** Those of the active users of an adherent who hold a permission of the front office, by a tick or by a menu's level. */
export function permittedUsers(tx: Tx | ActorTx, adherentId: number, permission: string): Promise<number[]> {
  const known = [...frontOfficePermissions, ...sharedPermissions].find(({ name }) => name === permission)
  if (!known) throw new Error(`No permission of the front office is called ${permission}`)
  return idsOf(
    tx,
    `select u.id from "user" u join profile p on p.id = u.profile_id and p."deletedAt" is null
     where ${active} and ${servesSql} and ${heldSql} order by u.id`,
    [adherentId, known.name, known.menus, known.level],
  )
}

/** The « chargé de mission » of an adherent, when it has one who is active. */
export const projectManager = (tx: Tx | ActorTx, adherentId: number): Promise<number[]> =>
  idsOf(
    tx,
    `select u.id from adherent a join "user" u on u.id = a.project_manager_id where a.id = $1 and ${active}`,
    [adherentId],
  )
