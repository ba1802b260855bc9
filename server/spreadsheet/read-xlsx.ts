import { streamXlsxRows } from 'hucre/xlsx'
import { from1904, type GivenCell, isPercentFormat, uncalculated } from '../../resources/schema/reading/given'
import { wallOfTime } from '../../resources/schema/reading/wall-clock'
import { type BookMarks, bookMarks, type RowMarks } from './cell-marks'
import { firstFilled, notesOf, type SheetRow, trimRow, type WorkbookReader } from './sheet-row'
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

/** The rows of a sheet by its name, the first ones only, or by its place. */
async function* rowsOf(file: Buffer, sheet: string | number): AsyncGenerator<SheetRow> {
  for await (const row of streamXlsxRows(file, {
    sheet,
    ...(typeof sheet === 'string' ? { maxRows: 20 } : {}),
  }))
    yield { line: row.index, cells: row.values.map(cellOf) }
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
  place: number,
  { is1904, rowsAt: marksAt }: BookMarks,
): AsyncGenerator<SheetRow> {
  try {
    yield* marked(rowsOf(file, place), await marksAt(place), is1904)
  } catch (error) {
    if (!/missing worksheet file/.test(String(error))) throw error
  }
}

async function notes(file: Buffer) {
  const rows: GivenCell[][] = []
  try {
    for await (const { cells } of rowsOf(file, notesSheet)) rows.push(cells)
  } catch {
    return {}
  }
  return notesOf(rows)
}

/** Reads the first sheet of an xlsx that is seen and has rows, as a stream; formulas give their last result. */
export const xlsxReader = (file: Buffer): WorkbookReader => {
  const book = bookMarks(file)
  return {
    notes: () => notes(file),
    rows: () => firstFilled(book.seen.map((place) => rowsAt(file, place, book))),
  }
}
