import XLSX from 'xlsx'
import { lookup } from '../../resources/schema/lookup'
import { from1904, type GivenCell, isTelling } from '../../resources/schema/reading/given'
import { days1904, wallOf } from '../../resources/schema/reading/wall-clock'
import { workbookLimits } from './limits'
import { type MergedArea, spreadMerged } from './merged-areas'
import { contentOf, hiddenSheets, refuseRepeats } from './ods-content'
import { WorkbookRefused } from './refusal'
import { notesOf, type SheetRow, trimRow, type WorkbookReader } from './sheet-row'
import { notesSheet } from './write-workbook'

/** What the formulas that failed show, by the number that the file holds. */
const failures: Readonly<Record<number, string>> = lookup({
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
})

function cellOf(cell: XLSX.CellObject | undefined, shift: number): GivenCell {
  if (!cell || cell.v === undefined || cell.t === 'z') return null
  if (cell.t === 'e') return failures[Number(cell.v)] ?? '#N/A'
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const format = String(cell.z ?? 'General')
    if (XLSX.SSF.is_date(format)) return wallOf(cell.v + shift)
    return isTelling(format) || shift
      ? { raw: cell.v, format: isTelling(format) ? format : from1904 }
      : cell.v
  }
  if (typeof cell.v === 'boolean' || typeof cell.v === 'number') return cell.v
  return String(cell.v)
}

/** The rows of a sheet, whose array has holes where rows are empty. */
const sheetRows = (book: XLSX.WorkBook, name: string | undefined): GivenCell[][] => {
  const shift = book.Workbook?.WBProps?.date1904 ? days1904 : 0
  const rows = (book.Sheets[name ?? '']?.['!data'] ?? []) as (XLSX.CellObject[] | undefined)[]
  return Array.from(rows, (row) => trimRow(Array.from(row ?? [], (cell) => cellOf(cell, shift))))
}

function* filledRows(book: XLSX.WorkBook, name: string, before: number): Generator<SheetRow> {
  for (const [line, cells] of sheetRows(book, name).entries()) {
    if (line >= before) return
    if (cells.length) yield { line, cells }
  }
}

const areasOf = (book: XLSX.WorkBook, name: string): MergedArea[] =>
  (book.Sheets[name]?.['!merges'] ?? []).map(({ s, e }) => ({
    ...{ top: s.r, bottom: e.r, left: s.c, right: e.c },
  }))

function rowsOf(book: XLSX.WorkBook, name: string, before?: number) {
  const rows = filledRows(book, name, before ?? Number.POSITIVE_INFINITY)
  return before === undefined ? spreadMerged(rows, areasOf(book, name)) : rows
}

/** The sheets that people see, in their order; all where none is seen. */
function seenSheets({ SheetNames, Workbook }: XLSX.WorkBook, hidden: ReadonlySet<string>): string[] {
  const seen = SheetNames.filter(
    (name, place) => !Workbook?.Sheets?.[place]?.Hidden && !hidden.has(name) && name !== notesSheet,
  )
  return seen.length ? seen : SheetNames
}

/** Before Excel 97 texts were written in the letters of one country's system: their tables are loaded with the first file. */
async function open(file: Buffer) {
  XLSX.set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  const options = { dense: true, cellHTML: false, cellFormula: false, cellText: false, cellNF: true } as const
  try {
    return XLSX.read(file, { ...options, sheetRows: workbookLimits.rows + 2 })
  } catch (error) {
    if (error instanceof RangeError) throw new WorkbookRefused('tooBig')
    throw new WorkbookRefused(/password|encrypt/i.test(String(error)) ? 'protected' : 'damaged')
  }
}

const readerOf = (book: XLSX.WorkBook, hidden: ReadonlySet<string>): WorkbookReader => ({
  notes: async () => notesOf(sheetRows(book, notesSheet)),
  sheets: seenSheets(book, hidden).map((name) => ({
    name,
    rows: (before?: number) => rowsOf(book, name, before),
  })),
})

/** Reads the sheets of an xls (BIFF) that are seen, whole in memory; formulas give their last result. */
export const xlsReader = async (file: Buffer): Promise<WorkbookReader> =>
  readerOf(await open(file), new Set())

/** Reads the sheets of an OpenDocument workbook that are seen, whole in memory; formulas give their last result. */
export async function odsReader(file: Buffer): Promise<WorkbookReader> {
  const content = contentOf(file)
  refuseRepeats(content)
  return readerOf(await open(file), hiddenSheets(content))
}
