import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type GivenCell, isFormatted } from '../../resources/schema/reading/given'
import { signatureOf } from '../storage/signed-file'
import { isTaggedPdf } from '../storage/tagged-pdf'
import { formatOf } from './formats'
import { inspectZip } from './inspect-zip'
import { workbookLimits } from './limits'
import { xlsReader } from './read-xls'
import { xlsxReader } from './read-xlsx'
import { WorkbookRefused } from './refusal'
import type { WorkbookReader } from './sheet-row'
import { readDirectory } from './zip-directory'

const [, , input = '', output = '', look = ''] = process.argv

async function readerOf(file: Buffer): Promise<WorkbookReader> {
  const format = formatOf(file)
  if (format === undefined) throw new WorkbookRefused('notSpreadsheet')
  if (format === 'xlsx') {
    await inspectZip(file)
    return xlsxReader(file)
  }
  if (file.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new WorkbookRefused('protected')
  return xlsReader(file)
}

/** A text longer than any spreadsheet program lets a cell hold. */
const isTooLong = (cell: GivenCell) => {
  const text = isFormatted(cell) ? cell.raw : cell
  return typeof text === 'string' && text.length > workbookLimits.cell
}

/** Rows as lines of JSON, within the limits. */
async function* linesOf(reader: WorkbookReader): AsyncGenerator<string> {
  let [rows, size, lines] = [0, 0, '']
  for await (const row of reader.rows()) {
    if (++rows > workbookLimits.rows + 1) throw new WorkbookRefused('tooManyRows')
    if (row.cells.length > workbookLimits.columns) throw new WorkbookRefused('tooManyColumns')
    if (row.cells.some(isTooLong)) throw new WorkbookRefused('tooBig')
    lines += `${JSON.stringify([row.line, row.cells])}\n`
    if (lines.length < 65_536) continue
    size += lines.length
    if (size > workbookLimits.output) throw new WorkbookRefused('tooBig')
    yield lines
    lines = ''
  }
  yield lines
}

/** The reader's own process: reads `input`, writes rows to `output`, tells on stdout how it went. */
async function main() {
  const reader = await readerOf(await readFile(input))
  const notes = await reader.notes()
  await pipeline(Readable.from(linesOf(reader)), createWriteStream(output))
  return { notes }
}

/** What is asked of a file that is kept as it is. */
const looks: Readonly<Record<string, (file: Buffer) => unknown>> = {
  tagged: (file) => ({ tagged: isTaggedPdf(file) ?? null }),
  signature: (file) => ({ signature: signatureOf(file) ?? null }),
  names: (file) => ({ names: readDirectory(file).map(({ name }) => name.slice(0, 200)) }),
}

async function lookAt(file: string): Promise<unknown> {
  return looks[look]?.(await readFile(file)) ?? {}
}

;(look ? lookAt(input) : main())
  .catch((error) => ({ refused: error instanceof WorkbookRefused ? error.reason : 'damaged' }))
  .then((told) => process.stdout.write(JSON.stringify(told)))
