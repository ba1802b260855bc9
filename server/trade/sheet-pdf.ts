import { artifact, bytesOf, fonts, ink, openPdf, page, printable, writeTagged } from '../paper/pdf-page'
import { drawTable, placesOf, type SheetColumn, type SheetRows } from './sheet-table'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

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
  /** Tables, one with columns of its own says them; or lists of points. */
  groups: readonly ({ title?: string } & (
    | { columns?: readonly SheetColumn[]; rows: SheetRows }
    | { points: readonly string[] }
  ))[]
  total?: readonly [name: string, value: string]
  /** The moment of what it tells, where it must print alike again. */
  at?: Date
  /** Higher rows, to write in by hand. */
  roomy?: boolean
}

function drawTop(doc: Doc, body: Struct, sheet: Sheet): number {
  doc.font(fonts.regular).fontSize(9).fillColor(ink.soft)
  let y = writeTagged(doc, body, {
    tag: 'P',
    text: sheet.over,
    at: { x: page.left, y: page.top, width: page.width },
  })
  doc.font(fonts.bold).fontSize(18).fillColor(ink.brand)
  y = writeTagged(doc, body, {
    tag: 'H1',
    text: sheet.title,
    at: { x: page.left, y: y + 2, width: page.width },
  })
  doc.font(fonts.regular).fontSize(9).fillColor(ink.text)
  const facts = sheet.facts.filter(([, value]) => value).map(([name, value]) => `${name} : ${value}`)
  if (facts.length)
    y = writeTagged(doc, body, {
      tag: 'P',
      text: facts.join('\n'),
      at: { x: page.left, y: y + 4, width: page.width },
    })
  y += 10
  if (!sheet.text) return y
  doc.fontSize(10)
  return (
    writeTagged(doc, body, {
      tag: 'P',
      text: sheet.text,
      at: { x: page.left, y: y + 4, width: page.width },
    }) + 10
  )
}

/** Draws a list of points; answers where it ends. */
function drawPoints(
  doc: Doc,
  body: Struct,
  { points, start }: { points: readonly string[]; start: number },
): number {
  const list = doc.struct('L')
  body.add(list)
  doc.font(fonts.regular).fontSize(11).fillColor(ink.text)
  const width = page.width - 14
  let y = start
  for (const point of points) {
    const text = printable(point)
    if (y + doc.heightOfString(text, { width, lineGap: 3 }) > page.bottom) {
      doc.addPage()
      y = page.top
    }
    const at = y
    const item = doc.struct('LI')
    list.add(item)
    item.add(doc.struct('Lbl', {}, () => void doc.text('•', page.left, at)))
    item.add(doc.struct('LBody', {}, () => void doc.text(text, page.left + 14, at, { width, lineGap: 3 })))
    item.end()
    y = doc.y + 5
  }
  list.end()
  return y
}

function numberPages(doc: Doc, title: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at)
    doc.font(fonts.regular).fontSize(8).fillColor(ink.soft)
    artifact(doc, () =>
      doc.text(printable(`${title} – page ${at + 1} sur ${count}`), page.left, page.bottom + 14, {
        width: page.width,
        align: 'right',
        lineBreak: false,
      }),
    )
  }
}

function drawGroup(
  doc: Doc,
  body: Struct,
  { sheet, group, start }: { sheet: Sheet; group: Sheet['groups'][number]; start: number },
): number {
  if ('points' in group) return drawPoints(doc, body, { points: group.points, start })
  const places = placesOf(group.columns ?? sheet.columns)
  return drawTable(doc, body, { places, rows: group.rows, start, roomy: sheet.roomy === true })
}

/** Prints a sheet: tagged, in French, A4. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const doc = openPdf({ ...sheet, subject: sheet.over })
  const body = doc.struct('Document')
  doc.addStructure(body)
  let y = drawTop(doc, body, sheet)
  for (const group of sheet.groups) {
    const { title } = group
    if (y > page.bottom - 90) {
      doc.addPage()
      y = page.top
    }
    if (title) {
      doc.font(fonts.bold).fontSize(11).fillColor(ink.text)
      y =
        writeTagged(doc, body, {
          tag: 'H2',
          text: title,
          at: { x: page.left, y: y + 6, width: page.width },
        }) + 4
    }
    y = drawGroup(doc, body, { sheet, group, start: y }) + 6
  }
  if (sheet.total) {
    doc.font(fonts.bold).fontSize(11).fillColor(ink.text)
    const [name, value] = sheet.total
    writeTagged(doc, body, {
      tag: 'P',
      text: `${name} : ${value}`,
      at: { x: page.left, y: y + 4, width: page.width },
    })
  }
  body.end()
  numberPages(doc, sheet.title)
  return bytesOf(doc)
}
