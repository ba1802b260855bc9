import { lookup } from '../../resources/schema/lookup'
import { artifact, fonts, ink, tableCell } from './pdf-page'
import { type PlacedColumn, pad } from './place-columns'
import type { Ruler } from './ruler'
import { lineHeight, type TableRow } from './table-rows'

type Doc = PDFKit.PDFDocument

/** A table that is being drawn. */
export interface DrawnTable {
  struct: PDFKit.PDFStructureElement
  columns: readonly PlacedColumn[]
  ruler: Ruler
  page: { left: number; width: number }
}

/** What a row is: of the titles, said once and drawn again on each page; of cells; of the totals. */
export type RowKind = 'head' | 'again' | 'body' | 'shaded' | 'total'

const fills: Partial<Record<RowKind, string>> = lookup({
  head: ink.fill,
  again: ink.fill,
  shaded: '#f7f9f8',
  total: ink.fill,
})

interface Place {
  row: TableRow
  at: number
  y: number
  weight: keyof typeof fonts
}

function drawCell(doc: Doc, { columns, ruler }: DrawnTable, { row, at, y, weight }: Place): void {
  const column = columns[at]
  if (!column) return
  const top = row.bands.slice(0, column.band).reduce((sum, height) => sum + height, y) + pad
  const width = column.width - 2 * pad
  const lines = row.cells[at] ?? []
  for (const [index, line] of lines.entries()) {
    const x = column.x + pad + (column.isNumber ? Math.max(0, width - ruler.widthOf(line, weight)) : 0)
    doc.text(line || ' ', x, top + index * lineHeight(ruler), { lineBreak: false })
  }
  if (!lines.length) doc.text(' ', column.x + pad, top, { lineBreak: false })
}

/** Draws a row, and the line under it. */
export function drawRow(
  doc: Doc,
  table: DrawnTable,
  { row, kind, y }: { row: TableRow; kind: RowKind; y: number },
): void {
  const { page, columns, ruler, struct } = table
  const weight = kind === 'body' || kind === 'shaded' ? 'regular' : 'bold'
  doc.font(fonts[weight]).fontSize(ruler.size)
  artifact(doc, () => {
    const fill = fills[kind]
    if (fill) doc.rect(page.left, y, page.width, row.height).fill(fill)
    const end = y + row.height
    doc
      .moveTo(page.left, end)
      .lineTo(page.left + page.width, end)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke()
    doc.fillColor(ink.text)
  })
  if (kind === 'again') {
    artifact(doc, () => {
      for (const at of columns.keys()) drawCell(doc, table, { row, at, y, weight })
    })
    return
  }
  const line = doc.struct('TR')
  struct.add(line)
  for (const at of columns.keys())
    line.add(
      tableCell(doc, kind === 'head' ? 'TH' : 'TD', () => drawCell(doc, table, { row, at, y, weight })),
    )
  line.end()
}
