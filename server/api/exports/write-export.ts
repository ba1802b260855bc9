import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorTexts } from '../../../i18n/fr/api-errors'
import { formatTexts } from '../../../i18n/fr/formats'
import { reportTexts } from '../../../i18n/fr/reports'
import { mostPrinted, type SheetFormat } from '../../../resources/schema/sheet-format'
import type { Actor } from '../../database/actor'
import type { ReadSheet } from '../../paper/sheet-tables'
import { createTurns } from '../../spreadsheet/turns'
import {
  rowLimit,
  type WorkbookOptions,
  type WrittenSheet,
  writeWorkbook,
} from '../../spreadsheet/write-workbook'
import { answering } from '../answering'
import type { Context } from '../context'
import { ApiError } from '../error'
import { printed, readSheets } from '../sheet-file'
import { type Work, workOf } from '../work'

/** Workbooks written at once in this process: each holds a connection and a core. */
const turns = createTurns(2)
/** Seconds that one statement of an export may take. */
const patience = 300

/** What is written as a workbook, checked: the name of its file, how many rows, and its sheets. */
export interface WritablePlan {
  filename: string
  /** A workbook unless told. */
  format?: SheetFormat | undefined
  /** What stands above the rows of a paper, and in a sheet of its own where a workbook has one for it. */
  headLines?: (work: Work) => Promise<string[]>
  /** It does not come back by an import: a workbook of it says in a sheet what it is of. */
  isTold?: boolean
  count: (work: Work) => Promise<number>
  sheets: (work: Work) => Promise<WrittenSheet[]>
  /** Several sheets are written: how far it is, is told by them. */
  isWorkbook?: boolean
  /** What a hidden sheet says. */
  notes?: WorkbookOptions['notes']
}

interface How {
  plan: WritablePlan
  target: Writable
  /** Told of the rows written so far, of how many; of a workbook's sheets. */
  progress?: (handled: number, total: number) => void
}

const told = (sheet: WrittenSheet, tell: (rows: number) => void): WrittenSheet => ({
  ...sheet,
  rows: (async function* () {
    tell(0)
    for await (const batch of sheet.rows) {
      tell(batch.length)
      yield batch
    }
  })(),
})

/** The sheets of a plan: what they are of stands above the rows of a paper, and in a sheet of its own of a workbook. */
async function sheetsOf(
  work: Work,
  { format, sheets, headLines, isTold }: WritablePlan,
): Promise<WrittenSheet[]> {
  const [first, ...others] = await sheets(work)
  if (!first) return []
  const isPaper = format === 'pdf'
  if (first.above || !headLines || !(isPaper || isTold)) return [first, ...others]
  const lines = await headLines(work)
  if (isPaper) return [{ ...first, above: lines }, ...others]
  const [title = '', ...facts] = lines
  const about = {
    name: reportTexts.about,
    columns: [{ header: title, width: 90 }],
    rows: [facts.map((fact) => [fact])],
  }
  return [first, ...others, about]
}

/** Sheets whose writing is told, and how many rows of theirs were read. */
function watched(all: readonly WrittenSheet[], { plan, progress }: How, total: number) {
  const counted = { rows: 0 }
  const sheets = all.map((sheet, at) =>
    told(sheet, (rows) => {
      // Beside the rows that are exported a file has sheets that tell of them.
      if (plan.isWorkbook || at === 0) counted.rows += rows
      if (plan.isWorkbook) progress?.(at, all.length)
      else progress?.(counted.rows, total)
    }),
  )
  return { sheets, counted }
}

/** Writes the sheets of a plan within the transaction that reads them; those of a paper are read, and answered. */
async function writeSheets(work: Work, how: How): Promise<{ rows: number; read?: ReadSheet[] }> {
  const { plan, target } = how
  const total = await plan.count(work)
  const isPaper = plan.format === 'pdf'
  const [most, why] =
    isPaper && !plan.isWorkbook ? [mostPrinted, formatTexts.tooLong] : [rowLimit, errorTexts.tooMany]
  if (total > most) throw new ApiError('err413', { display: why({ smart_count: most }) })
  const { sheets, counted } = watched(await sheetsOf(work, plan), how, total)
  if (isPaper) {
    const read = await readSheets(sheets)
    return { rows: counted.rows, read }
  }
  await pipeline(writeWorkbook({ sheets, ...(plan.notes && { notes: plan.notes }) }), target)
  return { rows: counted.rows }
}

/**
 * Writes a workbook to `target` under the actor's row rights, as it reads: memory holds one batch of rows; or a PDF, once they
 * are read. Answers how many rows; refused with err413 past those that a sheet, or a PDF, may have.
 */
export function writeExport(context: Context, actor: Actor, how: How): Promise<number> {
  return turns(async () => {
    const { rows, read } = await context.db.read(
      actor,
      (tx) => answering(() => writeSheets(workOf(context.db, tx, context.now()), how)),
      patience,
    )
    if (read) await pipeline(Readable.from([await printed(read)]), how.target)
    return rows
  })
}
