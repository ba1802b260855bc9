import { orderPdf as texts } from '../../../i18n/fr/order-pdf'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { fonts, ink, page, writeTagged } from '../../paper/pdf-page'
import type { OrderDocument } from './order-document'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

/** The rows under the lines: fees, totals, VAT by rate, deposits. */
const totalRows = ({ fees, totals }: OrderDocument): [string, string, boolean][] => [
  [texts.goods, euros(totals.goods_ht), false],
  ...fees
    .filter(({ kind }) => kind !== 'deposit')
    .map((fee): [string, string, boolean] => [fee.label, euros(fee.amount_ht), false]),
  [texts.totalHt, euros(totals.order_total_ht), true],
  ...totals.vat.map((one): [string, string, boolean] => [
    texts.vatAt({ rate: frenchQuantity(one.rate), base: euros(one.base_ht) }),
    euros(one.amount),
    false,
  ]),
  ...fees
    .filter(({ kind }) => kind === 'deposit')
    .map((fee): [string, string, boolean] => [
      `${fee.label} × ${frenchQuantity(fee.quantity)}`,
      euros(fee.amount_ht),
      false,
    ]),
  [texts.totalTtc, euros(totals.order_total_ttc), true],
]

/** Writes the totals under the lines, on a page of their own where they find no room. */
export function drawTotals(
  doc: Doc,
  body: Struct,
  { order, start }: { order: OrderDocument; start: number },
): void {
  const rows = totalRows(order)
  let y = start + 12
  if (y + rows.length * 15 > page.bottom) {
    doc.addPage()
    y = page.top
  }
  for (const [name, amount, strong] of rows) {
    doc
      .font(strong ? fonts.bold : fonts.regular)
      .fontSize(strong ? 10 : 9)
      .fillColor(ink.text)
    writeTagged(doc, body, { tag: 'P', text: name, at: { x: 300, y, width: 165 } })
    writeTagged(doc, body, { tag: 'P', text: amount, at: { x: 465, y, width: 85, align: 'right' } })
    y += 15
  }
}
