import { Readable } from 'node:stream'
import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { lookup } from '../../resources/schema/lookup'
import { isTelling, uncalculated } from '../../resources/schema/reading/given'
import { workbookLimits } from './limits'
import { areaOf, columnOf, type MergedArea } from './merged-areas'
import { WorkbookRefused } from './refusal'
import { readDirectory, type ZipEntry } from './zip-directory'

/** The formats of a share that every spreadsheet program knows by number. */
const builtIn: Readonly<Record<string, string>> = lookup({ 9: '0%', 10: '0.00%' })

/** What the file says beside the values of its cells. */
export interface BookMarks {
  /** Days are counted from 1904. */
  is1904: boolean
  /** The places of the sheets that people see; of all where none is seen, the first where none is told. */
  seen: number[]
  /** What each sheet is called, by its place. */
  nameAt: (place: number) => string
  /** The merged areas of a sheet. */
  areasAt: (place: number) => Promise<MergedArea[]>
  /** What is said of the cells of a sheet, row by row; undefined where nothing is. */
  rowsAt: (place: number) => Promise<AsyncGenerator<RowMarks> | undefined>
}

/** Of a row, counted from 0: formats that say what a number is, and formulas without a result, by column. */
export interface RowMarks {
  index: number
  marks: ReadonlyMap<number, string>
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}=["']([^"']*)["']`).exec(tag)?.[1]

const entities: Readonly<Record<string, string>> = lookup({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
})
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
      : (entities[name] ?? all),
  )

/** The formats that say what a number is, by the index of a cell's style. */
function tellingStyles(xml: string): ReadonlyMap<string, string> {
  const formats = new Map<string, string>(Object.entries(builtIn))
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    formats.set(attribute(tag, 'numFmtId') ?? '', unescaped(attribute(tag, 'formatCode') ?? ''))
  const [, cellXfs = ''] = /<(?:\w+:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? []
  const styles = [...cellXfs.matchAll(/<(?:\w+:)?xf[\s/>][^>]*/g)].map(
    ([tag]) => formats.get(attribute(tag, 'numFmtId') ?? '') ?? '',
  )
  return new Map(styles.flatMap((format, at) => (isTelling(format) ? [[String(at), format]] : [])))
}

/** Merged areas of a sheet that are told. */
const mostAreas = 20_000

const cellTag = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const isWithoutResult = (tag: string, inside: string) =>
  /<(?:\w+:)?f[\s/>]/.test(inside) &&
  !/<(?:\w+:)?v>[^<]/.test(inside) &&
  !['str', 'inlineStr'].includes(attribute(tag, 't') ?? '')

/** What is said of the cells of one row of XML. */
function marksOf(xml: string, styles: ReadonlyMap<string, string>): Map<number, string> {
  const marks = new Map<number, string>()
  let next = 0
  for (const [, tag = '', inside = ''] of xml.matchAll(cellTag)) {
    const [letters] = /^[A-Z]+/.exec(attribute(tag, 'r') ?? '') ?? []
    const column = letters ? columnOf(letters) : next
    next = column + 1
    if (isWithoutResult(tag, inside)) marks.set(column, uncalculated)
    const format = styles.get(attribute(tag, 's') ?? '')
    if (format && inside && !marks.has(column)) marks.set(column, format)
  }
  return marks
}

const rowTag = /<(?:\w+:)?row[\s/>][^>]*/g

/** Reads a sheet's XML as a stream; rows of which nothing is said are left out. */
async function* rowsOf(xml: Readable, styles: ReadonlyMap<string, string>): AsyncGenerator<RowMarks> {
  const letters = new TextDecoder()
  let [left, index] = ['', -1]
  for await (const chunk of xml) {
    const rows = (left + letters.decode(chunk, { stream: true })).split(/<\/(?:\w+:)?row>/)
    left = rows.pop() ?? ''
    for (const row of rows) {
      for (const [tag] of row.matchAll(rowTag)) {
        const told = attribute(tag, 'r')
        index = told ? Number(told) - 1 : index + 1
      }
      const marks = styles.size || /<(?:\w+:)?f[\s/>]/.test(row) ? marksOf(row, styles) : undefined
      if (marks?.size) yield { index, marks }
    }
  }
}

const unpackedOf = (file: Buffer, { start, end, method }: ZipEntry): Readable => {
  const packed = Readable.from([file.subarray(start, end)])
  return method ? packed.pipe(createInflateRaw()) : packed
}

/** Whether a sheet may hold formulas: two letters of its tags are looked for, as they come. */
async function holdsFormulas(xml: Readable): Promise<boolean> {
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of xml) {
    const bytes = Buffer.concat([tail, chunk])
    if (bytes.includes('<f') || bytes.includes(':f')) return true
    tail = bytes.subarray(-1)
  }
  return false
}

const mergeTag = /<(?:\w+:)?mergeCell\s[^>]*ref=["']([A-Z]+\d+:[A-Z]+\d+)["']/g

/** The merged areas that a sheet tells behind its rows, as far as it tells them within reason. */
async function areasOf(xml: Readable): Promise<MergedArea[]> {
  const areas: MergedArea[] = []
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of xml) {
    const bytes = Buffer.concat([tail, chunk])
    const isTold = bytes.includes('mergeCell')
    if (isTold && areas.length > mostAreas) throw new WorkbookRefused('tooBig')
    const text = isTold ? bytes.toString('latin1') : ''
    for (const [, ref = ''] of text.matchAll(mergeTag)) areas.push(areaOf(ref))
    const cut = bytes.lastIndexOf('>')
    tail = cut < 0 || bytes.length - cut > 200 ? bytes.subarray(-200) : bytes.subarray(cut + 1)
  }
  return areas
}

/** Reads what a workbook says beside its values: the formats of its cells, the formulas without a result, hidden sheets. */
export function bookMarks(file: Buffer): BookMarks {
  const entries = new Map(readDirectory(file).map((entry) => [entry.name.toLowerCase(), entry]))
  const textOf = (name: string): string => {
    const entry = entries.get(name.toLowerCase())
    if (!entry) return ''
    const packed = file.subarray(entry.start, entry.end)
    const xml = entry.method ? inflateRawSync(packed, { maxOutputLength: workbookLimits.otherXml }) : packed
    return xml.toString('utf8')
  }
  const book = textOf('xl/workbook.xml')
  const relations = textOf('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const targets = new Map(relations.map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']))
  const sheets = book.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  const styles = tellingStyles(textOf('xl/styles.xml'))
  const places = sheets.map((_, place) => place)
  const shown = places.filter((place) => !/\sstate=["'](?:hidden|veryHidden)["']/.test(sheets[place] ?? ''))
  const entryOf = (place: number) => {
    const target = targets.get(/\s\w+:id=["']([^"']*)["']/.exec(sheets[place] ?? '')?.[1])
    const path = target?.startsWith('/') ? target.slice(1) : `xl/${target}`
    return target === undefined ? undefined : entries.get(path.toLowerCase())
  }
  return {
    is1904: /<(?:\w+:)?workbookPr\s[^>]*\sdate1904=["'](?:1|true)["']/.test(
      book.replace(/<(\w*:?workbookPr)/, '<$1 '),
    ),
    seen: [shown, places, [0]].find((some) => some.length) ?? [],
    nameAt: (place) => unescaped(attribute(sheets[place] ?? '', 'name') ?? ''),
    areasAt: async (place) => {
      const entry = entryOf(place)
      return entry ? areasOf(unpackedOf(file, entry)) : []
    },
    rowsAt: async (place) => {
      const entry = entryOf(place)
      if (!entry || !(styles.size || (await holdsFormulas(unpackedOf(file, entry))))) return undefined
      return rowsOf(unpackedOf(file, entry), styles)
    },
  }
}
