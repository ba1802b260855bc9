import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorTexts } from '../../../i18n/fr/api-errors'
import type { Actor } from '../../database/actor'
import { compileCount } from '../../database/search'
import { createTurns } from '../../spreadsheet/turns'
import { rowLimit, writeWorkbook } from '../../spreadsheet/write-workbook'
import { answering } from '../answering'
import type { Context } from '../context'
import { ApiError } from '../error'
import { type Work, workOf } from '../work'
import { baseColumn, baseHead } from './base-column'
import type { ExportPlan } from './plan'
import { exportRows } from './rows'

/** Exports written at once in this process: each holds a connection and a core. */
const turns = createTurns(2)

async function refuseOver(work: Work, { search }: ExportPlan, limit: number) {
  const { text, values } = compileCount(work, search, limit)
  const [row] = await work.tx.query<{ total: number }>(text, values)
  if ((row?.total ?? 0) > limit)
    throw new ApiError('err413', {
      display: errorTexts.tooMany({ smart_count: limit }),
    })
}

/**
 * Writes the workbook of an export to `target` under the actor's row rights; memory holds one batch of rows. Refused with
 * err413 past `limit` rows. For the import, a hidden sheet says what it is of and which export, a hidden column what each row was.
 */
export function writeExport(
  context: Context,
  actor: Actor,
  { plan, target, limit = rowLimit }: { plan: ExportPlan; target: Writable; limit?: number },
): Promise<void> {
  const notes = { model: plan.resource.name, export: context.random(16).toString('hex') }
  return turns(() =>
    context.db.read(actor, (tx) =>
      answering(async () => {
        const work = workOf(context.db, tx, context.now())
        await refuseOver(work, plan, limit)
        const rows = exportRows(work, plan.search, {
          columns: plan.columns,
          last: plan.comesBack ? baseHead : undefined,
        })
        const columns = plan.comesBack ? [...plan.columns, baseColumn(plan.columns)] : plan.columns
        const sheet = { name: plan.resource.label[1], columns, rows }
        await pipeline(writeWorkbook({ sheets: [sheet], notes }), target)
      }),
    ),
  )
}
