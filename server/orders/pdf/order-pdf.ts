import { orderPdf as texts } from '../../../i18n/fr/order-pdf'
import { orderTexts } from '../../../i18n/fr/orders'
import { adherent } from '../../../resources/directory/adherent'
import { siret as siretKind } from '../../../resources/french-kinds/siret'
import { frenchDay, frenchMoment } from '../../../resources/schema/date-text'
import { freePhone } from '../../../resources/schema/kinds/freePhone'
import { lookup } from '../../../resources/schema/lookup'
import { bytesOf, fonts, ink, openPdf, page, printable, writeTagged } from '../../paper/pdf-page'
import { drawLines } from './lines-table'
import type { OrderDocument, Party } from './order-document'
import { drawTotals } from './order-totals'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

const partyLines = ({ name, address, siret, phone }: Party): string =>
  [
    name,
    ...(address ?? []),
    ...(siret ? [texts.siret({ siret: siretKind.format(siret, adherent.fields.siret) })] : []),
    ...(phone ? [texts.phone({ phone: freePhone.format(phone, adherent.fields.phone) })] : []),
  ].join('\n')

function drawParty(
  doc: Doc,
  body: Struct,
  { title, party, x, y }: { title: string; party: Party; x: number; y: number },
): number {
  const width = 160
  doc.font(fonts.bold).fontSize(8).fillColor(ink.soft)
  writeTagged(doc, body, { tag: 'H2', text: title, at: { x, y, width } })
  doc.font(fonts.regular).fontSize(9).fillColor(ink.text)
  return writeTagged(doc, body, { tag: 'P', text: partyLines(party), at: { x, y: y + 13, width } })
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
    doc.font(fonts.bold).fontSize(44).fillColor(ink.alert).fillOpacity(0.16)
    doc.text(texts.notSent, width / 2 - 340, height / 2 - 22, {
      width: 680,
      align: 'center',
      lineBreak: false,
    })
    doc.restore()
    doc.endMarkedContent()
  }
}

function drawHead(
  doc: Doc,
  body: Struct,
  { order, isCopy }: { order: OrderDocument; isCopy: boolean },
): number {
  doc.font(fonts.bold).fontSize(18).fillColor(ink.brand)
  writeTagged(doc, body, {
    tag: 'H1',
    text: `${texts.title} ${texts.number({ number: order.number })}`,
    at: { x: page.left, y: page.top, width: 360 },
  })
  doc.font(fonts.regular).fontSize(9).fillColor(ink.soft)
  if (order.service)
    writeTagged(doc, body, {
      tag: 'P',
      text: order.service,
      at: { x: 403, y: page.top + 5, width: 150, align: 'right' },
    })
  const unsent = unsentText(order)
  const marks = [
    ...(unsent ? [`${texts.notSent} – ${unsent}`] : []),
    ...(order.is_cancelled ? [texts.cancelled] : []),
    ...(isCopy ? [orderTexts.duplicata] : []),
  ]
  doc.font(fonts.bold).fontSize(11).fillColor(ink.alert)
  for (const [index, mark] of marks.entries())
    writeTagged(doc, body, {
      tag: 'P',
      text: mark,
      at: { x: page.left, y: page.top + 25 + index * 15, width: page.width },
    })
  const y = page.top + 32 + marks.length * 15
  const facts = [
    ...(order.ordered_at ? [[texts.orderedAt, frenchMoment(order.ordered_at)]] : []),
    ...(order.client_number ? [[texts.clientNumber, order.client_number]] : []),
    [texts.author, order.author],
  ]
  doc.font(fonts.bold).fontSize(11).fillColor(ink.text)
  const delivery = `${texts.deliveryDate} : ${frenchDay(order.delivery_date)}`
  const under = writeTagged(doc, body, {
    tag: 'P',
    text: delivery,
    at: { x: page.left, y, width: page.width },
  })
  doc.font(fonts.regular).fontSize(9)
  return writeTagged(doc, body, {
    tag: 'P',
    text: facts.map(([name, value]) => `${name} : ${value}`).join('\n'),
    at: { x: page.left, y: under + 3, width: page.width },
  })
}

function drawNotes(
  doc: Doc,
  body: Struct,
  { order, start }: { order: OrderDocument; start: number },
): number {
  const notes = [
    [texts.comment, order.comment],
    [texts.instructions, order.instructions],
  ].filter(([, text]) => text)
  doc.font(fonts.regular).fontSize(9).fillColor(ink.text)
  return notes.reduce(
    (y, [name, text]) =>
      writeTagged(doc, body, {
        tag: 'P',
        text: `${name} : ${text}`,
        at: { x: page.left, y: y + 6, width: page.width },
      }),
    start,
  )
}

/** Page numbers, once it is known how many there are: no content, but what readers of the screen pass over. */
function drawFooters(doc: Doc, { number }: OrderDocument): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    doc.page.margins.bottom = 0
    const where = texts.page({ number, page: index + 1, pages: count })
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(fonts.regular).fontSize(8).fillColor(ink.soft)
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
  const head = drawHead(doc, body, { order, isCopy }) + 10
  const bottoms = [
    drawParty(doc, body, { title: texts.supplier, party: order.supplier, x: page.left, y: head }),
    drawParty(doc, body, { title: texts.buyer, party: order.buyer, x: 216, y: head }),
    drawParty(doc, body, { title: texts.delivered, party: order.delivered, x: 393, y: head }),
  ]
  const notes = drawNotes(doc, body, { order, start: Math.max(...bottoms) })
  drawTotals(doc, body, { order, start: drawLines(doc, body, { ...order, start: notes + 12 }) })
  body.end()
  if (unsentText(order)) drawAcross(doc)
  drawFooters(doc, order)
  return bytesOf(doc)
}
