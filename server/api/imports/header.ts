import { importTexts } from '../../../i18n/fr/exports'
import { frenchDay } from '../../../resources/schema/date-text'
import { fold } from '../../../resources/schema/fold'
import type { AnyResource } from '../../../resources/schema/resource'
import { canWriteField } from '../../database/rights'
import { type Cell, isWallClock } from '../../spreadsheet/cell'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import { type ExportColumn, exportColumns, type Viewer } from '../exports/columns'

/** A column of the file and what becomes of it. */
export interface ImportColumn {
  /** Its place in a row, from 0. */
  index: number
  column: ExportColumn
  /** `locked`: the actor may read but not change it. */
  use: 'id' | 'field' | 'locked'
}

export interface Header {
  columns: ImportColumn[]
  /** French reasons why the whole file is refused. */
  errors: string[]
}

const neverImported = ['computed', 'virtual', 'file', 'image', 'children']

/** Whether a column of an export may come back: the others are passed over. */
export const comesBack = ({ declared, field }: ExportColumn): boolean =>
  !declared.readonly &&
  !neverImported.includes(declared.kind) &&
  !['id', 'createdAt', 'updatedAt'].includes(field)

function useOf(viewer: Viewer, resource: AnyResource, column: ExportColumn): ImportColumn['use'] | undefined {
  if (column.key === 'id') return 'id'
  if (!comesBack(column)) return undefined
  const target = column.path ? viewer.registry.get(resource.fields[column.path]?.to ?? '') : resource
  const open =
    canWriteField(target, column.field, viewer.actor) &&
    (!column.path || canWriteField(resource, column.path, viewer.actor))
  return open ? 'field' : 'locked'
}

/** Titles of columns that an export may hold beside those that come back: what is read across an association. */
const isAcross = (viewer: Viewer, resource: AnyResource, title: string) =>
  Object.entries(resource.fields).some(
    ([name, field]) =>
      field.to && viewer.registry.association(resource, name) && title.startsWith(`${field.label} – `),
  )

/** The text of a title, whatever the cell holds; the mark of a required column aside. */
export const titleText = (cell: Cell): string =>
  (isWallClock(cell) ? frenchDay(cell.wall.slice(0, 10)) : String(cell ?? '')).replace(/\s+\*$/, '').trim()

/** Rows at the top of a file among which the one with the titles is looked for. */
const headRows = 30

/** The place of the row that holds most of the known titles: what stands above it says what the file is. */
export function headerPlace(viewer: Viewer, resource: AnyResource, rows: readonly SheetRow[]): number {
  const known = new Set(exportColumns(viewer, resource).map((column) => fold(column.header)))
  const counts = rows
    .slice(0, headRows)
    .map(({ cells }) => cells.filter((cell) => known.has(fold(titleText(cell)))).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** Reads the titles of a file: the titles of an export or of the template, in any order. */
export function readHeader(viewer: Viewer, resource: AnyResource, cells: readonly Cell[]): Header {
  const known = new Map(exportColumns(viewer, resource).map((column) => [fold(column.header), column]))
  const header: Header = { columns: [], errors: [] }
  const seen = new Set<string>()
  for (const [index, cell] of cells.entries()) {
    const title = titleText(cell)
    if (!title) continue
    const column = known.get(fold(title))
    if (!column) {
      if (!isAcross(viewer, resource, title)) header.errors.push(importTexts.unknownColumn(title))
      continue
    }
    if (seen.has(column.key)) header.errors.push(importTexts.twiceColumn(title))
    seen.add(column.key)
    const use = useOf(viewer, resource, column)
    if (use) header.columns.push({ index, column, use })
  }
  if (!header.columns.some(({ use }) => use !== 'id') && !header.errors.length)
    header.errors.push(importTexts.noHeader)
  return header
}
