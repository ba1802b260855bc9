import { guardSentence } from '../../resources/trade/guard-sentences'
import type { Tx } from '../database/connect'

/** Authors who are no longer active, or reach neither the member nor its group. */
const goneSql = `
  select o.id, concat_ws(' ', u.first_name, u.last_name) as author from "order" o join "user" u on u.id = o.user_id
  where o.id = any($1::bigint[]) and (u.status_id <> 1 or u."deletedAt" is not null
    or not exists (select 1 from user_adherent_ids j where j.user_id = u.id and j.adherent_id = o.adherent_id)
      and not exists (select 1 from "user_groupAdherent_ids" j where j.user_id = u.id
        and j.groupadherent_id = coalesce(o."groupAdherent_id", (select a."groupAdherent_id" from adherent a where a.id = o.adherent_id))))`

/** What is said of orders whose author is gone, by their ids. Give it a transaction that sees all people. */
export async function goneAuthors(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.query<{ id: number; author: string }>(goneSql, [ids])
  return new Map(rows.map(({ id, author }) => [id, guardSentence('author', { author })]))
}
