import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { importTexts } from '../../../i18n/fr/exports'
import type { AnyResource } from '../../../resources/schema/resource'
import { parseWorkbook, readRows } from '../../spreadsheet/read-workbook'
import { type Refusal, WorkbookRefused } from '../../spreadsheet/refusal'
import type { Notes } from '../../spreadsheet/sheet-row'
import { temporaryFile } from '../../storage/temporary-file'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { SentWorkbook } from './receive'

const tooLarge: readonly Refusal[] = ['tooManyParts', 'tooBig', 'tooManyRows', 'tooManyColumns', 'tooLong']

const refused = (reason: Refusal) =>
  new ApiError(tooLarge.includes(reason) ? 'err413' : 'err415', { display: importTexts[reason] })

/** What a file is, by its first bytes, must be what its name says. */
async function refuseFalseName({ name, file }: SentWorkbook) {
  const handle = await open(file.path, 'r')
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  const isZip = buffer.toString('latin1') === 'PK\u0003\u0004'
  if (isZip !== (extname(name).toLowerCase() === '.xlsx')) throw refused('notSpreadsheet')
}

/** The rows of a sent workbook, kept in the file store until the import is carried out. */
export interface KeptRows {
  stored: string
  /** Lines, the titles aside. */
  total: number
  fingerprint: string
}

function fingerprintOf(resource: AnyResource, notes: Notes, sha256: string): string {
  if (notes.model && notes.model !== resource.name)
    throw new ApiError('err400', { display: importTexts.otherList })
  return notes.export ? `export:${notes.export}` : `sha256:${sha256}`
}

/** Reads a sent workbook in a process of its own and keeps its rows; err413 or err415 with the reason when it is refused. */
export async function readSent(
  context: Context,
  resource: AnyResource,
  sent: SentWorkbook,
): Promise<KeptRows> {
  const rows = temporaryFile('.ndjson')
  try {
    await refuseFalseName(sent)
    const notes = await parseWorkbook(sent.file.path, rows.path)
    const fingerprint = fingerprintOf(resource, notes, sent.sha256)
    const stored = `imports/${context.random(16).toString('hex')}`
    let lines = 0
    for await (const batch of readRows(rows.path)) lines += batch.length
    await context.files.put(stored, rows.path)
    return { stored, fingerprint, total: Math.max(0, lines - 1) }
  } catch (error) {
    throw error instanceof WorkbookRefused ? refused(error.reason) : error
  } finally {
    await Promise.all([rows.remove(), sent.file.remove()])
  }
}
