import type { Cell } from '../../resources/schema/reading/given'
import { isWallClock } from '../../resources/schema/reading/given'
import type { TotalCell } from '../spreadsheet/report-xml'
import type { SheetColumn } from '../spreadsheet/sheet-xml'
import { cellText } from './cell-text'

/** A sheet whose rows are read: what a document prints of it. */
export interface ReadSheet {
  name: string
  /** Lines above the titles, the first its own. */
  above: readonly string[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly Cell[])[]
  total?: readonly TotalCell[] | undefined
  isSideBySide?: boolean | undefined
}

/** A table of texts. */
export interface TextTable {
  columns: readonly SheetColumn[]
  /** Which columns hold numbers and days: they stand to the right, and break into no lines. */
  numbers: readonly boolean[]
  rows: readonly (readonly string[])[]
  total: readonly string[] | undefined
}

const isNumber = (cell: Cell | undefined) => typeof cell === 'number' || (cell != null && isWallClock(cell))
const cellOf = (cell: TotalCell | undefined): Cell =>
  typeof cell === 'object' && cell !== null && 'sum' in cell ? cell.sum : (cell ?? null)

/** The places of the columns of each table of a sheet: tables side by side are parted by a column without a title. */
function placesOf({ columns, isSideBySide }: ReadSheet): number[][] {
  const shown = columns.flatMap(({ hidden, mirror }, at) => (hidden || mirror ? [] : [at]))
  if (!isSideBySide) return [shown]
  const parts: number[][] = [[]]
  for (const at of shown) {
    if (columns[at]?.header) parts.at(-1)?.push(at)
    else parts.push([])
  }
  return parts.filter(({ length }) => length > 0)
}

/** The tables of a sheet as texts. */
export function tablesOf(sheet: ReadSheet): TextTable[] {
  const { rows, total, isSideBySide = false } = sheet
  return placesOf(sheet).map((places) => {
    const columns = places.flatMap((at) => sheet.columns[at] ?? [])
    const own = rows
      .map((row) => places.map((at) => row[at] ?? null))
      .filter((row) => !isSideBySide || row.some((cell) => cell !== null))
    const textsOf = (cells: readonly Cell[]) => cells.map((cell, at) => cellText(cell, columns[at]))
    return {
      columns,
      numbers: columns.map(({ scale }, at) => scale !== undefined || own.some((row) => isNumber(row[at]))),
      rows: own.map(textsOf),
      total: total && textsOf(places.map((at) => cellOf(total[at]))),
    }
  })
}
