import type { RowKind } from './draw-rows'
import { type Piece, page, type TablePiece, type TextPiece } from './pieces'
import type { TableRow } from './table-rows'

/** One thing that stands on a page, or begins one. */
export type Placed =
  | { what: 'page' }
  | { what: 'text'; piece: TextPiece; y: number }
  | { what: 'table'; piece: TablePiece }
  | { what: 'row'; row: TableRow; kind: RowKind; y: number }
  | { what: 'end' }

/** Between a heading and what stands above it, and what must fit below it, in points. */
const [above, below] = [8, 70]

function* rowsPlaced({ head, rows, total }: TablePiece, start: number): Generator<Placed, number> {
  let y = start
  yield { what: 'row', row: head, kind: 'head', y }
  y += head.height
  for (const [at, row] of [...rows, ...total].entries()) {
    if (y + row.height > page.bottom) {
      yield { what: 'page' }
      yield { what: 'row', row: head, kind: 'again', y: page.top }
      y = page.top + head.height
    }
    const body = at % 2 ? 'shaded' : 'body'
    yield { what: 'row', row, kind: at < rows.length ? body : 'total', y }
    y += row.height
  }
  return y
}

/** Puts everything on pages, from the top: the head of a table stands above its rows on each. */
export function* placedOn(pieces: readonly Piece[]): Generator<Placed> {
  yield { what: 'page' }
  let y: number = page.top
  for (const piece of pieces) {
    const isHeading = piece.tag === 'H2'
    const height =
      piece.tag === 'Table'
        ? piece.head.height + Math.min(piece.rows[0]?.height ?? 0, below)
        : piece.lines * piece.size * 1.3 + (isHeading ? above : 1)
    if (y + height + (isHeading ? below : 0) > page.bottom && y > page.top) {
      yield { what: 'page' }
      y = page.top
    }
    if (piece.tag === 'Table') {
      yield { what: 'table', piece }
      y = yield* rowsPlaced(piece, y + above)
      yield { what: 'end' }
      y += above
    } else {
      yield { what: 'text', piece, y: y + (isHeading ? above : 0) }
      y += height
    }
  }
}
