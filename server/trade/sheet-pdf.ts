import { bytesOf, ink, openPdf, page, printable } from './pdf-page'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

export interface SheetColumn {
  title: string
  /** Share of the page's width. */
  share: number
  align?: 'left' | 'right'
}

/** A sheet: its title, what is known of it, tables one under the other, and a last line. */
export interface Sheet {
  title: string
  author: string
  /** Small line above the title: whose it is. */
  over: string
  facts: readonly (readonly [name: string, value: string])[]
  /** What is said before the tables. */
  text?: string
  columns: readonly SheetColumn[]
  /** Tables; one with columns of its own says them. */
  groups: readonly {
    title?: string
    columns?: readonly SheetColumn[]
    rows: readonly (readonly string[])[]
  }[]
  total?: readonly [name: string, value: string]
  /** The moment of what it tells, where it must print alike again. */
  at?: Date
  /** Higher rows, to write in by hand. */
  roomy?: boolean
}

interface Place extends SheetColumn {
  x: number
  width: number
}

const pad = 4

function placesOf(columns: readonly SheetColumn[]): Place[] {
  const sum = columns.reduce((all, column) => all + column.share, 0)
  let x: number = page.left
  return columns.map((column) => {
    const width = (page.width * column.share) / sum
    const place = { ...column, x, width }
    x += width
    return place
  })
}

function write(
  doc: Doc,
  body: Struct,
  tag: string,
  text: string,
  at: { x: number; y: number; width: number },
): number {
  body.add(doc.struct(tag, {}, () => void doc.text(printable(text), at.x, at.y, { width: at.width })))
  return doc.y
}

function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}

const heightOf = (doc: Doc, places: readonly Place[], cells: readonly string[]): number =>
  2 * pad +
  Math.max(
    ...places.map((place, index) =>
      doc.heightOfString(printable(cells[index] ?? '') || ' ', { width: place.width - 2 * pad }),
    ),
  )

function drawCells(
  doc: Doc,
  table: Struct,
  {
    places,
    cells,
    y,
    kind,
  }: { places: readonly Place[]; cells: readonly string[]; y: number; kind: 'TH' | 'TD' },
): void {
  const row = doc.struct('TR')
  table.add(row)
  places.forEach((place, index) => {
    const text = printable(cells[index] ?? '') || ' '
    row.add(
      doc.struct(kind, {}, () => {
        doc.text(text, place.x + pad, y + pad, { width: place.width - 2 * pad, align: place.align ?? 'left' })
      }),
    )
  })
  row.end()
}

function drawHead(doc: Doc, table: Struct, places: readonly Place[], y: number): number {
  doc.font('Helvetica-Bold').fontSize(8)
  const titles = places.map(({ title }) => title)
  const height = heightOf(doc, places, titles)
  artifact(doc, () => doc.rect(page.left, y, page.width, height).fill(ink.fill))
  doc.fillColor(ink.text)
  drawCells(doc, table, { places, cells: titles, y, kind: 'TH' })
  doc.font('Helvetica').fontSize(9)
  return y + height
}

function drawTable(
  doc: Doc,
  body: Struct,
  {
    places,
    rows,
    start,
    roomy,
  }: { places: readonly Place[]; rows: Sheet['groups'][number]['rows']; start: number; roomy: boolean },
): number {
  const table = doc.struct('Table')
  body.add(table)
  let y = drawHead(doc, table, places, start)
  for (const cells of rows) {
    const height = Math.max(heightOf(doc, places, cells), roomy ? 24 : 0)
    if (y + height > page.bottom) {
      doc.addPage()
      y = drawHead(doc, table, places, page.top)
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

function drawTop(doc: Doc, body: Struct, sheet: Sheet): number {
  doc.font('Helvetica').fontSize(9).fillColor(ink.soft)
  let y = write(doc, body, 'P', sheet.over, { x: page.left, y: page.top, width: page.width })
  doc.font('Helvetica-Bold').fontSize(18).fillColor(ink.brand)
  y = write(doc, body, 'H1', sheet.title, { x: page.left, y: y + 2, width: page.width })
  doc.font('Helvetica').fontSize(9).fillColor(ink.text)
  const facts = sheet.facts.filter(([, value]) => value).map(([name, value]) => `${name} : ${value}`)
  y = write(doc, body, 'P', facts.join('\n'), { x: page.left, y: y + 4, width: page.width }) + 10
  if (!sheet.text) return y
  doc.fontSize(10)
  return write(doc, body, 'P', sheet.text, { x: page.left, y: y + 4, width: page.width }) + 10
}

function numberPages(doc: Doc, title: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at)
    doc.font('Helvetica').fontSize(8).fillColor(ink.soft)
    artifact(doc, () =>
      doc.text(printable(`${title} – page ${at + 1} sur ${count}`), page.left, page.bottom + 14, {
        width: page.width,
        align: 'right',
        lineBreak: false,
      }),
    )
  }
}

/** Prints a sheet: tagged, in French, A4. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const doc = openPdf({ ...sheet, subject: sheet.over })
  const body = doc.struct('Document')
  doc.addStructure(body)
  let y = drawTop(doc, body, sheet)
  for (const { title, rows, columns = sheet.columns } of sheet.groups) {
    if (y > page.bottom - 90) {
      doc.addPage()
      y = page.top
    }
    if (title) {
      doc.font('Helvetica-Bold').fontSize(11).fillColor(ink.text)
      y = write(doc, body, 'H2', title, { x: page.left, y: y + 6, width: page.width }) + 4
    }
    const places = placesOf(columns)
    y = drawTable(doc, body, { places, rows, start: y, roomy: sheet.roomy === true }) + 6
  }
  if (sheet.total) {
    doc.font('Helvetica-Bold').fontSize(11).fillColor(ink.text)
    const [name, value] = sheet.total
    write(doc, body, 'P', `${name} : ${value}`, { x: page.left, y: y + 4, width: page.width })
  }
  body.end()
  numberPages(doc, sheet.title)
  return bytesOf(doc)
}
