import { checkValue, type FieldError } from '../../resources/schema/check'
import type { Patch } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import { type AnyResource, isStored } from '../../resources/schema/resource'
import { recordFieldsBy } from '../database/history'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import type { Tx } from '../database/tx'
import { ApiError, invalid, notFound } from './error'
import { refuseMoves } from './moves'
import { refusalOf } from './refusal'

type Row = Readonly<Record<string, unknown>>

/** In which transaction, when, and in whose name rows are written: a `Work`, or nobody's where the clock or a link acts. */
export interface Writing {
  tx: Tx
  now: Date
  actor: { userId: number | null; impersonatorId?: number }
}

/** How a row is changed. */
export interface HowChanged<R extends AnyResource> {
  /** The version that was read: another one is err409. */
  version?: number | undefined
  /** What the row must still say: where it does not, nothing is written and the answer is false. */
  still?: Patch<R>
  /** Raises the version although no value changes: what belongs to the row has changed. */
  touch?: boolean
  /** Worked out from what history tells already (totals, counts): changed without a line of history. */
  derived?: boolean
}

/** The rows of one resource, written by the rules of the trade. */
export interface Repo<R extends AnyResource> {
  /** Checks and writes a new row, with its history unless it is told otherwise (`derived`); answers its id. */
  create: (values: Patch<R>, how?: Pick<HowChanged<R>, 'derived'>) => Promise<number>
  /** Locks the row, checks what changes and writes it with its history and version; false where it is no longer `still`. */
  update: (id: number, values: Patch<R>, how?: HowChanged<R>) => Promise<boolean>
  /** Marks the row as deleted, or deletes it for good where its declaration says so. */
  remove: (id: number) => Promise<void>
}

const spelled = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const json = (resource: AnyResource, name: string, value: unknown) =>
  resource.fields[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value

/** The values as they are stored; refuses what their kinds refuse, and nothing where something is required. */
function checked(resource: AnyResource, values: Row): Row {
  const errors: FieldError[] = []
  const kept: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(values)) {
    const field = resource.fields[name]
    if (given === undefined) continue
    if (!field || !isStored(field)) throw new Error(`${resource.name}.${name} is no stored field`)
    const { value, message } = checkValue(field, spelled(given))
    const wrong = message ?? (value === null && field.required ? messages.required : undefined)
    if (wrong) errors.push({ name, message: wrong })
    kept[name] = value
  }
  if (errors.length) throw invalid(errors)
  return kept
}

function refuseRow(resource: AnyResource, row: Row): void {
  const errors = (resource.checks ?? []).flatMap((check) => check(row) ?? [])
  if (errors.length) throw invalid(errors)
}

const run = <T>(resource: AnyResource, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw refusalOf(error, resource)
  })

async function create(
  { tx, now, actor }: Writing,
  resource: AnyResource,
  { values, derived }: { values: Row; derived?: boolean },
): Promise<number> {
  const kept = checked(resource, { ...resource.scope, ...values })
  const lacking = Object.entries(resource.fields).filter(
    ([name, field]) => field.required && isStored(field) && field.default === undefined && !(name in kept),
  )
  if (lacking.length) throw invalid(lacking.map(([name]) => ({ name, message: messages.required })))
  refuseRow(resource, kept)
  const params = new Params()
  const by = actor.userId
  const all = { ...kept, createdAt: now, updatedAt: now, created_by: by, updated_by: by }
  const places = Object.entries(all).map(([name, value]) => params.add(json(resource, name, value)))
  const names = Object.keys(all).map(quote).join(', ')
  const [row] = await run(resource, () =>
    tx.query<{ id: number }>(
      `insert into ${quote(tableOf(resource))} (${names}) values (${places.join(', ')}) returning id`,
      params.values,
    ),
  )
  if (!row) throw new ApiError('err403')
  if (!derived)
    await tell({ tx, now, actor }, resource, { id: row.id, type: 'create', before: {}, after: kept })
  return row.id
}

interface Told {
  id: number
  type: 'create' | 'update' | 'delete'
  before: Row
  after: Row
}

async function tell({ tx, now, actor }: Writing, resource: AnyResource, told: Told): Promise<void> {
  if (resource.untracked) return
  const names = Object.keys({ ...told.before, ...told.after }).filter(
    (name) => resource.fields[name] && !resource.fields[name].secret,
  )
  const changes = names.map((field) => ({
    field,
    old: told.before[field] ?? null,
    new: told.after[field] ?? null,
  }))
  const real = changes.filter((change) => !same(change.old, change.new))
  await recordFieldsBy(tx, actor, { model: resource.model, id: told.id, type: told.type, changes: real, now })
}

async function locked({ tx }: Writing, resource: AnyResource, id: number): Promise<Row> {
  const names = Object.entries(resource.fields).flatMap(([name, field]) =>
    isStored(field) && !field.secret ? [quote(name)] : [],
  )
  const [row] = await tx.query(
    `select id, lock_version, ${names.join(', ')} from ${quote(tableOf(resource))} where id = $1 and "deletedAt" is null for update`,
    [id],
  )
  if (!row) throw notFound(resource)
  return row
}

async function update<R extends AnyResource>(
  on: Writing,
  resource: R,
  { id, values, how }: { id: number; values: Row; how: HowChanged<R> },
): Promise<boolean> {
  const row = await locked(on, resource, id)
  if (how.version !== undefined && how.version !== row.lock_version) throw new ApiError('err409')
  if (Object.entries(how.still ?? {}).some(([name, value]) => !same(row[name], spelled(value)))) return false
  const kept = checked(resource, values)
  const after = Object.fromEntries(Object.entries(kept).filter(([name, value]) => !same(value, row[name])))
  if (!Object.keys(after).length && !how.touch) return true
  refuseMoves(resource, row, after)
  refuseRow(resource, { ...row, ...after })
  const params = new Params()
  const all = { ...after, updatedAt: on.now, updated_by: on.actor.userId }
  const sets = Object.entries(all).map(
    ([name, value]) => `${quote(name)} = ${params.add(json(resource, name, value))}`,
  )
  await run(resource, () =>
    on.tx.query(
      `update ${quote(tableOf(resource))} set ${sets.join(', ')}, lock_version = lock_version + 1 where id = ${params.add(id)}`,
      params.values,
    ),
  )
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]))
  if (!how.derived) await tell(on, resource, { id, type: 'update', before, after })
  return true
}

async function remove(on: Writing, resource: AnyResource, id: number): Promise<void> {
  const { lock_version: _version, ...before } = await locked(on, resource, id)
  const table = quote(tableOf(resource))
  if (resource.hardDelete) await on.tx.query(`delete from ${table} where id = $1`, [id])
  else
    await on.tx.query(
      `update ${table} set "deletedAt" = $2, "updatedAt" = $2, updated_by = $3, lock_version = lock_version + 1 where id = $1`,
      [id, on.now, on.actor.userId],
    )
  await tell(on, resource, { id, type: 'delete', before, after: {} })
}

/**
 * Writes rows of a declared table inside the caller's transaction and in its name: values checked as declared, the row
 * locked, its version raised, its history told. The caller has asked whether the actor may; PostgreSQL's row rights hold.
 */
export const repo = <R extends AnyResource>(on: Writing, resource: R): Repo<R> => ({
  create: (values, how = {}) => create(on, resource, { values: values as Row, ...how }),
  update: (id, values, how = {}) => update(on, resource, { id, values: values as Row, how }),
  remove: (id) => remove(on, resource, id),
})
