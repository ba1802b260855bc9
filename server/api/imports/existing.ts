import { operatorsOf } from '../../../resources/schema/derive'
import { fold } from '../../../resources/schema/fold'
import { groupedBy } from '../../../resources/schema/grouped-by'
import { holds, type Predicate } from '../../../resources/schema/predicate'
import type { AnyResource } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { searchRows } from '../../database/search'
import { attachAssociations } from '../exports/attach'
import { embedsOf } from '../exports/columns'
import { withDerived } from '../read'
import type { Work } from '../work'

/** Rows as an export would read them: with their lists, their embedded rows and what is worked out. */
async function rowsWhere(
  work: Work,
  resource: AnyResource,
  { name, values }: { name: string; values: readonly unknown[] },
): Promise<UnknownRow[]> {
  if (!values.length) return []
  const filters = [{ name, operator: 'in' as const, value: values }]
  const rows = await searchRows(work.tx, work, { resource, filters, toMany: ['*'] })
  await attachAssociations(work, resource, {
    rows: await withDerived(work, resource, rows),
    paths: embedsOf(resource),
  })
  return rows
}

/** The rows of these ids that the actor may see, by id. */
export async function rowsById(
  work: Work,
  resource: AnyResource,
  ids: readonly number[],
): Promise<Map<number, UnknownRow>> {
  return new Map(
    (await rowsWhere(work, resource, { name: 'id', values: ids })).map((row) => [Number(row.id), row]),
  )
}

interface Key {
  fields: readonly string[]
  among?: Predicate
}

/** The keys by which a row without id is known, among the columns that the file has. */
function keysOf(resource: AnyResource, present: ReadonlySet<string>): Key[] {
  const single: Key[] = Object.entries(resource.fields)
    .filter(([, field]) => field.unique)
    .map(([name]) => ({ fields: [name] }))
  return [...single, ...(resource.unique ?? [])].filter(({ fields }) =>
    fields.every((name) => present.has(name)),
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? fold(value) : JSON.stringify(value ?? null))
const keyText = (key: Key, row: UnknownRow) => key.fields.map((name) => textOf(row[name])).join('\u001f')
const byKey = (key: Key, rows: readonly UnknownRow[]) => groupedBy(rows, (row) => keyText(key, row))

const defaults = (resource: AnyResource): UnknownRow =>
  Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, field.default ?? null]))

/** Whether an input says enough to be known by a key, and is among the rows that the key tells apart. */
const hasKey = (resource: AnyResource, key: Key, input: UnknownRow) =>
  key.fields.some((name) => input[name] !== null && input[name] !== undefined) &&
  (!key.among || holds(key.among, { ...defaults(resource), ...input }))

/** A field of the key that a list of values can be looked up by. */
const leadOf = (resource: AnyResource, key: Key) =>
  key.fields.find((name) => {
    const field = resource.fields[name]
    return field && operatorsOf(field).includes('in')
  })

/** The rows that inputs without id stand for, by their unique keys: one list of candidates an input. */
export async function rowsByKey(
  work: Work,
  resource: AnyResource,
  { inputs, present }: { inputs: readonly UnknownRow[]; present: ReadonlySet<string> },
): Promise<UnknownRow[][]> {
  const found: UnknownRow[][] = inputs.map(() => [])
  for (const key of keysOf(resource, present)) {
    const lead = leadOf(resource, key)
    if (!lead) continue
    const values = [
      ...new Set(inputs.filter((row) => hasKey(resource, key, row)).map((row) => row[lead] ?? null)),
    ]
    const candidates = await rowsWhere(work, resource, { name: lead, values })
    const known = byKey(
      key,
      candidates.filter((row) => !key.among || holds(key.among, row)),
    )
    for (const [index, input] of inputs.entries())
      if (hasKey(resource, key, input)) found[index]?.push(...(known.get(keyText(key, input)) ?? []))
  }
  return found.map((rows) => [...new Map(rows.map((row) => [row.id, row])).values()])
}

/** What a new row would be known by: each unique key with the field that tells it, as a text that no other row may have. */
export function keysSaid(
  resource: AnyResource,
  input: UnknownRow,
  present: ReadonlySet<string>,
): { field: string; text: string }[] {
  const keys = keysOf(resource, present).filter((key) => hasKey(resource, key, input))
  return keys.map((key) => ({
    field: key.fields.find((name) => resource.fields[name]?.kind !== 'ref') ?? key.fields[0] ?? 'id',
    text: `${key.fields.join()}\u001f${keyText(key, input)}`,
  }))
}
