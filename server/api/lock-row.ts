import { type AnyResource, isStored } from '../../resources/schema/resource'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import { rowCondition } from '../database/query'
import { notFound } from './error'
import type { Work } from './work'

type Row = Record<string, unknown>

/** The values that stand in columns of the resource's own table. */
export const stored = (resource: AnyResource, value: Row): [string, unknown][] =>
  Object.entries(value).filter(([name]) => resource.fields[name] && isStored(resource.fields[name]))

/** The row as it stands (or, `deleted`, as it stood), locked for this transaction; err404 when the actor may not write it. */
export async function lockRow(
  work: Work,
  resource: AnyResource,
  id: number,
  { deleted = false } = {},
): Promise<Row> {
  const params = new Params()
  const where = `t."id" = ${params.add(id)} and ${rowCondition(work, resource, { alias: 't', params, mode: 'write', deleted })}`
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
  const [row] = await work.tx.query(
    `select ${[...new Set([...columns, ...embeds])].map((name) => `t.${quote(name)}`).join(', ')} from ${quote(tableOf(resource))} t where ${where} for update`,
    params.values,
  )
  if (!row) throw notFound(resource)
  return row
}
