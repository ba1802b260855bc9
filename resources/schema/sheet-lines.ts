import { fold } from './fold'

/** A row of a sheet: its number as a spreadsheet program shows it, and its cells. */
export interface SheetLine {
  line: number
  cells: readonly unknown[]
}

/** What is wrong in the lines of a sheet that was brought back: the first of them, and how many more there are. */
export interface SheetErrors {
  errors: { line: number; message: string }[]
  more: number
}

/** Rows at the top among which the titles are looked for. */
const headRows = 10

export const cellText = (cell: unknown): string => String(cell ?? '').trim()

/**
 * The filled rows under the titles of a sheet, wherever its columns stand; `of` reads a row's cell by the name of its title,
 * undefined where the sheet has no such column. Undefined where no row at the top holds the titles that are needed.
 */
export function underTitles<Name extends string>(
  rows: readonly SheetLine[],
  titles: Readonly<Record<Name, string>>,
  needed: readonly NoInfer<Name>[],
):
  | { rows: SheetLine[]; of: (row: SheetLine, name: Name) => unknown; has: (name: Name) => boolean }
  | undefined {
  for (const [at, { cells }] of rows.slice(0, headRows).entries()) {
    const found = cells.map((cell) => fold(cellText(cell)))
    const place = (name: Name) => found.indexOf(fold(titles[name]))
    if (needed.every((name) => place(name) >= 0))
      return {
        rows: rows.slice(at + 1).filter((row) => row.cells.some((cell) => cellText(cell) !== '')),
        of: (row, name) => row.cells[place(name)],
        has: (name) => place(name) >= 0,
      }
  }
  return undefined
}
