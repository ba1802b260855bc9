import { orderedText, packOf, unitText } from '../../../i18n/fr/line-units'
import { orderPdf as texts } from '../../../i18n/fr/order-pdf'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import { artifact, fonts, ink, page, printable, tableCell } from '../../paper/pdf-page'
import type { OrderDocument } from './order-document'

interface Column {
  title: string
  x: number
  width: number
  align: 'left' | 'right'
}

const columns: readonly Column[] = [
  { title: texts.reference, x: 42, width: 60, align: 'left' },
  { title: texts.label, x: 102, width: 186, align: 'left' },
  { title: texts.quantity, x: 288, width: 74, align: 'right' },
  { title: texts.price, x: 362, width: 78, align: 'right' },
  { title: texts.vat, x: 440, width: 36, align: 'right' },
  { title: texts.amount, x: 476, width: 77, align: 'right' },
]

type Line = OrderDocument['lines'][number]

/** Two decimals at least, four at most, as the screens say it. */
const priceOf = (price: string) => frenchDecimal(price.replace(/(\.\d\d\d*?)0+$/, '$1'))

/** « carton de 5 kg », where that says more than the quantity does. */
function packagingOf(line: Line): string | undefined {
  const pack = packOf(line)
  return pack === unitText(line.OrderUnit) ? undefined : pack
}

/** The texts of a line, column by column. */
const cellsOf = (line: Line): string[] => [
  line.ref_supplier ?? '',
  [line.label, packagingOf(line), line.comment].filter(Boolean).join('\n'),
  orderedText(line),
  `${priceOf(line.price_ht)} €/${unitText(line.BillingUnit)}`,
  `${frenchQuantity(line.rate)} %`,
  euros(line.line_ht),
]

type Struct = PDFKit.PDFStructureElement

/** Writes one row of cells; answers how high it is. */
function drawRow(
  doc: PDFKit.PDFDocument,
  table: Struct,
  { cells, y, kind }: { cells: readonly string[]; y: number; kind: 'TH' | 'TD' },
): void {
  const row = doc.struct('TR')
  table.add(row)
  columns.forEach((column, index) => {
    row.add(tableCell(doc, kind, () => drawText(doc, { column, text: cells[index], y })))
  })
  row.end()
}

function drawText(
  doc: PDFKit.PDFDocument,
  { column, text = '', y }: { column: Column; text: string | undefined; y: number },
): void {
  doc.text(printable(text) || ' ', column.x + 3, y + 4, { width: column.width - 6, align: column.align })
}

const heightOf = (doc: PDFKit.PDFDocument, cells: readonly string[]): number =>
  8 +
  Math.max(
    ...columns.map((column, index) =>
      doc.heightOfString(printable(cells[index] ?? '') || ' ', { width: column.width - 6 }),
    ),
  )

/** The head; on the pages after the first one readers of the screen, who have heard it, pass it over. */
function header(
  doc: PDFKit.PDFDocument,
  table: Struct,
  { y, isAgain = false }: { y: number; isAgain?: boolean },
): number {
  doc.font(fonts.bold).fontSize(8).fillColor(ink.text)
  const titles = columns.map((column) => column.title)
  const height = heightOf(doc, titles)
  doc.markContent('Artifact')
  doc.rect(page.left, y, page.width, height).fill(ink.fill)
  doc.endMarkedContent()
  doc.fillColor(ink.text)
  if (isAgain)
    artifact(doc, () => {
      for (const column of columns) drawText(doc, { column, text: column.title, y })
    })
  else drawRow(doc, table, { cells: titles, y, kind: 'TH' })
  doc.font(fonts.regular).fontSize(8.5)
  return y + height
}

/** The table of the lines, its head on every page; answers where it ends. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  body: Struct,
  { lines, start }: OrderDocument & { start: number },
): number {
  const table = doc.struct('Table')
  body.add(table)
  let y = header(doc, table, { y: start })
  for (const line of lines) {
    const cells = cellsOf(line)
    const height = heightOf(doc, cells)
    if (y + height > page.bottom) {
      doc.addPage()
      y = header(doc, table, { y: page.top, isAgain: true })
    }
    drawRow(doc, table, { cells, y, kind: 'TD' })
    y += height
    doc.markContent('Artifact')
    doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(ink.line).stroke()
    doc.endMarkedContent()
  }
  table.end()
  return y
}
