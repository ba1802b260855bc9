import type { AnyResource } from '../../../resources/schema/resource'
import { type SearchRequest, streamSearch } from '../../database/search'
import type { Cell } from '../../spreadsheet/cell'
import { withComputed } from '../read'
import type { Work } from '../work'
import { attachAssociations, manyOf } from './attach'
import type { ExportColumn } from './columns'

type Row = Record<string, unknown>

/** Rows fetched at once. */
const batchSize = 1000

const at = (row: Row, path: string): Row | null =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<Row | null>((held, step) => (held?.[step] as Row | null | undefined) ?? null, row)

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
  rows: Row[],
  columns: readonly ExportColumn[],
): Promise<Cell[][]> {
  const chosen = chosenOf(columns)
  const paths = [...chosen.keys()].filter(Boolean)
  await attachAssociations(work, resource, withComputed(work, resource, rows), paths, chosen)
  return rows.map((row) =>
    columns.map((column) => {
      const held = at(row, column.path)
      return held ? column.cell(held) : null
    }),
  )
}

/** The cells of every row of a search, batch after batch. */
export async function* exportRows(
  work: Work,
  search: SearchRequest,
  columns: readonly ExportColumn[],
): AsyncGenerator<Cell[][]> {
  const toMany = manyOf(search.resource, chosenOf(columns).get('') ?? [])
  for await (const rows of streamSearch(work.tx, work, { ...search, toMany }, batchSize))
    yield await cellsOf(work, search.resource, rows, columns)
}
