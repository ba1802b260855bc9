import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type GivenCell, isFormatted } from '../../resources/schema/reading/given'
import type { SheetKind } from '../../resources/schema/sheet-files'
import { signatureOf } from '../storage/signed-file'
import { isTaggedPdf } from '../storage/tagged-pdf'
import { chooseSheets } from './choose-sheets'
import { formatOf, mayBe } from './formats'
import { inspectZip } from './inspect-zip'
import { workbookLimits } from './limits'
import { odsReader, xlsReader } from './read-book'
import { textReader } from './read-text'
import { xlsxReader } from './read-xlsx'
import type { AskedReading, Told } from './reading'
import { WorkbookRefused } from './refusal'
import type { ReadSheet, SheetRow, WorkbookReader } from './sheet-row'
import { readDirectory } from './zip-directory'

const [, , input = '', output = '', told = '{}'] = process.argv
const asked: AskedReading & { look?: string } = JSON.parse(told)

/** What a file is where its name does not tell: an archive is taken for an xlsx. */
const kindOf = (file: Buffer): SheetKind => (formatOf(file) === 'zip' ? 'xlsx' : 'xls')

async function readerOf(file: Buffer): Promise<WorkbookReader> {
  const kind = asked.kind ?? kindOf(file)
  const format = formatOf(file)
  if (!mayBe(kind, format)) throw new WorkbookRefused('notSpreadsheet')
  if (kind === 'text') return textReader(file, asked)
  if (format === 'zip') {
    const zipped = kind === 'ods' ? kind : 'xlsx'
    await inspectZip(file, zipped)
    return zipped === 'ods' ? odsReader(file) : xlsxReader(file)
  }
  if (file.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new WorkbookRefused('protected')
  if (kind !== 'xls') throw new WorkbookRefused('notSpreadsheet')
  return xlsReader(file)
}

/** A text longer than any spreadsheet program lets a cell hold. */
const isTooLong = (cell: GivenCell) => {
  const text = isFormatted(cell) ? cell.raw : cell
  return typeof text === 'string' && text.length > workbookLimits.cell
}

/** The rows of sheets one after the other, their lines counted on; `starts` is filled with the first line of each. */
async function* rowsOf(sheets: readonly ReadSheet[], starts: number[]): AsyncGenerator<SheetRow> {
  let from = 0
  for (const [place, { rows }] of sheets.entries()) {
    starts.push(from)
    let last = from - 1
    for await (const row of rows()) {
      last = from + row.line
      yield { ...row, line: last, sheet: place }
    }
    from = last + 1
  }
}

/** A row as a line of JSON: what is told of few rows is left out of the others. */
const jsonOf = ({ line, cells, sheet, spans }: SheetRow) =>
  JSON.stringify(spans ? [line, cells, sheet, spans] : sheet ? [line, cells, sheet] : [line, cells])

/** Rows as lines of JSON, within the limits. */
async function* linesOf(all: AsyncIterable<SheetRow>): AsyncGenerator<string> {
  let [rows, size, lines] = [0, 0, '']
  for await (const row of all) {
    if (++rows > workbookLimits.rows + 1) throw new WorkbookRefused('tooManyRows')
    if (row.cells.length > workbookLimits.columns) throw new WorkbookRefused('tooManyColumns')
    if (row.cells.some(isTooLong)) throw new WorkbookRefused('tooBig')
    lines += `${jsonOf(row)}\n`
    if (lines.length < 65_536) continue
    size += lines.length
    if (size > workbookLimits.output) throw new WorkbookRefused('tooBig')
    yield lines
    lines = ''
  }
  yield lines
}

/** The reader's own process: reads `input`, writes rows to `output`, tells on stdout how it went. */
async function main(): Promise<Told> {
  const reader = await readerOf(await readFile(input))
  const notes = await reader.notes()
  const { sheets, chosen } = await chooseSheets(reader.sheets, {
    asked: asked.sheets,
    known: asked.known ?? [],
  })
  const starts: number[] = []
  await pipeline(Readable.from(linesOf(rowsOf(chosen, starts))), createWriteStream(output))
  const read = chosen.map(({ name }, place) => ({ name, from: starts[place] ?? 0 }))
  return { notes, reading: { ...reader.shape, sheets, read } }
}

/** What is asked of a file that is kept as it is. */
const looks: Readonly<Record<string, (file: Buffer) => unknown>> = {
  tagged: (file) => ({ tagged: isTaggedPdf(file) ?? null }),
  signature: (file) => ({ signature: signatureOf(file) ?? null }),
  names: (file) => ({ names: readDirectory(file).map(({ name }) => name.slice(0, 200)) }),
}

async function lookAt(file: string): Promise<unknown> {
  return looks[asked.look ?? '']?.(await readFile(file)) ?? {}
}

;(asked.look ? lookAt(input) : main())
  .catch((error) => ({ refused: error instanceof WorkbookRefused ? error.reason : 'damaged' }))
  .then((told) => process.stdout.write(JSON.stringify(told)))
