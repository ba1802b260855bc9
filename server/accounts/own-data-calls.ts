import { ownDataTexts as texts } from '../../i18n/fr/own-data'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { parisWall } from '../../resources/schema/paris-time'
import type { Cell } from '../../resources/schema/reading/given'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { exportName } from '../api/exports/export-name'
import { attachment } from '../api/files/disposition'
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
export const ownDataCalls: Call[] = [
  defineCall('GET /users/me/data', 'signedIn', {
    shape: {
      summary: 'Ses propres données (RGPD) : un classeur, ou du JSON',
      tag: 'Session',
      query: { format: f.select({ xlsx: 'Excel', json: 'JSON' }, { label: 'Format' }) },
      file: '*/*',
    },
    run: async ({ context, actor, query, reply }) => {
      refuseImpersonated(actor)
      const tables = await read(context, actor)
      const name = exportName(texts.file, context.now())
      if (query.format === 'json') {
        attachment(reply, name.replace(/xlsx$/, 'json'), 'application/json')
        return reply.send(Buffer.from(JSON.stringify({ madeAt: context.now(), tables }, null, 1), 'utf8'))
      }
      attachment(reply, name, xlsxType)
      return reply.send(writeWorkbook({ sheets: tables.map(sheetOf) }))
    },
  }),
]
