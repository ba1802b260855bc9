import { type GivenCell, isFormatted } from '../../resources/schema/reading/given'

/** One row read from a sheet: `line` counts from 0, the header included. */
export interface SheetRow {
  line: number
  cells: GivenCell[]
}

/** What the hidden sheet of a workbook says; empty where there is none. */
export type Notes = Readonly<Record<string, string>>

/** A reader of one file format. */
export interface WorkbookReader {
  notes: () => Promise<Notes>
  rows: () => AsyncIterable<SheetRow> | Iterable<SheetRow>
}

/** The rows of the first of some sheets that has any. */
export async function* firstFilled(
  sheets: Iterable<AsyncIterable<SheetRow> | Iterable<SheetRow>>,
): AsyncGenerator<SheetRow> {
  for (const rows of sheets) {
    let isFilled = false
    for await (const row of rows) {
      isFilled = true
      yield row
    }
    if (isFilled) return
  }
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
