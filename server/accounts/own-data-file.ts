import { ownDataTexts as texts } from '../../i18n/fr/own-data'
import { xlsxType } from '../../resources/schema/media-type'
import { parisWall } from '../../resources/schema/paris-time'
import type { Cell } from '../../resources/schema/reading/given'
import type { Context } from '../api/context'
import { exportName } from '../api/exports/export-name'
import type { Served } from '../api/serve'
import type { Actor } from '../database/actor'
import { type WrittenSheet, writeWorkbook } from '../spreadsheet/write-workbook'
import { type OwnTable, ownData } from './own-data'
import { userAnswer } from './user-answer'
import { refuseImpersonated } from './user-limits'

const isMoment = /^\d{4}-\d\d-\d\dT/

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = String(value)
  return isMoment.test(text) ? { wall: parisWall(text) } : text.slice(0, 32_000)
}

const sheetOf = ({ label, columns, rows }: OwnTable, index: number): WrittenSheet => ({
  // Two of one name cannot stand in a workbook.
  name: `${index + 1} ${label}`,
  columns: columns.map((one) => ({ header: one.label, width: 22 })),
  rows: [rows.map((row) => columns.map(({ name }) => cellOf(row[name])))],
})

const read = ({ db }: Context, { userId, sessionId }: Actor) =>
  db.system('session', async (tx) => {
    const account = await userAnswer(tx, db.registry, { userId, sessionId })
    return ownData(tx, db.registry, { account, userId })
  })

/** « Mes données »: all that is held on the person who asks, as a workbook or for another program. */
export async function ownDataFile(
  context: Context,
  actor: Actor,
  format: string | null | undefined,
): Promise<Served> {
  refuseImpersonated(actor)
  const tables = await read(context, actor)
  const name = exportName(texts.file, context.now())
  if (format !== 'json') return { name, book: writeWorkbook({ sheets: tables.map(sheetOf) }), type: xlsxType }
  const said = JSON.stringify({ madeAt: context.now(), tables }, null, 1)
  return { name: name.replace(/xlsx$/, 'json'), book: Buffer.from(said, 'utf8'), type: 'application/json' }
}
