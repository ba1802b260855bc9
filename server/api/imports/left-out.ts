import { fold } from '../../../resources/schema/fold'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { LeftReason } from './file-reading'
import type { Header } from './header'
import { isNumeric, titleText } from './titles'

const totals = /^(grand |sous[- ]?)?tota(l|ux)\b|^(somme|cumul|sum)\b/

/** What a row holds under the titles of the file. */
interface Held {
  /** Places of the filled cells. */
  filled: number[]
  texts: string[]
}

function heldBy({ cells }: SheetRow, places: readonly number[]): Held {
  const filled = places.filter((index) => titleText(cells[index] ?? null) !== '')
  return { filled, texts: filled.map((index) => fold(titleText(cells[index] ?? null))) }
}

/** Whether a row lacks what each of its kind must say. */
const isIncomplete = ({ columns }: Header, filled: readonly number[]) =>
  columns.some(
    ({ index, from = index, column, use }) =>
      use === 'field' &&
      !column.path &&
      column.declared.required &&
      column.declared.default === undefined &&
      !filled.includes(from),
  )

/** Rows that a file has at least where some of them are told to be headings. */
const fewest = 3

/**
 * Tells why a row of a file is none of its table: titles that come back, a total of the rows above it, a heading of those under it.
 * A text that stands alone is a heading where it is merged over columns, or where a row would lack what it must say.
 */
export function leftOutBy(
  header: Header,
  { titles, below }: { titles: readonly SheetRow[]; below: readonly SheetRow[] },
) {
  const places = header.found.map(({ index }) => index)
  const titled = titles.map((row) => heldBy(row, places).texts.join('\n'))
  const counts = below.map((row) => heldBy(row, places).filled.length).sort((a, b) => a - b)
  const [usual = 0, fullest = 0] = [counts[Math.floor(counts.length / 2)], counts.at(-1)]
  return (row: SheetRow): LeftReason | undefined => {
    if (header.base && row.cells[header.base.index]) return undefined
    const { filled, texts } = heldBy(row, places)
    if (texts.length > 1 && titled.includes(texts.join('\n'))) return 'titles'
    const words = filled.filter((index) => !isNumeric(row.cells[index]))
    if (words.length > 1) return undefined
    const isNone = isIncomplete(header, filled)
    const isTotal = filled.length < fullest && totals.test(texts[0] ?? '')
    if (isTotal && (isNone || filled.length > 1)) return 'total'
    const isAlone = below.length >= fewest && usual > 2 && filled.length === 1 && words.length === 1
    return isAlone && (isNone || row.spans) ? 'section' : undefined
  }
}
