import { type AnyResource, isStored } from '../../resources/schema/resource'
import { type By, type FieldChange, recordFieldsBy } from '../database/history'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import type { Tx } from '../database/tx'
import { disagreements } from './agreements'
import { ApiError, invalid } from './error'
import { lockedColumns } from './lock-row'
import { refuseMoves } from './moves'
import { recordPeers } from './peers'
import { refusalOf } from './refusal'
import type { ManyWork } from './work'

type Values = Readonly<Record<string, unknown>>

/** In which transaction, when, and in whose name rows are written: a `Work`, or nobody's where the clock or a link acts. */
export interface Writing {
  tx: Tx
  now: Date
  actor: By
  /** There while many rows are written one after the other: their history is written with the batch. */
  many?: Pick<ManyWork, 'changes'>
}

export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const cast = (resource: AnyResource, name: string, value: unknown) =>
  resource.fields[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value

/** The values that have a column: those of stored fields, and columns beside the declaration (hashes, owners). */
const columnsIn = (resource: AnyResource, values: Values): [string, unknown][] =>
  Object.entries(values).filter(([name, value]) => {
    const field = resource.fields[name]
    return value !== undefined && (!field || isStored(field))
  })

const isTold = (resource: AnyResource, name: string): boolean =>
  resource.fields[name] !== undefined && !resource.fields[name].secret

async function run(
  { tx }: Writing,
  resource: AnyResource,
  { sql, params }: { sql: string; params: Params },
): Promise<Record<string, unknown>> {
  const [row] = await tx.query(sql, params.values).catch((error: unknown) => {
    throw refusalOf(error, resource)
  })
  if (!row) throw new ApiError('err403')
  return row
}

interface Told {
  id: number
  type: 'create' | 'update' | 'delete'
  before: Values
  after: Values
}

/** The history of a written row: its changed fields, secrets aside, and the peers that it names. */
async function record(on: Writing, resource: AnyResource, { id, type, before, after }: Told): Promise<void> {
  if (resource.untracked) return
  const names = Object.keys({ ...before, ...after }).filter((name) => isTold(resource, name))
  const changes = names
    .filter((name) => !isSame(before[name], after[name]))
    .map((field): FieldChange => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
  if (!changes.length) return
  const { model } = resource
  if (on.many) on.many.changes.push({ model, id, type, changes })
  else await recordFieldsBy(on.tx, on.actor, { model, id, type, changes, now: on.now })
  if (type !== 'delete') await recordPeers(on, resource, { id, changes })
}

/**
 * Refuses what no row of the resource may become, whoever writes: a state to which no step leads (err409), a check of the whole
 * row, a reference that does not agree with the field beside it (err400).
 */
export async function refuseRow(
  on: Writing,
  resource: AnyResource,
  { row, changes }: { row?: Values; changes: Values },
): Promise<void> {
  if (row) refuseMoves(resource, row, changes)
  const errors = (resource.checks ?? []).flatMap((check) => check({ ...row, ...changes }) ?? [])
  if (errors.length) throw invalid(errors)
  const apart = await disagreements(on, resource, { value: changes, current: row })
  if (apart.length) throw invalid(apart)
}

/** Writes a new row with its history, unless other history tells it already (`derived`); answers its id. */
export async function insertRow(
  on: Writing,
  resource: AnyResource,
  { values, derived }: { values: Values; derived?: boolean },
): Promise<number> {
  await refuseRow(on, resource, { changes: { ...resource.scope, ...values } })
  const [{ userId: by }, params] = [on.actor, new Params()]
  const columns = columnsIn(resource, { ...resource.scope, ...values })
  const system = { createdAt: on.now, updatedAt: on.now, created_by: by, updated_by: by }
  const all = [...columns, ...Object.entries(system)]
  const places = all.map(([name, value]) => params.add(cast(resource, name, value)))
  const names = all.map(([name]) => quote(name)).join(', ')
  const sql = `insert into ${quote(tableOf(resource))} (${names}) values (${places.join(', ')}) returning id`
  const id = Number((await run(on, resource, { sql, params })).id)
  if (!derived)
    await record(on, resource, { id, type: 'create', before: {}, after: Object.fromEntries(columns) })
  return id
}

/** Writes changes over a locked row, raises its version and tells its history; answers the row as it stands then. */
export async function changeRow(
  on: Writing,
  resource: AnyResource,
  { row, changes, derived }: { row: Values; changes: Values; derived?: boolean },
): Promise<Record<string, unknown>> {
  await refuseRow(on, resource, { row, changes })
  const [columns, params] = [columnsIn(resource, changes), new Params()]
  const sets = columns.map(([name, value]) => `${quote(name)} = ${params.add(cast(resource, name, value))}`)
  const written = await save(on, resource, { id: Number(row.id), sets, params })
  const after = Object.fromEntries(columns)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]))
  if (!derived) await record(on, resource, { id: Number(row.id), type: 'update', before, after })
  return written
}

/** Marks a locked row as deleted, or deletes it for good where its declaration says so. */
export async function eraseRow(on: Writing, resource: AnyResource, row: Values): Promise<void> {
  const [id, params] = [Number(row.id), new Params()]
  if (resource.hardDelete)
    await run(on, resource, {
      sql: `delete from ${quote(tableOf(resource))} where id = ${params.add(id)} returning id`,
      params,
    })
  else await save(on, resource, { id, sets: [`"deletedAt" = ${params.add(on.now)}`], params })
  await record(on, resource, { id, type: 'delete', before: storedIn(resource, row), after: {} })
}

/** Brings a deleted row back, locked as it stood. */
export async function reviveRow(on: Writing, resource: AnyResource, row: Values): Promise<void> {
  const [id, params] = [Number(row.id), new Params()]
  await save(on, resource, { id, sets: ['"deletedAt" = null'], params })
  await record(on, resource, { id, type: 'create', before: {}, after: storedIn(resource, row) })
}

/** Names the row that lives inside another (`embed`) in its own column, which no field says: neither version nor history. */
export async function linkRow(
  { tx }: Writing,
  resource: AnyResource,
  { id, by, to }: { id: number; by: string; to: number | null },
): Promise<void> {
  await tx.query(`update ${quote(tableOf(resource))} set ${quote(by)} = $1 where id = $2`, [to, id])
}

const storedIn = (resource: AnyResource, row: Values): Values =>
  Object.fromEntries(columnsIn(resource, row).filter(([name]) => resource.fields[name]))

function save(
  on: Writing,
  resource: AnyResource,
  { id, sets, params }: { id: number; sets: readonly string[]; params: Params },
): Promise<Record<string, unknown>> {
  const all = [
    ...sets,
    'lock_version = lock_version + 1',
    `"updatedAt" = ${params.add(on.now)}`,
    `updated_by = ${params.add(on.actor.userId)}`,
  ].join(', ')
  const sql = `update ${quote(tableOf(resource))} t set ${all} where t.id = ${params.add(id)} returning ${lockedColumns(resource)}`
  return run(on, resource, { sql, params })
}
