import type { DrawnTable } from './draw-rows'
import { placeColumns } from './place-columns'
import { type Ruler, rulerOf } from './ruler'
import { type ReadSheet, tablesOf } from './sheet-tables'
import { rowsOf, type TableRow } from './table-rows'

/** The page on its side, in points. */
export const page = { left: 36, width: 770, top: 36, bottom: 553 } as const

/** A line of text. */
export interface TextPiece {
  tag: 'H1' | 'H2' | 'P'
  text: string
  size: number
  lines: number
}

/** A table, its columns placed and its texts broken into lines. */
export interface TablePiece {
  tag: 'Table'
  head: TableRow
  rows: readonly TableRow[]
  total: readonly TableRow[]
  laid: Omit<DrawnTable, 'struct'>
}

export type Piece = TextPiece | TablePiece

/** Rulers of what a document writes, by the size of its letters. */
const rulersOf = (doc: PDFKit.PDFDocument) => ({
  H1: rulerOf(doc, 16),
  H2: rulerOf(doc, 11),
  P: rulerOf(doc, 9),
  cells: rulerOf(doc, 8),
})

function tablePieces(sheet: ReadSheet, ruler: Ruler): TablePiece[] {
  return tablesOf(sheet).map(({ columns, numbers, rows, total }) => {
    const all = total ? [...rows, total] : rows
    const texts = columns.map((_, at) => all.map((row) => row[at] ?? ''))
    const placed = placeColumns(columns, { texts, numbers, ruler, page })
    const whole = { columns: placed, ruler, room: (page.bottom - page.top) / 2 }
    const titles = columns.map(({ header }) => header)
    const [head = { cells: [], bands: [], height: 0 }] = rowsOf(titles, { ...whole, weight: 'bold' })
    const laid = { ...whole, room: page.bottom - page.top - head.height }
    return {
      ...{ tag: 'Table', head, laid: { columns: placed, ruler, page } },
      rows: rows.flatMap((row) => rowsOf(row, laid)),
      total: total ? rowsOf(total, { ...laid, weight: 'bold' }) : [],
    }
  })
}

/** What a document of sheets says, from its title on: what all of them say above their tables stands once. */
export function piecesOf(doc: PDFKit.PDFDocument, sheets: readonly ReadSheet[], title: string): Piece[] {
  const rulers = rulersOf(doc)
  const written = (tag: TextPiece['tag'], text: string): TextPiece => {
    const ruler = rulers[tag]
    const lines = ruler.linesOf(text, page.width, tag === 'P' ? 'regular' : 'bold').length
    return { tag, text, size: ruler.size, lines }
  }
  const facts = sheets[0]?.above.slice(1) ?? []
  return [
    written('H1', title),
    ...facts.map((line) => written('P', line)),
    ...sheets.flatMap((sheet): Piece[] => [
      ...(sheets.length > 1 ? [written('H2', sheet.name)] : []),
      ...sheet.above
        .slice(1)
        .filter((line) => !facts.includes(line))
        .map((line) => written('P', line)),
      ...tablePieces(sheet, rulers.cells),
    ]),
  ]
}
