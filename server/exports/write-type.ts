import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorTexts } from '../../i18n/fr/api-errors'
import { answering } from '../api/answering'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { createTurns } from '../spreadsheet/turns'
import { rowLimit, type WrittenSheet, writeWorkbook } from '../spreadsheet/write-workbook'
import type { TypePlan } from './type-plan'

/** Workbooks written at once in this process: each holds a connection and a core. */
const turns = createTurns(2)
/** Seconds that one statement of an export may take. */
const patience = 300

interface How {
  target: Writable
  /** Refused with err413 past so many rows. */
  limit?: number
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

/** Writes the workbook of a type under the actor's row rights, as it reads; memory holds a batch of rows. Answers their number. */
export function writeType(
  context: Context,
  actor: Actor,
  { plan, target, limit = rowLimit, progress }: How & { plan: TypePlan },
): Promise<number> {
  return turns(() =>
    context.db.read(
      actor,
      (tx) =>
        answering(async () => {
          const work = workOf(context.db, tx, context.now())
          const total = await plan.count(work)
          if (total > limit)
            throw new ApiError('err413', {
              display: errorTexts.tooMany({ smart_count: limit }),
            })
          let handled = 0
          const all = await plan.sheets(work)
          const sheets = all.map((sheet, at) =>
            told(sheet, (rows) => {
              handled += rows
              if (plan.isWorkbook) progress?.(at, all.length)
              else progress?.(handled, total)
            }),
          )
          await pipeline(writeWorkbook({ sheets }), target)
          return handled
        }),
      patience,
    ),
  )
}
