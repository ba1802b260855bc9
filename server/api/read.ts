import { mergeTexts } from '../../i18n/fr/merge'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { tableOf } from '../database/naming'
import { canReadField } from '../database/rights'
import { searchRows } from '../database/search'
import { attachMany } from '../database/to-many'
import { readerOf } from '../database/virtual'
import { ApiError, notFound } from './error'
import { mergedInto } from './merged'
import type { Work } from './work'

/** The rows with the lists that computed fields read, where they do not come with them. */
async function withRead(
  work: Work,
  resource: AnyResource,
  { rows, names }: { rows: UnknownRow[]; names: readonly string[] },
) {
  const reads = names.flatMap((name) => resource.fields[name]?.reads ?? [])
  const lists = [...new Set(reads)].map((name) => work.registry.association(resource, name))
  const missing = lists.filter((list) => rows.some((row) => !(list in row)))
  if (!missing.length) return rows
  const whole = rows.map((row) => ({ ...row }))
  await attachMany(work.tx, work, { resource, rows: whole, asked: missing })
  return whole
}

/** Adds the fields worked out from the row by a pure function: the same value whichever way the row was asked for. */
async function withComputed(work: Work, resource: AnyResource, rows: UnknownRow[]): Promise<UnknownRow[]> {
  const computes = Object.entries(resource.computes ?? {}).filter(([name]) =>
    canReadField(resource, name, work.actor),
  )
  const whole = await withRead(work, resource, { rows, names: computes.map(([name]) => name) })
  for (const [at, row] of rows.entries())
    for (const [name, compute] of computes) row[name] = compute?.(whole[at] ?? row) ?? null
  return rows
}

/** The associations inside an embedded row: `Office_address.Municipality`. */
const embedPaths = ({ registry }: Work, name: string, target: AnyResource): string[] =>
  Object.keys(target.fields)
    .filter((one) => target.fields[one]?.kind === 'ref')
    .map((one) => `${name}.${registry.association(target, one)}`)

/**
 * Adds what is not stored: the fields computed from the row, and the virtual ones, each read once for all the rows; of those `only`
 * what is asked for.
 */
export async function withDerived(
  work: Work,
  resource: AnyResource,
  rows: UnknownRow[],
  only?: ReadonlySet<string>,
): Promise<UnknownRow[]> {
  const readers = Object.entries(work.virtuals?.[resource.name] ?? {}).filter(
    ([name]) => (!only || only.has(name)) && canReadField(resource, name, work.actor),
  )
  const ids = rows.map(({ id }) => Number(id))
  for (const [name, virtual] of ids.length ? readers : []) {
    const values = await readerOf(virtual, tableOf(resource))(work.tx, ids)
    for (const row of rows) row[name] = values.get(Number(row.id)) ?? null
  }
  return withComputed(work, resource, rows)
}

/** Those of the rows that the actor sees, with all their associations. */
export async function findRows(
  work: Work,
  resource: AnyResource,
  ids: readonly number[],
): Promise<UnknownRow[]> {
  const innerLabels = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'embed')
    .flatMap(([name, { to }]) => embedPaths(work, name, work.registry.get(to ?? '')))
  const rows = await searchRows(work.tx, work, {
    resource,
    filters: [
      ids.length === 1
        ? { name: 'id', operator: 'eq', value: ids[0] }
        : { name: 'id', operator: 'in', value: ids },
    ],
    limit: ids.length,
    associations: resource.whole,
    innerLabels,
    toMany: ['*'],
  })
  return withDerived(work, resource, rows)
}

/** One row with all its associations; undefined when the actor cannot see it. */
export const findRow = async (
  work: Work,
  resource: AnyResource,
  id: number,
): Promise<UnknownRow | undefined> => (await findRows(work, resource, [id]))[0]

/** The record that one which is not there was merged into, where the actor sees it. */
export async function keptOf(work: Work, resource: AnyResource, id: number): Promise<number | undefined> {
  const into = await mergedInto(work, resource, id)
  return into !== undefined && (await findRow(work, resource, into)) ? into : undefined
}

/** One row with all its associations; err404 when the actor cannot see it. */
export async function getRow(work: Work, resource: AnyResource, id: number): Promise<UnknownRow> {
  const row = await findRow(work, resource, id)
  if (row) return row
  const into = await keptOf(work, resource, id)
  if (into === undefined) throw notFound(resource)
  throw new ApiError('err404', { display: mergeTexts.merged, more: { merged_into: into } })
}
