import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { outside } from '../database/inside'

/** Measures of the page, in points. */
export const page = { left: 42, right: 553, top: 42, bottom: 780, width: 511 } as const
export const ink = {
  text: '#1d2733',
  soft: '#56616e',
  line: '#c9d1da',
  fill: '#eef2f0',
  brand: '#14532d',
  alert: '#9f1d1d',
}

/** The fonts of documents: as wide as Helvetica, and embedded, so that they are read alike everywhere. */
export const fonts = { regular: 'Arimo_400Regular', bold: 'Arimo_700Bold' } as const

const read = new Map<string, Buffer>()

/** Without its tables of kerning and ligatures, which take longer to read than the document to be drawn: they are hidden under another name. */
function plain(font: Buffer): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index
    if (['GPOS', 'GSUB', 'GDEF'].includes(font.toString('latin1', at, at + 4))) font.write('-', at, 'latin1')
  }
  return font
}

/** A font's file, read once. */
function fontFile(name: (typeof fonts)[keyof typeof fonts]): Buffer {
  const folder = name.replace('Arimo_', '')
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/arimo/${folder}/${name}.ttf`)
  const known = read.get(name) ?? plain(readFileSync(path))
  read.set(name, known)
  return known
}

/** What the fonts can write: narrow blanks become blanks, what they lack a question mark. */
export const printable = (text: string): string =>
  text
    .replace(/[\u202f\u2009]/g, '\u00a0')
    .replace(/[\u2212\u2011]/g, '-')
    .replace(/[^\n\u0020-\u007e\u00a0-\u017f€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]/g, '?')

export interface PdfText {
  title: string
  subject: string
  author: string
  /** Printed again years later it has the same bytes: its moment is that of what it tells, not of the printing. */
  at?: Date
  /** Other than French. */
  language?: string | undefined
  /** On its side, its pages written as they are drawn: who numbers them knows how many there are. */
  isLandscape?: boolean
}

/** A property of a document as its XML can hold it: pdfkit writes it there as it is. */
const property = (text: string) => text.replace(/\s*&\s*/g, ' et ').replace(/[<>]/g, ' ')

/** Opens a tagged A4 document, in French unless told, as PDF/UA asks (ISO 14289-1). */
export function openPdf({
  title,
  subject,
  author,
  at,
  language = 'fr-FR',
  isLandscape = false,
}: PdfText): PDFKit.PDFDocument {
  outside('a document is drawn')
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: page.top, bottom: isLandscape ? 0 : 30, left: page.left, right: 42 },
    ...(isLandscape && { layout: 'landscape', autoFirstPage: false }),
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: !isLandscape,
    info: {
      Title: property(title),
      Subject: property(subject),
      Author: property(author),
      ...(at ? { CreationDate: at } : {}),
    },
  }
  // The package's types do not know it yet.
  Reflect.set(options, 'subset', 'PDF/UA')
  const doc = new PDFDocument(options)
  // By a number it lists the glyphs of each font without the parts that letters with accents are made of (7.21.4.2); the list is optional.
  Reflect.set(doc, 'subset', '1')
  for (const name of Object.values(fonts)) doc.registerFont(name, fontFile(name))
  return doc.font(fonts.regular)
}

/** A text of a document: what it is to a reader of the screen, and where it stands, in points. */
export interface TaggedText {
  tag: 'H1' | 'H2' | 'P'
  text: string
  at: { x: number; y: number; width: number; align?: 'left' | 'right' }
}

const outlines = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFOutline>()

/** The headings of a document are its bookmarks: those of the second rank stand below the first. */
function bookmark(doc: PDFKit.PDFDocument, { tag, text }: Pick<TaggedText, 'tag' | 'text'>): void {
  const above = tag === 'H1' ? doc.outline : (outlines.get(doc) ?? doc.outline)
  const item = above.addItem(text, { expanded: true })
  if (tag === 'H1') outlines.set(doc, item)
}

/** Writes a tagged text, each of its lines a paragraph: read aloud, an address does not run into one word. Answers where it ends. */
export function writeTagged(
  doc: PDFKit.PDFDocument,
  body: PDFKit.PDFStructureElement,
  { tag, text, at: { x, y, width, align = 'left' } }: TaggedText,
): number {
  if (tag !== 'P') bookmark(doc, { tag, text })
  const lines = printable(text).split('\n')
  return lines.reduce((top, line) => {
    body.add(doc.struct(tag, {}, () => void doc.text(line || ' ', x, top, { width, align })))
    return doc.y
  }, y)
}

/** A cell of a table; one of its head says that it names its column. */
export function tableCell(
  doc: PDFKit.PDFDocument,
  kind: 'TH' | 'TD',
  draw: () => void,
): PDFKit.PDFStructureElement {
  const cell = doc.struct(kind, {}, draw)
  const entry: { data: object } | undefined = Reflect.get(cell, 'dictionary')
  if (kind === 'TH' && entry) Object.assign(entry.data, { A: { O: 'Table', Scope: 'Column' } })
  return cell
}

/** What readers of the screen pass over. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}

/** Small parts are joined now and then: a document of long tables writes hundreds of thousands of them. */
const joined = 2000

/** Takes up what a document writes from now on; the function answers all of it, once it ends the document. */
export function collected(doc: PDFKit.PDFDocument): () => Promise<Buffer> {
  const [whole, parts]: [Buffer[], Buffer[]] = [[], []]
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => {
      parts.push(part)
      if (parts.length >= joined) whole.push(Buffer.concat(parts.splice(0)))
    })
    doc.on('end', () => resolve())
    doc.on('error', reject)
  })
  return async () => {
    doc.end()
    await done
    return Buffer.concat([...whole, ...parts])
  }
}

/** The bytes of a document, once it is ended. */
export const bytesOf = (doc: PDFKit.PDFDocument): Promise<Buffer> => collected(doc)()
