import type { AnyResource } from '../../resources/schema/resource'
import { canReadField } from '../database/rights'
import { searchRows } from '../database/search'
import { ApiError } from './error'
import type { Work } from './work'

type Row = Record<string, unknown>

/** Adds the fields worked out from the row by a pure function. */
export function withComputed(work: Work, resource: AnyResource, rows: Row[]): Row[] {
  const computes = Object.entries(resource.computes ?? {}).filter(([name]) =>
    canReadField(resource, name, work.actor),
  )
  for (const row of rows) for (const [name, compute] of computes) row[name] = compute?.(row) ?? null
  return rows
}

/** One row with all its associations; undefined when the actor cannot see it. */
export async function findRow(work: Work, resource: AnyResource, id: number): Promise<Row | undefined> {
  const associations = Object.keys(resource.fields)
    .filter((name) => resource.fields[name]?.kind === 'embed')
    .map((name) => work.registry.association(resource, name))
  const rows = await searchRows(work.tx, work, {
    resource,
    filters: [{ name: 'id', operator: 'eq', value: id }],
    limit: 1,
    associations,
    toMany: ['*'],
  })
  return withComputed(work, resource, rows)[0]
}

/** One row with all its associations; err404 when the actor cannot see it. */
export async function getRow(work: Work, resource: AnyResource, id: number): Promise<Row> {
  const row = await findRow(work, resource, id)
  if (!row) throw new ApiError('err404')
  return row
}
