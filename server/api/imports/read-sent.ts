import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { importTexts } from '../../../i18n/fr/exports'
import type { AnyResource } from '../../../resources/schema/resource'
import { formatOf } from '../../spreadsheet/formats'
import { parseWorkbook, readRows } from '../../spreadsheet/read-workbook'
import { type Refusal, WorkbookRefused } from '../../spreadsheet/refusal'
import type { Notes } from '../../spreadsheet/sheet-row'
import { Busy } from '../../spreadsheet/turns'
import { type TemporaryFile, temporaryFile } from '../../storage/temporary-file'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { SentWorkbook } from './receive'

const tooLarge: readonly Refusal[] = ['tooManyParts', 'tooBig', 'tooManyRows', 'tooManyColumns', 'tooLong']

const refused = (reason: Refusal) =>
  new ApiError(tooLarge.includes(reason) ? 'err413' : 'err415', { display: importTexts[reason] })

/**
 * What a file is, by its first bytes, must be what its name says; a workbook under a password is a compound file whatever its
 * name, so that the reader says which it is. Answers whether only such a one is awaited.
 */
async function refuseFalseName({ name, file }: SentWorkbook): Promise<{ onlyProtected: boolean }> {
  const handle = await open(file.path, 'r')
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  const format = formatOf(buffer)
  const isXls = extname(name).toLowerCase() === '.xls'
  if (format === undefined || format === (isXls ? 'xlsx' : 'bare')) throw refused('notSpreadsheet')
  return { onlyProtected: !isXls && format === 'compound' }
}

/** The rows of a sent workbook, kept in the file store until the import is carried out. */
export interface KeptRows {
  stored: string
  /** The file as it was sent, kept as well. */
  sent: string
  /** Lines, the titles aside. */
  total: number
  fingerprint: string
}

function fingerprintOf(resource: AnyResource, notes: Notes, sha256: string): string {
  if (notes.model && notes.model !== resource.name)
    throw new ApiError('err400', { display: importTexts.otherList })
  return notes.export ? `export:${notes.export}` : `sha256:${sha256}`
}

/**
 * Reads a sent workbook in a process of its own into a file of rows, which the caller removes; err413 or err415 with the reason
 * when it is refused. The sent file is gone afterwards.
 */
export async function parseSent(sent: SentWorkbook): Promise<{ rows: TemporaryFile; notes: Notes }> {
  const rows = temporaryFile('.ndjson')
  try {
    const { onlyProtected } = await refuseFalseName(sent)
    const notes = await parseWorkbook(sent.file.path, rows.path)
    if (onlyProtected) throw refused('notSpreadsheet')
    return { rows, notes }
  } catch (error) {
    await rows.remove()
    if (error instanceof Busy) throw new ApiError('err503', { display: importTexts.busy })
    throw error instanceof WorkbookRefused ? refused(error.reason) : error
  } finally {
    await sent.file.remove()
  }
}

/** Reads a sent workbook and keeps its rows; err413 or err415 with the reason when it is refused. */
export async function readSent(
  context: Context,
  resource: AnyResource,
  sent: SentWorkbook,
): Promise<KeptRows> {
  const file = `import-files/${context.random(16).toString('hex')}`
  await context.files.put(file, sent.file.path)
  const { rows, notes } = await parseSent(sent).catch(async (error: unknown) => {
    await context.files.remove(file)
    throw error
  })
  try {
    const fingerprint = fingerprintOf(resource, notes, sent.sha256)
    const stored = `imports/${context.random(16).toString('hex')}`
    let lines = 0
    for await (const batch of readRows(rows.path)) lines += batch.length
    await context.files.put(stored, rows.path)
    return { stored, sent: file, fingerprint, total: Math.max(0, lines - 1) }
  } catch (error) {
    await context.files.remove(file)
    throw error
  } finally {
    await rows.remove()
  }
}
