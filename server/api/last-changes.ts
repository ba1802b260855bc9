import type { AnyResource } from '../../resources/schema/resource'
import type { Work } from './work'

export interface LastChange {
  name: string | null
  at: string
}

/** Who changed fields of some rows last and when, by « id field »; of lists of rows too. */
export async function lastChanges(
  work: Work,
  resource: AnyResource,
  { ids, fields }: { ids: readonly number[]; fields: readonly string[] },
): Promise<Map<string, LastChange>> {
  const names = fields.map((field) => work.registry.association(resource, field))
  const rows = await work.tx.query<{ entity_id: number; field: string; name: string | null; at: string }>(
    `select distinct on (h.entity_id, h.field) h.entity_id, h.field, h."updatedAt" as at, u.first_name || ' ' || u.last_name as name
     from (select entity_id, field, user_id, "updatedAt" from field_history
         where model = $1 and entity_id = any($2::bigint[]) and field = any($3::text[])
       union all select a.entity_id, x.field, a.user_id, a."updatedAt" from association_history a
         join unnest($3::text[], $4::text[]) x(field, name) on x.name = a.association_name
         where a.model = $1 and a.entity_id = any($2::bigint[])) h
     left join "user" u on u.id = h.user_id order by h.entity_id, h.field, h."updatedAt" desc`,
    [resource.model, ids, fields, names],
  )
  return new Map(rows.map(({ entity_id, field, name, at }) => [`${entity_id} ${field}`, { name, at }]))
}
