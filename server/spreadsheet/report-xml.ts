import type { Cell } from '../../resources/schema/reading/given'
import { rowXml, type SheetColumn } from './sheet-xml'
import { styleOf, toneOf } from './styles-xml'

/** A cell of the row of totals: a value, or the sum of its column, by a formula with what it comes to. */
export type TotalCell = Cell | { sum: number }

const isSum = (cell: TotalCell): cell is { sum: number } =>
  typeof cell === 'object' && cell !== null && 'sum' in cell

/** The row of totals of a sheet whose table has its titles in row `head` and ends in row `last`. */
export function totalXml(
  cells: readonly TotalCell[],
  { columns, letters, head, last }: Sheet & { columns: readonly SheetColumn[] },
): string {
  const index = last + 1
  const shade = toneOf('total')
  const tones = new Map([[index, 'total' as const]])
  const toned = columns.map((column): SheetColumn => ({ ...column, tones }))
  const row = rowXml(
    cells.map((cell) => (isSum(cell) ? null : cell)),
    index,
    { columns: toned, letters },
  )
  return cells.reduce<string>((xml, cell, i) => {
    if (!isSum(cell)) return xml
    const [letter, column] = [letters[i], columns[i]]
    const sum = last > head ? `<f>SUM(${letter}${head + 1}:${letter}${last})</f>` : ''
    const style = shade + styleOf(column?.scale, column?.unit)
    return xml.replace(
      `<c r="${letter}${index}" s="${shade}"/>`,
      `<c r="${letter}${index}" s="${style}">${sum}<v>${cell.sum}</v></c>`,
    )
  }, row)
}

interface Sheet {
  letters: readonly string[]
  /** The row of the titles. */
  head: number
  /** The last row of the table. */
  last: number
}

/** Filters over the table's own columns. */
export const filterXml = ({ letters, head, last }: Sheet): string =>
  letters.length ? `<autoFilter ref="A${head}:${letters.at(-1)}${Math.max(head, last)}"/>` : ''

/** A4 on its side, as wide as one page, « page / pages » below. */
export const printXml =
  '<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;Cpage &amp;P / &amp;N</oddFooter></headerFooter>'
