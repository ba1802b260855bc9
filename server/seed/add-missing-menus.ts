import { appCodes } from '../../resources/accounts/permission'
import { menus } from '../../resources/rights'
import type { Tx } from '../database/tx'

const idOfApp = new Map(Object.entries(appCodes).map(([id, code]) => [code, Number(id)]))

const insertMissing = `insert into menu
   (label, icon, "routeName", url_name, exact, application_id, parent_id, adherent_display, group_display, available, position)
 select e.label, e.icon, e."routeName", e.url_name, e.exact, e.application_id,
   (select p.id from menu p where p.application_id = e.application_id and p."routeName" = e.parent and p."deletedAt" is null),
   e.adherent_display, e.group_display, e.available, e.position
 from json_to_recordset($1::json) as e (label text, icon text, "routeName" text, url_name text, exact boolean, application_id bigint,
   parent text, adherent_display boolean, group_display boolean, available boolean, position int)
 where not exists (select 1 from menu m where m.application_id = e.application_id and m."routeName" = e."routeName")
 on conflict do nothing
 returning "routeName"`

/**
 * Gives a database that was filled before the entries that were declared since, a new settings table's included, so that
 * profiles can be granted them (domain §18); answers their route names. Entries that stand are left as they are.
 */
export async function addMissingMenus(tx: Tx): Promise<string[]> {
  const entries = menus.map((menu, position) => ({
    ...menu,
    position,
    application_id: idOfApp.get(menu.app),
  }))
  const added: string[] = []
  for (const part of [entries.filter(({ parent }) => !parent), entries.filter(({ parent }) => parent)]) {
    const rows = await tx.query<{ routeName: string }>(insertMissing, [JSON.stringify(part)])
    added.push(...rows.map(({ routeName }) => routeName))
  }
  return added
}
