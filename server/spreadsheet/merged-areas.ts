import type { GivenCell } from '../../resources/schema/reading/given'
import { titleRows } from '../../resources/schema/sheet-files'
import type { SheetRow } from './sheet-row'

/** Cells that are merged into one: first and last row and column, from 0. */
export interface MergedArea {
  top: number
  bottom: number
  left: number
  right: number
}

/** `A` → 0, `AA` → 26. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The area that `B2:D5` names. */
export function areaOf(ref: string): MergedArea {
  const [, left = 'A', top = 1, right = 'A', bottom = 1] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
  return {
    ...{ top: Number(top) - 1, bottom: Number(bottom) - 1 },
    ...{ left: columnOf(left), right: columnOf(right) },
  }
}

const isBlank = (cell: GivenCell | undefined) => cell === null || cell === undefined || cell === ''

/** What a merged area says of each of its rows: a text alone, for a number would be counted once a row. */
const saidBy = (cell: GivenCell | undefined): string | undefined =>
  typeof cell === 'string' && cell !== '' ? cell : undefined

/** The columns that are merged in each row: in every row of the titles, elsewhere in the first of an area. */
function spansOf(areas: readonly MergedArea[]) {
  const spans = new Map<number, (readonly [number, number])[]>()
  for (const { top, bottom, left, right } of areas) {
    if (right <= left) continue
    const last = Math.max(top, Math.min(bottom, titleRows + 1))
    for (let line = top; line <= last; line++) {
      const own = spans.get(line) ?? []
      own.push([left, right])
      spans.set(line, own)
    }
  }
  return spans
}

interface OpenArea extends MergedArea {
  text: string
}

/** Rows with the text of areas merged over several of them in each, and the columns that are merged in the titles. */
export async function* spreadMerged(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  areas: readonly MergedArea[],
): AsyncGenerator<SheetRow> {
  const waiting = [...areas].sort((a, b) => a.top - b.top)
  const wide = spansOf(areas)
  let next = 0
  let open: OpenArea[] = []
  for await (const { line, cells } of rows) {
    for (let area = waiting[next]; area && area.top <= line; area = waiting[++next]) {
      const text = area.top === line && area.bottom > line ? saidBy(cells[area.left]) : undefined
      if (text !== undefined) open.push({ ...area, text })
    }
    if (open.length) open = open.filter(({ bottom }) => bottom >= line)
    for (const { top, left, text } of open) {
      if (line === top || !isBlank(cells[left])) continue
      while (cells.length < left) cells.push(null)
      cells[left] = text
    }
    const spans = wide.get(line)
    yield spans ? { line, cells, spans } : { line, cells }
  }
}
