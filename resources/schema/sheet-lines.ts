import type { Field } from './field'
import { fold } from './fold'
import type { GivenCell, Reading, ReadingContext } from './reading/given'
import { readCell, wordsOf } from './reading/read-cell'

/** A row of a sheet: its number as a spreadsheet program shows it, and its cells. */
export interface SheetLine {
  line: number
  cells: readonly GivenCell[]
}

/** What is wrong in the lines of a sheet that was brought back: the first of them, and how many more there are. */
export interface SheetErrors {
  errors: LineMessage[]
  more: number
  /** What is to be looked at before it is kept: « Lu 1,234 ». */
  remarks: LineMessage[]
}

/** A row of a sheet whose cells somebody else has changed since it was taken away. */
export interface CrossedRow extends LineMessage {
  /** Id of the row. */
  row: number
}

export interface LineMessage {
  line: number
  message: string
}

/** What is read of a sheet that was brought back, before its faults are told. */
export interface BroughtSheet<Entry, Fault> {
  entries: Entry[]
  faults: Fault[]
  remarks: LineMessage[]
  /** Rows that somebody else has changed meanwhile, whose values are kept, and what these rows hold in the file. */
  crossed: CrossedRow[]
  mine: Entry[]
}

/** Of a sheet whose titles are not those of its kind. */
export const nothingRead = { entries: [], remarks: [], crossed: [], mine: [] }

/** Rows at the top among which the titles are looked for. */
const headRows = 10

export const cellText = (cell: GivenCell | undefined): string => wordsOf(cell ?? null)

/**
 * The filled rows under the titles of a sheet, wherever its columns stand; `of` reads a row's cell by the name of its title,
 * undefined where the sheet has no such column; `read` reads it as a
 * field, its remarks being kept. Undefined where no row at the top holds the titles that are needed.
 */
export function underTitles<Name extends string>(
  rows: readonly SheetLine[],
  titles: Readonly<Record<Name, string>>,
  needed: readonly NoInfer<Name>[],
):
  | {
      rows: SheetLine[]
      of: (row: SheetLine, name: Name) => GivenCell | undefined
      has: (name: Name) => boolean
      read: (row: SheetLine, name: Name, field: Field, context?: ReadingContext) => Reading
      remarks: LineMessage[]
    }
  | undefined {
  for (const [at, { cells }] of rows.slice(0, headRows).entries()) {
    const found = cells.map((cell) => fold(cellText(cell)))
    const place = (name: Name) => found.indexOf(fold(titles[name]))
    if (!needed.every((name) => place(name) >= 0)) continue
    const remarks: LineMessage[] = []
    return {
      rows: rows.slice(at + 1).filter((row) => row.cells.some((cell) => cellText(cell) !== '')),
      of: (row, name) => row.cells[place(name)],
      has: (name) => place(name) >= 0,
      remarks,
      read: (row, name, field, context) => {
        const reading = readCell(field, row.cells[place(name)] ?? null, context)
        if (reading.remark !== undefined)
          remarks.push({ line: row.line, message: `${titles[name]} : ${reading.remark}` })
        return reading
      },
    }
  }
  return undefined
}
