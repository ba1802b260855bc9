import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importTexts } from '../../../i18n/fr/exports'
import type { AnyResource } from '../../../resources/schema/resource'
import { type SheetKind, sheetKindOf } from '../../../resources/schema/sheet-files'
import type { Actor } from '../../database/actor'
import { formatOf, mayBe } from '../../spreadsheet/formats'
import { parseWorkbook, readRows } from '../../spreadsheet/read-workbook'
import type { AskedReading, Told } from '../../spreadsheet/reading'
import { type Refusal, WorkbookRefused } from '../../spreadsheet/refusal'
import type { Notes } from '../../spreadsheet/sheet-row'
import { Busy } from '../../spreadsheet/turns'
import { type TemporaryFile, temporaryFile } from '../../storage/temporary-file'
import type { Context } from '../context'
import { ApiError } from '../error'
import { viewerOf } from '../exports/plan'
import type { FileReading, KeptRows, Reread, SaidReading } from './file-reading'
import { knownTitles } from './header'
import type { Job } from './job'
import { shapeOf } from './outcome'
import type { SentWorkbook } from './receive'

const tooLarge: readonly Refusal[] = ['tooManyParts', 'tooBig', 'tooManyRows', 'tooManyColumns', 'tooLong']

const refused = (reason: Refusal) =>
  new ApiError(tooLarge.includes(reason) ? 'err413' : 'err415', { display: importTexts[reason] })

/** How a file is read by its name, and by its first bytes where the name says nothing; what they are must fit the name. */
async function kindOfSent({ name, file }: SentWorkbook): Promise<SheetKind | undefined> {
  const handle = await open(file.path, 'r')
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  const format = formatOf(buffer)
  const named = extname(name) ? sheetKindOf(name) : format === undefined ? 'text' : undefined
  if (named ? !mayBe(named, format) : format === undefined) throw refused('notSpreadsheet')
  return named
}

function fingerprintOf(resource: AnyResource, notes: Notes, sha256: string): string {
  if (notes.model && notes.model !== resource.name)
    throw new ApiError('err400', { display: importTexts.otherList })
  return notes.export ? `export:${notes.export}` : `sha256:${sha256}`
}

/**
 * Reads a sent file in a process of its own into a file of rows, which the caller removes; err413 or err415 with the reason when
 * it is refused. The sent file is gone afterwards.
 */
export async function parseSent(
  sent: SentWorkbook,
  asked: Omit<AskedReading, 'kind'> = {},
): Promise<Told & { rows: TemporaryFile }> {
  const rows = temporaryFile('.ndjson')
  try {
    const kind = await kindOfSent(sent)
    return { rows, ...(await parseWorkbook(sent.file.path, rows.path, { ...asked, kind })) }
  } catch (error) {
    await rows.remove()
    if (error instanceof Busy) throw new ApiError('err503', { display: importTexts.busy })
    throw error instanceof WorkbookRefused ? refused(error.reason) : error
  } finally {
    await sent.file.remove()
  }
}

/** Puts rows into the file store and counts them. */
async function keepRows(context: Context, rows: TemporaryFile): Promise<Pick<KeptRows, 'stored' | 'total'>> {
  try {
    const stored = `imports/${context.random(16).toString('hex')}`
    let lines = 0
    for await (const batch of readRows(rows.path)) lines += batch.length
    await context.files.put(stored, rows.path)
    return { stored, total: Math.max(0, lines - 1) }
  } finally {
    await rows.remove()
  }
}

/** Who reads a file, and into which list. */
export interface Reader {
  context: Context
  actor: Actor
  resource: AnyResource
}

const knownTo = ({ context, actor, resource }: Reader) => [...knownTitles(viewerOf(context, actor), resource)]

/** Whether a workbook has several sheets that may be of the list: they may be imported one by one. */
export const hasSeveral = ({ sheets }: FileReading): boolean =>
  sheets.filter(({ known }) => known > 0).length > 1

/** Reads a sent file and keeps it with its rows; err413 or err415 with the reason when it is refused. */
export async function readSent(reader: Reader, sent: SentWorkbook): Promise<KeptRows> {
  const { context, resource } = reader
  const file = `import-files/${context.random(16).toString('hex')}`
  await context.files.put(file, sent.file.path)
  try {
    const { rows, notes, reading } = await parseSent(sent, { known: knownTo(reader) })
    const kept = await keepRows(context, rows)
    try {
      const fingerprint = fingerprintOf(resource, notes, sent.sha256)
      return { ...kept, sent: file, fingerprint, reading: { ...reading, said: {} } }
    } catch (error) {
      await context.files.remove(kept.stored)
      throw error
    }
  } catch (error) {
    await context.files.remove(file)
    throw error
  }
}

/** What tells the reading of some sheets of a file from that of the ones that it is guessed to be of. */
function fingerprintAs(before: string, { first, read }: FileReading): string {
  const [base = before] = before.split('#')
  const names = read.map(({ name }) => name).sort()
  if (!first || String(names) === String([...first.sheets].sort())) return base
  return `${base}#${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}`
}

/** Reads the kept file of an import again, as it is said; err413 or err415 when it cannot be read so, and nothing is changed. */
export async function readAgain(reader: Reader, job: Job, said: SaidReading): Promise<Reread> {
  const { context } = reader
  const kept = job.sent ? await context.files.get(job.sent) : undefined
  if (!kept) throw new ApiError('err404')
  const file = temporaryFile()
  await pipeline(kept, createWriteStream(file.path))
  const { titleLine: _, titleCount: _count, whole: _whole, ...asked } = said
  const { rows, reading } = await parseSent(
    { name: job.name, sha256: '', file },
    { ...asked, known: knownTo(reader) },
  )
  const first = job.reading?.first ?? {
    titles: shapeOf(job.header?.columns ?? []),
    sheets: (job.reading?.read ?? []).map(({ name }) => name),
  }
  const now = { ...reading, said, first }
  const { stored, total } = await keepRows(context, rows)
  return { stored, total, reading: now, fingerprint: fingerprintAs(job.fingerprint, now) }
}
