import { Readable } from 'node:stream'
import type { Cell } from '../../resources/schema/reading/given'
import { chartXml, drawingXml, relationsXml, type SheetChart } from './chart-xml'
import { filterXml, printXml, type TotalCell, totalXml } from './report-xml'
import { columnName, escapeXml, rowXml, type SheetColumn, sheetEnd, sheetStart } from './sheet-xml'
import { stylesXml } from './styles-xml'
import { writeZip, type ZipPart } from './zip-writer'

export interface WrittenSheet {
  /** 31 characters at most; what spreadsheets refuse in it is taken out. */
  name: string
  columns: readonly SheetColumn[]
  /** Lines above the titles: what it is of, of whom, of when, by whom. */
  above?: readonly string[]
  /** Batches of rows. */
  rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>
  /** Drawn beside its rows by the spreadsheet itself. */
  charts?: readonly SheetChart[]
  /** The row under the table, which its filters leave alone; asked for once the rows are read where they tell it. */
  total?: readonly TotalCell[] | (() => readonly TotalCell[])
  /** Several tables stand side by side: no filter is over them. */
  isSideBySide?: boolean
}

/** The row of totals of a sheet whose rows are read. */
export const totalOf = ({ total }: WrittenSheet): readonly TotalCell[] | undefined =>
  typeof total === 'function' ? total() : total

export interface WorkbookOptions {
  sheets: readonly WrittenSheet[]
  /** Kept in a hidden sheet that survives a change in a spreadsheet program. */
  notes?: Readonly<Record<string, string>>
}

/** Name of the hidden sheet. */
export const notesSheet = '_portail'
/** Rows of a sheet, the header aside (2^20 − 1). */
export const rowLimit = 1_048_575

const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const drawingType = 'application/vnd.openxmlformats-officedocument.drawing+xml'
const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'
const typeOf = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`

const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:\s]+/g, ' ')
    .slice(0, 31)
    .trim() || 'Export'

/** Numbers of the charts of each sheet in the whole workbook, from 1. */
function chartNumbers(sheets: readonly WrittenSheet[]): number[][] {
  let last = 0
  return sheets.map(({ charts = [] }) => charts.map(() => ++last))
}

/** What the charts add to the types of the parts. */
const chartTypes = (sheets: readonly WrittenSheet[]) =>
  chartNumbers(sheets)
    .flatMap((numbers, i) => [
      ...(numbers.length ? [`drawings/drawing${i + 1}.xml" ContentType="${drawingType}`] : []),
      ...numbers.map((n) => `charts/chart${n}.xml" ContentType="${chartType}`),
    ])
    .map((part) => `<Override PartName="/xl/${part}"/>`)
    .join('')

const contentTypes = (sheets: number, more: string) =>
  `${xmlStart}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/>${Array.from(
    { length: sheets },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${typeOf('worksheet')}"/>`,
  ).join('')}${more}</Types>`

const rootRels = `${xmlStart}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRels = (sheets: number) =>
  `${xmlStart}<Relationships xmlns="${relationships}">${Array.from(
    { length: sheets },
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  ).join(
    '',
  )}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/** The titles of a sheet stand at the head of each of its printed pages. */
const headName = ({ name, above = [] }: WrittenSheet, i: number) => {
  const row = above.length + 1
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${escapeXml(`'${sheetName(name).replaceAll("'", "''")}'!$${row}:$${row}`)}</definedName>`
}

const workbookXml = (sheets: readonly WrittenSheet[]) =>
  `${xmlStart}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(
      ({ name }, i) =>
        `<sheet name="${escapeXml(sheetName(name))}" sheetId="${i + 1}"${name === notesSheet ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
    )
    .join('')}</sheets><definedNames>${sheets.map(headName).join('')}</definedNames></workbook>`

async function* sheetXml(sheet: WrittenSheet): AsyncGenerator<Buffer> {
  const { columns, above, rows, charts = [], isSideBySide, name } = sheet
  const letters = columns.map((_, index) => columnName(index))
  const head = (above?.length ?? 0) + 1
  yield Buffer.from(sheetStart(columns, letters, above))
  let index = head
  for await (const batch of rows) {
    let xml = ''
    for (const cells of batch) xml += rowXml(cells, ++index, { columns, letters })
    if (index > rowLimit + 1) throw new Error('a sheet holds at most 1,048,576 rows')
    yield Buffer.from(xml)
  }
  const place = { letters, head, last: index }
  const total = totalOf(sheet)
  if (total) yield Buffer.from(totalXml(total, { ...place, columns }))
  const filter = isSideBySide || name === notesSheet ? '' : filterXml(place)
  yield Buffer.from(sheetEnd(filter + printXml, charts.length > 0))
}

const notesOf = (notes: Readonly<Record<string, string>>): WrittenSheet => ({
  name: notesSheet,
  columns: [{ header: 'clé' }, { header: 'valeur' }],
  rows: [Object.entries(notes)],
})

function* chartParts(sheet: WrittenSheet, index: number, numbers: readonly number[]): Generator<ZipPart> {
  const { charts = [] } = sheet
  if (!charts.length) return
  const drawing = [{ kind: 'drawing' as const, target: `../drawings/drawing${index}.xml` }]
  yield { name: `xl/worksheets/_rels/sheet${index}.xml.rels`, content: relationsXml(drawing) }
  yield { name: `xl/drawings/drawing${index}.xml`, content: drawingXml(charts) }
  const targets = numbers.map((n) => ({ kind: 'chart' as const, target: `../charts/chart${n}.xml` }))
  yield { name: `xl/drawings/_rels/drawing${index}.xml.rels`, content: relationsXml(targets) }
  for (const [i, chart] of charts.entries())
    yield {
      name: `xl/charts/chart${numbers[i]}.xml`,
      content: chartXml(chart, sheetName(sheet.name), sheet.above?.length ?? 0),
    }
}

function* partsOf(sheets: readonly WrittenSheet[]): Generator<ZipPart> {
  yield { name: '[Content_Types].xml', content: contentTypes(sheets.length, chartTypes(sheets)) }
  yield { name: '_rels/.rels', content: rootRels }
  yield { name: 'xl/workbook.xml', content: workbookXml(sheets) }
  yield { name: 'xl/_rels/workbook.xml.rels', content: workbookRels(sheets.length) }
  yield { name: 'xl/styles.xml', content: stylesXml }
  const numbers = chartNumbers(sheets)
  for (const [index, sheet] of sheets.entries()) {
    yield { name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) }
    yield* chartParts(sheet, index + 1, numbers[index] ?? [])
  }
}

/** Writes an xlsx as its rows come: memory holds one batch, whatever their number. A failure of the rows destroys the stream. */
export function writeWorkbook({ sheets, notes }: WorkbookOptions): Readable {
  const all = notes ? [...sheets, notesOf(notes)] : sheets
  return Readable.from(writeZip(partsOf(all)), { objectMode: false })
}
