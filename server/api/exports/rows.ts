import type { Registry } from '../../../resources/registry'
import type { Cell } from '../../../resources/schema/reading/given'
import type { AnyResource } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import type { SearchRequest } from '../../database/search'
import { streamSearch } from '../../database/stream-search'
import { withDerived } from '../read'
import type { Work } from '../work'
import { attachAssociations, manyOf } from './attach'
import type { ExportColumn } from './columns'

/** Rows fetched at once. */
const batchSize = 1000

type Finder = (row: UnknownRow) => UnknownRow | null

/** Follows a path from a row; the model itself is its own. */
function finder(path: string): Finder {
  if (!path) return (row) => row
  const steps = path.split('.')
  return (row) =>
    steps.reduce<UnknownRow | null>((held, step) => (held?.[step] as UnknownRow | undefined) ?? null, row)
}

/** The fields chosen of each association. */
export function chosenOf(columns: readonly ExportColumn[]): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const { path, field } of columns) chosen.set(path, [...(chosen.get(path) ?? []), field])
  return chosen
}

/** The cells of a batch of rows, associations fetched with it. */
export async function cellsOf(
  work: Work,
  resource: AnyResource,
  { rows, columns }: { rows: UnknownRow[]; columns: readonly ExportColumn[] },
): Promise<Cell[][]> {
  const chosen = chosenOf(columns)
  const paths = [...chosen.keys()].filter(Boolean)
  const whole = await withDerived(work, resource, rows, new Set(chosen.get('') ?? []))
  await attachAssociations(work, resource, { rows: whole, paths, chosen })
  const readers = columns.map(({ path, cell }) => ({ find: finder(path), cell }))
  return rows.map((row) =>
    readers.map(({ find, cell }) => {
      const held = find(row)
      return held ? cell(held) : null
    }),
  )
}

/** Own fields that the columns need: those chosen, the version, and what leads to the associations; undefined = all. */
function needed(resource: AnyResource, columns: readonly ExportColumn[], registry: Registry) {
  const chosen = chosenOf(columns)
  const own = chosen.get('') ?? []
  if (own.some((name) => resource.fields[name]?.kind === 'computed')) return undefined
  const steps = new Set([...chosen.keys()].map((path) => path.split('.')[0]))
  const leading = Object.entries(resource.fields)
    .filter(([name]) => steps.has(registry.association(resource, name)))
    .map(([name, field]) => (field.kind === 'embed' ? (field.by ?? name) : name))
  return new Set([...own, ...leading, 'lock_version'])
}

function withLast(
  cells: Cell[][],
  rows: readonly UnknownRow[],
  last: ((row: UnknownRow) => Cell) | undefined,
): Cell[][] {
  if (last) for (const [at, row] of rows.entries()) cells[at]?.push(last(row))
  return cells
}

/** The cells of every row of a search, batch after batch; `last` makes one more of each row. */
export async function* exportRows(
  work: Work,
  search: SearchRequest,
  { columns, last }: { columns: readonly ExportColumn[]; last?: (row: UnknownRow) => Cell },
): AsyncGenerator<Cell[][]> {
  const { resource } = search
  const toMany = manyOf(resource, chosenOf(columns).get('') ?? [])
  const only = needed(resource, columns, work.registry)
  for await (const rows of streamSearch(work.tx, work, {
    request: { ...search, toMany, only },
    batch: batchSize,
  }))
    yield withLast(await cellsOf(work, resource, { rows, columns }), rows, last)
}
