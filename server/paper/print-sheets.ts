import { setImmediate } from 'node:timers/promises'
import { paperTexts as texts } from '../../i18n/fr/paper'
import { spoken } from '../../resources/schema/marks'
import { type DrawnTable, drawRow } from './draw-rows'
import { type Placed, placedOn } from './pages'
import { artifact, collected, fonts, ink, openPdf, printable, writeTagged } from './pdf-page'
import { page, piecesOf } from './pieces'
import type { ReadSheet } from './sheet-tables'

type Doc = PDFKit.PDFDocument

/** Rows drawn before other work of the process has its turn. */
const atOnce = 100

/** What the titles of several sheets begin with: « Pilotage des achats – Prix » is a part of « Pilotage des achats ». */
function titleOf(sheets: readonly ReadSheet[]): string {
  const [first = sheets[0]?.name ?? '', ...others] = [
    ...new Set(sheets.flatMap(({ above }) => above.slice(0, 1))),
  ]
  const [whole = first] = first.split(' – ')
  return others.length && others.every((one) => one.startsWith(`${whole} – `)) ? whole : first
}

function drawFoot(doc: Doc, text: string): void {
  doc.font(fonts.regular).fontSize(8).fillColor(ink.soft)
  const y = page.bottom + 10
  artifact(doc, () => {
    const x = page.left + page.width - doc.widthOfString(printable(text))
    doc.text(printable(text), x, y, { lineBreak: false })
  })
}

function drawText(doc: Doc, body: PDFKit.PDFStructureElement, { piece, y }: Placed & { what: 'text' }): void {
  const { tag, text, size } = piece
  doc.font(tag === 'P' ? fonts.regular : fonts.bold).fontSize(size)
  doc.fillColor(tag === 'H1' ? ink.brand : ink.text)
  writeTagged(doc, body, { tag, text, at: { x: page.left, y, width: page.width } })
}

async function draw(doc: Doc, all: () => Iterable<Placed>, title: string): Promise<void> {
  const pages = [...all()].filter(({ what }) => what === 'page').length
  const body = doc.struct('Document')
  doc.addStructure(body)
  let [at, drawn] = [0, 0]
  let table: DrawnTable | undefined
  for (const one of all()) {
    if (one.what === 'page') {
      doc.addPage()
      at += 1
      drawFoot(doc, texts.page({ title, page: at, pages }))
    } else if (one.what === 'text') drawText(doc, body, one)
    else if (one.what === 'table') {
      table = { ...one.piece.laid, struct: doc.struct('Table') }
      body.add(table.struct)
    } else if (one.what === 'end') table?.struct.end()
    else if (table) {
      drawRow(doc, table, one)
      drawn += 1
      if (drawn % atOnce === 0) await setImmediate()
    }
  }
  body.end()
}

/**
 * Prints sheets as a tagged document, A4 on its side: title and lines above, then each table with its head on every page and its
 * totals, in bands where its columns do not fit side by side. Other work of the process has its turns meanwhile.
 */
export async function printSheets(sheets: readonly ReadSheet[]): Promise<Buffer> {
  const title = titleOf(sheets)
  const doc = openPdf({ title, subject: title, author: '', language: spoken()?.locale, isLandscape: true })
  const bytes = collected(doc)
  const pieces = piecesOf(doc, sheets, title)
  await draw(doc, () => placedOn(pieces), title)
  return bytes()
}
