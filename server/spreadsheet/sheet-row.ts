import { type GivenCell, isFormatted } from '../../resources/schema/reading/given'
import type { TextShape } from './text-shape'

/** One row read from a sheet: `line` counts from 0, the header included. */
export interface SheetRow {
  line: number
  cells: GivenCell[]
  /** Of several sheets that are read one after the other: the place of its own. */
  sheet?: number
  /** First and last of the columns that are merged in it. */
  spans?: (readonly [first: number, last: number])[]
}

/** What the hidden sheet of a workbook says; empty where there is none. */
export type Notes = Readonly<Record<string, string>>

/** A reader of one file format. */
export interface WorkbookReader {
  notes: () => Promise<Notes>
  /** The sheets that people see, in their order; all where none is seen. */
  sheets: readonly ReadSheet[]
  /** How a text is read. */
  shape?: TextShape
}

/** A sheet, and its rows: all of them, or those before a row. */
export interface ReadSheet {
  name: string
  rows: (before?: number) => AsyncIterable<SheetRow> | Iterable<SheetRow>
}

/** The pairs of the hidden sheet's two columns; of no use but as short texts. */
export function notesOf(rows: readonly (readonly GivenCell[])[]): Notes {
  const pairs = rows
    .slice(0, 20)
    .map(([key, value]) => [String(key ?? ''), String(value ?? '').slice(0, 200)])
  return Object.fromEntries(pairs.filter(([key]) => /^\w{1,20}$/.test(key ?? '')))
}

/** A text as the database can keep it: without NUL, half characters replaced. */
const wellFormed = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd')

const cleanCell = (cell: GivenCell): GivenCell => {
  if (typeof cell === 'string') return wellFormed(cell)
  if (!isFormatted(cell)) return cell
  const { raw, format } = cell
  return { raw: typeof raw === 'string' ? wellFormed(raw) : raw, format: wellFormed(format) }
}

/** Makes the texts of a row well-formed and drops the empty cells at the end of a row. */
export function trimRow(read: GivenCell[]): GivenCell[] {
  const cells = read.map(cleanCell)
  let length = cells.length
  while (length > 0 && (cells[length - 1] === null || cells[length - 1] === '')) length--
  return length === cells.length ? cells : cells.slice(0, length)
}
