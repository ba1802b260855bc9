import XLSX from 'xlsx'
import { type Cell, wallOf } from './cell'
import { workbookLimits } from './limits'
import { WorkbookRefused } from './refusal'
import { notesOf, type SheetRow, trimRow, type WorkbookReader } from './sheet-row'
import { notesSheet } from './write-workbook'

function cellOf(cell: XLSX.CellObject | undefined): Cell {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return null
  if (cell.t === 'n' && typeof cell.v === 'number')
    return XLSX.SSF.is_date(String(cell.z ?? 'General')) ? wallOf(cell.v) : cell.v
  if (typeof cell.v === 'boolean' || typeof cell.v === 'number') return cell.v
  return String(cell.v)
}

const sheetRows = (sheet: XLSX.WorkSheet | undefined): Cell[][] =>
  ((sheet?.['!data'] ?? []) as (XLSX.CellObject | undefined)[][]).map((row) =>
    trimRow(Array.from(row ?? [], cellOf)),
  )

function* rowsOf(sheet: XLSX.WorkSheet | undefined): Generator<SheetRow> {
  for (const [line, cells] of sheetRows(sheet).entries()) if (cells.length) yield { line, cells }
}

function open(file: Buffer) {
  const options = { dense: true, cellHTML: false, cellFormula: false, cellText: false, cellNF: true } as const
  try {
    return XLSX.read(file, { ...options, sheetRows: workbookLimits.rows + 2 })
  } catch (error) {
    throw new WorkbookRefused(/password|encrypt/i.test(String(error)) ? 'protected' : 'damaged')
  }
}

/** Reads the first sheet of an xls (BIFF), whole in memory; formulas give their last result. */
export function xlsReader(file: Buffer): WorkbookReader {
  const book = open(file)
  return {
    notes: async () => notesOf(sheetRows(book.Sheets[notesSheet])),
    rows: () => rowsOf(book.Sheets[book.SheetNames[0] ?? '']),
  }
}
