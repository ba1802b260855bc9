import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorTexts } from '../../../i18n/fr/api-errors'
import type { Actor } from '../../database/actor'
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
import { type Work, workOf } from '../work'

/** Workbooks written at once in this process: each holds a connection and a core. */
const turns = createTurns(2)
/** Seconds that one statement of an export may take. */
const patience = 300

/** What is written as a workbook, checked: the name of its file, how many rows, and its sheets. */
export interface WritablePlan {
  filename: string
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

/**
 * Writes a workbook to `target` under the actor's row rights, as it reads: memory holds one batch of rows. Answers how many rows;
 * refused with err413 past those that a sheet may have.
 */
export function writeExport(
  context: Context,
  actor: Actor,
  { plan, target, progress }: How,
): Promise<number> {
  return turns(() =>
    context.db.read(
      actor,
      (tx) =>
        answering(async () => {
          const work = workOf(context.db, tx, context.now())
          const total = await plan.count(work)
          if (total > rowLimit)
            throw new ApiError('err413', { display: errorTexts.tooMany({ smart_count: rowLimit }) })
          let handled = 0
          const all = await plan.sheets(work)
          const sheets = all.map((sheet, at) =>
            told(sheet, (rows) => {
              handled += rows
              if (plan.isWorkbook) progress?.(at, all.length)
              else progress?.(handled, total)
            }),
          )
          await pipeline(writeWorkbook({ sheets, ...(plan.notes && { notes: plan.notes }) }), target)
          return handled
        }),
      patience,
    ),
  )
}
