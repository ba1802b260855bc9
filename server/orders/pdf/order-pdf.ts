import { orderPdf as texts } from '../../../i18n/fr/order-pdf'
import { euros, frenchQuantity, orderTexts } from '../../../i18n/fr/orders'
import { adherent } from '../../../resources/directory/adherent'
import { siret as siretKind } from '../../../resources/french-kinds/siret'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { freePhone } from '../../../resources/schema/kinds/freePhone'
import { lookup } from '../../../resources/schema/lookup'
import { fill } from '../../../resources/schema/phrase'
import { bytesOf, ink, openPdf, page, printable } from '../../trade/pdf-page'
import { drawLines } from './lines-table'
import type { OrderDocument, Party } from './order-document'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

function write(
  doc: Doc,
  body: Struct,
  tag: string,
  text: string,
  at: { x: number; y: number; width: number; align?: 'left' | 'right' },
) {
  body.add(
    doc.struct(tag, {}, () => {
      doc.text(printable(text), at.x, at.y, { width: at.width, align: at.align ?? 'left' })
    }),
  )
  return doc.y
}

const partyLines = ({ name, address, siret, phone }: Party): string =>
  [
    name,
    ...(address ?? []),
    ...(siret ? [fill(texts.siret, { siret: siretKind.format(siret, adherent.fields.siret) })] : []),
    ...(phone ? [fill(texts.phone, { phone: freePhone.format(phone, adherent.fields.phone) })] : []),
  ].join('\n')

function drawParty(doc: Doc, body: Struct, title: string, party: Party, x: number, y: number): number {
  const width = 160
  doc.font('Helvetica-Bold').fontSize(8).fillColor(ink.soft)
  write(doc, body, 'H2', title, { x, y, width })
  doc.font('Helvetica').fontSize(9).fillColor(ink.text)
  return write(doc, body, 'P', partyLines(party), { x, y: y + 13, width })
}

const unsentTexts: Readonly<Record<string, string>> = lookup(texts.notSentText)

/** Why an order has not left; undefined once it has. */
const unsentText = ({ status = '' }: OrderDocument): string | undefined => unsentTexts[status]

/** Across every page of what has not been sent, so that nobody delivers it; said in words in the head. */
function drawAcross(doc: Doc): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    const { width, height } = doc.page
    doc.markContent('Artifact', { type: 'Page' })
    doc.save().rotate(-45, { origin: [width / 2, height / 2] })
    doc.font('Helvetica-Bold').fontSize(44).fillColor(ink.alert).fillOpacity(0.16)
    doc.text(texts.notSent, width / 2 - 340, height / 2 - 22, {
      width: 680,
      align: 'center',
      lineBreak: false,
    })
    doc.restore()
    doc.endMarkedContent()
  }
}

function drawHead(doc: Doc, body: Struct, order: OrderDocument, isCopy: boolean): number {
  doc.font('Helvetica-Bold').fontSize(18).fillColor(ink.brand)
  write(doc, body, 'H1', `${texts.title} ${fill(texts.number, { number: order.number })}`, {
    x: page.left,
    y: page.top,
    width: 360,
  })
  doc.font('Helvetica').fontSize(9).fillColor(ink.soft)
  if (order.service)
    write(doc, body, 'P', order.service, { x: 403, y: page.top + 5, width: 150, align: 'right' })
  const unsent = unsentText(order)
  const marks = [
    ...(unsent ? [`${texts.notSent} – ${unsent}`] : []),
    ...(order.is_cancelled ? [texts.cancelled] : []),
    ...(isCopy ? [orderTexts.duplicata] : []),
  ]
  doc.font('Helvetica-Bold').fontSize(11).fillColor(ink.alert)
  for (const [index, mark] of marks.entries())
    write(doc, body, 'P', mark, { x: page.left, y: page.top + 25 + index * 15, width: page.width })
  const y = page.top + 32 + marks.length * 15
  const facts = [
    ...(order.ordered_at ? [[texts.orderedAt, frenchMoment(order.ordered_at)]] : []),
    ...(order.client_number ? [[texts.clientNumber, order.client_number]] : []),
    [texts.author, order.author],
  ]
  doc.font('Helvetica-Bold').fontSize(11).fillColor(ink.text)
  const delivery = `${texts.deliveryDate} : ${frenchDay(order.delivery_date)}`
  const under = write(doc, body, 'P', delivery, { x: page.left, y, width: page.width })
  doc.font('Helvetica').fontSize(9)
  return write(doc, body, 'P', facts.map(([name, value]) => `${name} : ${value}`).join('\n'), {
    x: page.left,
    y: under + 3,
    width: page.width,
  })
}

function drawNotes(doc: Doc, body: Struct, order: OrderDocument, start: number): number {
  const notes = [
    [texts.comment, order.comment],
    [texts.instructions, order.instructions],
  ].filter(([, text]) => text)
  doc.font('Helvetica').fontSize(9).fillColor(ink.text)
  return notes.reduce(
    (y, [name, text]) =>
      write(doc, body, 'P', `${name} : ${text}`, { x: page.left, y: y + 6, width: page.width }),
    start,
  )
}

/** The rows under the lines: fees, totals, VAT by rate, deposits. */
const totalRows = ({ fees, totals }: OrderDocument): [string, string, boolean][] => [
  [texts.goods, euros(totals.goods_ht), false],
  ...fees
    .filter(({ kind }) => kind !== 'deposit')
    .map((fee): [string, string, boolean] => [fee.label, euros(fee.amount_ht), false]),
  [texts.totalHt, euros(totals.order_total_ht), true],
  ...totals.vat.map((one): [string, string, boolean] => [
    fill(texts.vatAt, { rate: frenchQuantity(one.rate), base: euros(one.base_ht) }),
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

function drawTotals(doc: Doc, body: Struct, order: OrderDocument, start: number): void {
  const rows = totalRows(order)
  let y = start + 12
  if (y + rows.length * 15 > page.bottom) {
    doc.addPage()
    y = page.top
  }
  for (const [name, amount, strong] of rows) {
    doc
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(strong ? 10 : 9)
      .fillColor(ink.text)
    write(doc, body, 'P', name, { x: 300, y, width: 165 })
    write(doc, body, 'P', amount, { x: 465, y, width: 85, align: 'right' })
    y += 15
  }
}

/** Page numbers, once it is known how many there are: no content, but what readers of the screen pass over. */
function drawFooters(doc: Doc, { number }: OrderDocument): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    doc.page.margins.bottom = 0
    const where = fill(texts.page, { number, page: index + 1, pages: count })
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(8).fillColor(ink.soft)
    doc.text(printable(texts.footer), page.left, 800, { width: 310, lineBreak: false })
    doc.text(printable(where), 353, 800, { width: 200, align: 'right', lineBreak: false })
    doc.endMarkedContent()
  }
}

/** « commande.pdf »: the order as its supplier reads it (domain §5.6). */
export async function orderPdf(order: OrderDocument, { isCopy = false } = {}): Promise<Buffer> {
  const title = `${texts.title} ${order.number}`
  const doc = openPdf({
    title,
    subject: `${order.buyer.name} – ${order.supplier.name}`,
    author: order.buyer.name,
  })
  const body = doc.struct('Document')
  doc.addStructure(body)
  const head = drawHead(doc, body, order, isCopy) + 10
  const bottoms = [
    drawParty(doc, body, texts.supplier, order.supplier, page.left, head),
    drawParty(doc, body, texts.buyer, order.buyer, 216, head),
    drawParty(doc, body, texts.delivered, order.delivered, 393, head),
  ]
  const notes = drawNotes(doc, body, order, Math.max(...bottoms))
  drawTotals(doc, body, order, drawLines(doc, body, order, notes + 12))
  body.end()
  if (unsentText(order)) drawAcross(doc)
  drawFooters(doc, order)
  return bytesOf(doc)
}
