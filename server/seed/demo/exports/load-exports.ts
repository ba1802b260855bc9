import { type ExportKey, exportTypes } from '../../../../resources/exports/export-types'
import { nextDay } from '../../../../resources/exports/rhythm'
import { parisDay } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'

const runSql = `
  insert into export_run (user_id, type, name, asked, state, total, handled, created_by, updated_by, "createdAt", "updatedAt")
  select id, $2, $3, '{}', 'queued', 0, 0, id, id, $4, $4 from "user" where email = $1`
const scheduleSql = `
  insert into export_schedule (user_id, type, name, asked, rhythm, span, next_day, created_by, updated_by, "createdAt", "updatedAt")
  select id, $2, $3, '{}', $4, $5, $6, id, id, $7, $7 from "user" where email = $1`

/** Files that somebody asked for: the first start makes them, as it makes any. */
const files: readonly (readonly [email: string, type: ExportKey])[] = [
  ['nadia.roche@demo.example', 'purchase_steering'],
  ['nadia.roche@demo.example', 'revenue'],
  ['julie.petit@demo.example', 'received_orders'],
]

const schedules = [
  ['nadia.roche@demo.example', 'purchase_steering', 'monthly', 'last'],
  ['nadia.roche@demo.example', 'litigations', 'weekly', 'all'],
  ['julie.petit@demo.example', 'received_orders', 'weekly', 'last'],
] as const satisfies readonly (readonly [string, ExportKey, string, string])[]

/** Prepared files and schedules, so that the screen « Exports » shows some of each (domain §12.5). */
export async function loadExports(tx: Tx, now: Date): Promise<void> {
  for (const [email, type] of files) await tx.query(runSql, [email, type, exportTypes[type].label, now])
  for (const [email, type, rhythm, span] of schedules)
    await tx.query(scheduleSql, [
      ...[email, type, exportTypes[type].label, rhythm, span],
      ...[nextDay(rhythm, parisDay(now)), now],
    ])
}
