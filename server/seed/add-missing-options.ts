import { generalOptions } from '../../resources/settings/general-option-keys'
import type { Tx } from '../database/tx'

const insertMissing = `insert into generaloption (key, label, type, value, unit, help, active, position)
 select e.key, e.label, e.type, nullif(e.value, ''), e.unit, e.help, true, (select coalesce(max(position), 0) from generaloption) + e.place
 from json_to_recordset($1::json) as e (key text, label text, type text, value text, unit text, help text, place int)
 where not exists (select 1 from generaloption o where o.key = e.key)
 on conflict do nothing
 returning key`

/**
 * Gives a database that was filled before the options that were declared since, with their defaults; answers their keys. An
 * option that is there, or was and was removed, is left as the staff made it.
 */
export async function addMissingOptions(tx: Tx): Promise<string[]> {
  const rows = generalOptions.map((option, place) => ({ ...option, place: place + 1 }))
  return (await tx.query<{ key: string }>(insertMissing, [JSON.stringify(rows)])).map(({ key }) => key)
}
