import { artifact, fonts, ink, page, printable, tableCell } from '../paper/pdf-page'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

export interface SheetColumn {
  title: string
  /** Share of the page's width. */
  share: number
  align?: 'left' | 'right'
}

export type SheetRows = readonly (readonly string[])[]

interface Place extends SheetColumn {
  x: number
  width: number
}

const pad = 4

/** Where columns stand on the page. */
export function placesOf(columns: readonly SheetColumn[]): Place[] {
  const sum = columns.reduce((all, column) => all + column.share, 0)
  let x: number = page.left
  return columns.map((column) => {
    const width = (page.width * column.share) / sum
    const place = { ...column, x, width }
    x += width
    return place
  })
}

const heightOf = (doc: Doc, places: readonly Place[], cells: readonly string[]): number =>
  2 * pad +
  Math.max(
    ...places.map((place, index) =>
      doc.heightOfString(printable(cells[index] ?? '') || ' ', { width: place.width - 2 * pad }),
    ),
  )

interface Cells {
  places: readonly Place[]
  cells: readonly string[]
  y: number
  kind: 'TH' | 'TD'
}

function drawCells(doc: Doc, table: Struct, { places, cells, y, kind }: Cells): void {
  const row = doc.struct('TR')
  table.add(row)
  places.forEach((place, index) => {
    row.add(tableCell(doc, kind, () => drawText(doc, { place, text: cells[index], y })))
  })
  row.end()
}

function drawText(
  doc: Doc,
  { place, text = '', y }: { place: Place; text: string | undefined; y: number },
): void {
  const width = place.width - 2 * pad
  doc.text(printable(text) || ' ', place.x + pad, y + pad, { width, align: place.align ?? 'left' })
}

interface Head {
  places: readonly Place[]
  y: number
  /** On the pages after the first one readers of the screen, who have heard it, pass it over. */
  isAgain?: boolean
}

function drawHead(doc: Doc, table: Struct, { places, y, isAgain = false }: Head): number {
  doc.font(fonts.bold).fontSize(8)
  const titles = places.map(({ title }) => title)
  const height = heightOf(doc, places, titles)
  artifact(doc, () => doc.rect(page.left, y, page.width, height).fill(ink.fill))
  doc.fillColor(ink.text)
  if (isAgain)
    artifact(doc, () => {
      for (const place of places) drawText(doc, { place, text: place.title, y })
    })
  else drawCells(doc, table, { places, cells: titles, y, kind: 'TH' })
  doc.font(fonts.regular).fontSize(9)
  return y + height
}

interface Table {
  places: readonly Place[]
  rows: SheetRows
  start: number
  roomy: boolean
}

/** Draws a table, its head on every page; answers where it ends. */
export function drawTable(doc: Doc, body: Struct, { places, rows, start, roomy }: Table): number {
  const table = doc.struct('Table')
  body.add(table)
  let y = drawHead(doc, table, { places, y: start })
  for (const cells of rows) {
    const height = Math.max(heightOf(doc, places, cells), roomy ? 24 : 0)
    if (y + height > page.bottom) {
      doc.addPage()
      y = drawHead(doc, table, { places, y: page.top, isAgain: true })
    }
    drawCells(doc, table, { places, cells, y, kind: 'TD' })
    y += height
    const line = y
    artifact(doc, () =>
      doc.moveTo(page.left, line).lineTo(page.right, line).lineWidth(0.5).strokeColor(ink.line).stroke(),
    )
  }
  table.end()
  return y
}
