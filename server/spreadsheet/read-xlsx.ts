import { streamXlsxRows } from 'hucre/xlsx'
import { from1904, type GivenCell, isPercentFormat, uncalculated } from '../../resources/schema/reading/given'
import { wallOfTime } from '../../resources/schema/reading/wall-clock'
import { type BookMarks, bookMarks, type RowMarks } from './cell-marks'
import { spreadMerged } from './merged-areas'
import { notesOf, type SheetRow, trimRow, type WorkbookReader } from './sheet-row'
import { notesSheet } from './write-workbook'

function cellOf(value: unknown): GivenCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '#NUM!' : wallOfTime(value.getTime())
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  return 'text' in (value as object) ? String((value as { text: unknown }).text) : null
}

/** A cell with what the file says of it. */
function markedCell(cell: GivenCell, mark: string | undefined, is1904: boolean): GivenCell {
  if (mark === uncalculated) return cell ?? uncalculated
  const format = mark ?? (is1904 && typeof cell === 'number' ? from1904 : undefined)
  if (format === undefined) return cell
  const isText = typeof cell === 'string' && cell !== '' && isPercentFormat(format)
  return typeof cell === 'number' || isText ? { raw: cell, format } : cell
}

/** The rows of a sheet by its name or its place, or those before a row. */
async function* rowsOf(file: Buffer, sheet: string | number, before?: number): AsyncGenerator<SheetRow> {
  for await (const row of streamXlsxRows(file, { sheet, ...(before ? { maxRows: before } : {}) })) {
    if (before && row.index >= before) return
    yield { line: row.index, cells: row.values.map(cellOf) }
  }
}

/** Walks the marks of a sheet beside its rows. */
async function* marked(
  rows: AsyncIterable<SheetRow>,
  marks: AsyncGenerator<RowMarks> | undefined,
  is1904: boolean,
): AsyncGenerator<SheetRow> {
  let beside = await marks?.next()
  for await (const { line, cells } of rows) {
    while (beside && !beside.done && beside.value.index < line) beside = await marks?.next()
    const told = beside && !beside.done && beside.value.index === line ? beside.value.marks : undefined
    const given = told || is1904 ? cells.map((cell, at) => markedCell(cell, told?.get(at), is1904)) : cells
    const trimmed = trimRow(given)
    if (trimmed.length) yield { line, cells: trimmed }
  }
}

/** A sheet that is one chart has no cells. */
async function* rowsAt(
  file: Buffer,
  { place, before }: { place: number; before?: number | undefined },
  { is1904, rowsAt: marksAt, areasAt }: BookMarks,
): AsyncGenerator<SheetRow> {
  try {
    if (before) return yield* rowsOf(file, place, before)
    const areas = await areasAt(place)
    const rows = marked(rowsOf(file, place), await marksAt(place), is1904)
    yield* areas.length ? spreadMerged(rows, areas) : rows
  } catch (error) {
    if (!/missing worksheet file/.test(String(error))) throw error
  }
}

async function notes(file: Buffer) {
  const rows: GivenCell[][] = []
  try {
    for await (const { cells } of rowsOf(file, notesSheet, 20)) rows.push(cells)
  } catch {
    return {}
  }
  return notesOf(rows)
}

/** Reads the sheets of an xlsx that are seen as streams; formulas give their last result. */
export const xlsxReader = (file: Buffer): WorkbookReader => {
  const book = bookMarks(file)
  return {
    notes: () => notes(file),
    sheets: book.seen.map((place) => ({
      name: book.nameAt(place),
      rows: (before?: number) => rowsAt(file, { place, before }, book),
    })),
  }
}
