import type { ActorTx, Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'

const active = `u."deletedAt" is null and u.status_id = 1`

const idsOf = async (tx: Tx | ActorTx, sql: string, id: number): Promise<number[]> => {
  const rows = await pastRights(tx, 'notifications', (past) => past.query<{ id: number }>(sql, [id]))
  return rows.map((row) => row.id)
}

/** The active users of a supplier. */
export const supplierUsers = (tx: Tx | ActorTx, supplierId: number): Promise<number[]> =>
  idsOf(
    tx,
    `select u.id from "user" u join user_supplier_ids j on j.user_id = u.id where j.supplier_id = $1 and ${active} order by u.id`,
    supplierId,
  )

/** The active users of an adherent, those of its group included. */
export const adherentUsers = (tx: Tx | ActorTx, adherentId: number): Promise<number[]> =>
  idsOf(
    tx,
    `select u.id from "user" u where ${active} and (exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = $1)
      or exists (select 1 from "user_groupAdherent_ids" j join adherent a on a."groupAdherent_id" = j.groupadherent_id
        where j.user_id = u.id and a.id = $1)) order by u.id`,
    adherentId,
  )

/** The « chargé de mission » of an adherent, when it has one who is active. */
export const projectManager = (tx: Tx | ActorTx, adherentId: number): Promise<number[]> =>
  idsOf(
    tx,
    `select u.id from adherent a join "user" u on u.id = a.project_manager_id where a.id = $1 and ${active}`,
    adherentId,
  )
