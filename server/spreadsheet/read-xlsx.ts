import { streamXlsxRows } from 'hucre/xlsx'
import { type Cell, wallOfTime } from './cell'
import { notesOf, type SheetRow, trimRow, type WorkbookReader } from './sheet-row'
import { notesSheet } from './write-workbook'

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : wallOfTime(value.getTime())
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  return 'text' in (value as object) ? String((value as { text: unknown }).text) : null
}

async function* rowsOf(file: Buffer, sheet?: string): AsyncGenerator<SheetRow> {
  for await (const row of streamXlsxRows(file, sheet ? { sheet, maxRows: 20 } : {})) {
    const cells = trimRow(row.values.map(cellOf))
    if (cells.length) yield { line: row.index, cells }
  }
}

async function notes(file: Buffer) {
  const rows: Cell[][] = []
  try {
    for await (const { cells } of rowsOf(file, notesSheet)) rows.push(cells)
  } catch {
    return {}
  }
  return notesOf(rows)
}

/** Reads the first sheet of an xlsx as a stream; formulas give their last result. */
export const xlsxReader = (file: Buffer): WorkbookReader => ({
  notes: () => notes(file),
  rows: () => rowsOf(file),
})
