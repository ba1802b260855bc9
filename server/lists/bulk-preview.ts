import { type BulkChange, changeKeys, readChange } from '../../resources/schema/bulk-change'
import { titleOf } from '../../resources/schema/resource'
import { isRow } from '../../resources/schema/unknown-row'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { refuseOthers } from '../api/known-keys'
import { lockRows } from '../api/lock-row'
import { findRows } from '../api/read'
import { tryOut } from '../api/try-out'
import { manyWork } from '../api/work'
import type { Actor } from '../database/actor'
import { type Writable, writable } from './bulk-fields'
import type { BulkRun } from './bulk-runs'
import { changeRows } from './change-rows'
import type { Waiting } from './fate'
import { shown } from './put-back'

/** Rows that are shown before anything is changed. */
export const previewed = 20

/** A relative change as it is kept; refused where the field has no such one, or the actor may not write it. */
export function checkedChange(actor: Actor, asked: Writable, given: unknown): BulkChange {
  refuseOthers(isRow(given) ? given : {}, changeKeys, 'change.')
  const read = readChange(writable(actor, asked), given)
  if (read.error !== undefined) throw invalid([{ name: 'change', message: read.error }])
  return read.change
}

/** The first rows as a change would leave them, by the writer that will write them; nothing of it is kept. */
export const previewOf = (
  context: Context,
  actor: Actor,
  { resource, field, change, ids }: Writable & { change: BulkChange; ids: readonly number[] },
) =>
  tryOut(context, actor, async (work) => {
    const first = ids.slice(0, previewed)
    const rows = await lockRows(work, resource, first)
    const found = await findRows(work, resource, first)
    const wholes = new Map(found.map((row) => [`${resource.name} ${row.id}`, row] as const))
    const byId = new Map(found.map((row) => [Number(row.id), row]))
    const many = manyWork({ wholes })
    const waiting = first.map(
      (id): Waiting => ({
        ...{ id, entity_id: id, state: 'waiting', before: null, after: null, version: null, referrer: null },
      }),
    )
    const run = { ...nothing, target: resource.name, field, change }
    const fates = await changeRows({ ...work, many }, { context, actor, run, resource }, { waiting, rows })
    const lines = []
    for (const { id, state, after, message = '' } of fates) {
      const row = byId.get(id) ?? {}
      const at = (value: unknown) => shown(work, resource, { name: field, value })
      const old = await at(row[field])
      const title = titleOf(resource, row).slice(0, 200) || `n° ${id}`
      lines.push({ entity_id: id, title, old, new: state === 'changed' ? await at(after) : old, message })
    }
    return { total: ids.length, lines }
  })

/** A change that nobody has asked to be made. */
const nothing: Omit<BulkRun, 'target' | 'field' | 'change'> = {
  ...{ id: 0, user_id: 0, impersonator_id: null, import_job_id: null, kept_id: null, value: null },
  ...{ state: 'running', total: 0, attempts: 0, error: null, finished_at: null },
}
