import { type AnyResource, isStored } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import { rowCondition } from '../database/query'
import type { Tx } from '../database/tx'
import { notFound } from './error'
import type { Work } from './work'

/** The values that stand in columns of the resource's own table. */
export const stored = (resource: AnyResource, value: UnknownRow): [string, unknown][] =>
  Object.entries(value).filter(([name]) => resource.fields[name] && isStored(resource.fields[name]))

/** The columns that a row is locked by, as a list to select: those of its own that are no secret. */
export function lockedColumns(resource: AnyResource, { alias = 't', deleted = false } = {}): string {
  const columns = [
    'id',
    'lock_version',
    'updatedAt',
    'updated_by',
    ...(deleted ? ['deletedAt'] : []),
    ...stored(resource, resource.fields)
      .filter(([name]) => !resource.fields[name]?.secret)
      .map(([name]) => name),
  ]
  const embeds = Object.values(resource.fields).flatMap((field) =>
    field.kind === 'embed' && field.by ? [field.by] : [],
  )
  return [...new Set([...columns, ...embeds])].map((name) => `${alias}.${quote(name)}`).join(', ')
}

/** The row as it stands (or, `deleted`, as it stood), locked for this transaction; err404 when the actor may not write it. */
export async function lockRow(
  work: Work,
  resource: AnyResource,
  id: number,
  { deleted = false } = {},
): Promise<UnknownRow> {
  const params = new Params()
  const where = `t."id" = ${params.add(id)} and ${rowCondition(work, resource, { alias: 't', params, mode: 'write', deleted })}`
  const [row] = await work.tx.query(
    `select ${lockedColumns(resource, { deleted })} from ${quote(tableOf(resource))} t where ${where} for update`,
    params.values,
  )
  if (!row) throw notFound(resource)
  return row
}

/** Those of the rows that the actor may write, by their ids, locked as one is. */
export async function lockRows(
  work: Work,
  resource: AnyResource,
  ids: readonly number[],
): Promise<Map<number, UnknownRow>> {
  const params = new Params()
  const where = `t."id" = any(${params.add(ids, 'bigint[]')}) and ${rowCondition(work, resource, { alias: 't', params, mode: 'write' })}`
  const rows = await work.tx.query(
    `select ${lockedColumns(resource)} from ${quote(tableOf(resource))} t where ${where} order by t."id" for update`,
    params.values,
  )
  return new Map(rows.map((row) => [Number(row.id), row]))
}

/** The row locked for what the trade's rules write of it, in whoever's name: PostgreSQL's row rights hold; err404 where it is not there. */
export async function lockKept(tx: Tx, resource: AnyResource, id: number): Promise<UnknownRow> {
  const [row] = await tx.query(
    `select ${lockedColumns(resource)} from ${quote(tableOf(resource))} t where t."id" = $1 and t."deletedAt" is null for update`,
    [id],
  )
  if (!row) throw notFound(resource)
  return row
}
