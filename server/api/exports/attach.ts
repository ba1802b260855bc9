import type { AnyResource } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { searchRows } from '../../database/search'
import { withDerived } from '../read'
import type { Work } from '../work'
import { oneAssociation } from './columns'

const firstStep = (path: string) => path.split('.')[0] ?? ''
const further = (paths: readonly string[], step: string) =>
  paths.filter((path) => path.startsWith(`${step}.`)).map((path) => path.slice(step.length + 1))

/** Associations of many rows among these fields of a resource. */
export const manyOf = (resource: AnyResource, fields: readonly string[]): string[] =>
  fields.filter((name) => ['refs', 'children'].includes(resource.fields[name]?.kind ?? ''))

/** Columns chosen of each association: `''` is the model itself. */
export type Chosen = ReadonlyMap<string, readonly string[]>

async function attachStep(
  work: Work,
  resource: AnyResource,
  {
    rows,
    paths,
    chosen,
    prefix,
  }: { rows: readonly UnknownRow[]; paths: readonly string[]; chosen: Chosen; prefix: string },
) {
  const step = firstStep(paths[0] ?? '')
  const found = oneAssociation(work, resource, step)
  if (!found) return
  const { declared, field, target } = found
  const column = declared.kind === 'embed' ? (declared.by ?? '') : field
  const ids = [...new Set(rows.map((row) => row[column]).filter((id) => typeof id === 'number'))]
  const path = prefix + step
  const many = manyOf(target, chosen.get(path) ?? [])
  const others = ids.length
    ? await searchRows(work.tx, work, {
        resource: target,
        filters: [{ name: 'id', operator: 'in', value: ids }],
        toMany: many,
      })
    : []
  await attachAssociations(work, target, {
    rows: await withDerived(work, target, others),
    paths: further(paths, step),
    chosen,
    prefix: `${path}.`,
  })
  const byId = new Map(others.map((row) => [row.id, row]))
  for (const row of rows) row[step] = byId.get(row[column]) ?? null
}

/** Puts into a batch of rows the whole rows that the paths lead to: one query a step, under the actor's row rights. */
export async function attachAssociations(
  work: Work,
  resource: AnyResource,
  {
    rows,
    paths,
    chosen = new Map(),
    prefix = '',
  }: { rows: readonly UnknownRow[]; paths: readonly string[]; chosen?: Chosen; prefix?: string },
): Promise<void> {
  if (!rows.length) return
  for (const step of new Set(paths.map(firstStep))) {
    const same = paths.filter((path) => firstStep(path) === step)
    await attachStep(work, resource, { rows, paths: same, chosen, prefix })
  }
}
