import type { AnyResource } from '../../resources/schema/resource'
import { tableOf } from '../database/naming'
import { pastRights } from '../database/past-rights'
import type { Work } from './work'

const intoSql = `with recursive chain as (
    select kept_id, 1 as step from merged_record where fold(target) = fold($1) and entity_id = $2 and undone_at is null and "deletedAt" is null
    union all
    select m.kept_id, c.step + 1 from chain c join merged_record m
      on fold(m.target) = fold($1) and m.entity_id = c.kept_id and m.undone_at is null and m."deletedAt" is null where c.step < 100)
  select kept_id from chain order by step desc limit 1`

const fromSql = `with recursive chain as (
    select entity_id from merged_record where target = $1 and kept_id = $2 and undone_at is null and "deletedAt" is null
    union
    select m.entity_id from chain c join merged_record m
      on m.target = $1 and m.kept_id = c.entity_id and m.undone_at is null and m."deletedAt" is null)
  select entity_id from chain order by entity_id limit 1000`

/** The records that were merged into this one, those merged into them before among them: their histories are its own. */
export async function mergedFrom(work: Work, resource: AnyResource, id: number): Promise<number[]> {
  if (!resource.mergeable) return []
  const rows = await pastRights(work.tx, 'merged records', (past) =>
    past.query<{ entity_id: number }>(fromSql, [tableOf(resource), id]),
  )
  return rows.map(({ entity_id }) => Number(entity_id))
}

/** The record that this one was merged into, at the end of the way. */
export async function mergedInto(work: Work, resource: AnyResource, id: number): Promise<number | undefined> {
  if (!resource.mergeable) return undefined
  const [row] = await pastRights(work.tx, 'merged records', (past) =>
    past.query<{ kept_id: number }>(intoSql, [tableOf(resource), id]),
  )
  return row && Number(row.kept_id)
}
