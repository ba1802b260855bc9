import { type PlacedColumn, pad } from './place-columns'
import type { Ruler } from './ruler'

/** A row as it is drawn: the lines of each cell, and how high each of its bands is. */
export interface TableRow {
  cells: readonly (readonly string[])[]
  bands: readonly number[]
  height: number
}

/** Between two lines, in sizes of the letters. */
const leading = 1.25
export const lineHeight = ({ size }: Ruler): number => size * leading

const rowOf = (
  cells: readonly (readonly string[])[],
  { columns, ruler }: { columns: readonly PlacedColumn[]; ruler: Ruler },
): TableRow => {
  const last = Math.max(0, ...columns.map(({ band }) => band))
  const bands = Array.from({ length: last + 1 }, (_, band) => {
    const lines = cells.map((cell, at) => (columns[at]?.band === band ? cell.length : 0))
    return Math.max(1, ...lines) * lineHeight(ruler) + 2 * pad
  })
  return { cells, bands, height: bands.reduce((all, one) => all + one, 0) }
}

interface Laid {
  columns: readonly PlacedColumn[]
  ruler: Ruler
  /** How high a row may be: what is longer goes on in another one. */
  room: number
  weight?: 'bold'
}

/** The rows in which the texts of one are drawn: one, unless it is higher than a page. */
export function rowsOf(texts: readonly string[], { columns, ruler, room, weight }: Laid): TableRow[] {
  const cells = columns.map(({ width }, at) => ruler.linesOf(texts[at] ?? '', width - 2 * pad, weight))
  const whole = rowOf(cells, { columns, ruler })
  if (whole.height <= room) return [whole]
  const most = Math.max(1, Math.floor((room / whole.bands.length - 2 * pad) / lineHeight(ruler)))
  const parts = Math.ceil(Math.max(...cells.map(({ length }) => length)) / most)
  return Array.from({ length: parts }, (_, part) =>
    rowOf(
      cells.map((lines) => lines.slice(part * most, (part + 1) * most)),
      { columns, ruler },
    ),
  )
}
