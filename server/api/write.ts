import type { AnyResource } from '../../resources/schema/resource'
import { may } from '../database/actor'
import { type FieldChange, recordFields } from '../database/history'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import { pastRights } from '../database/past-rights'
import type { SystemReason } from '../database/system-reasons'
import { ApiError } from './error'
import { acceptInput } from './input'
import { saveLinks } from './links'
import { refuseStale } from './lock'
import { lockedColumns, lockRow, stored } from './lock-row'
import { refuseMoves } from './moves'
import { saveOwned, type Writer } from './owned'
import { recordPeers } from './peers'
import { getRow } from './read'
import { refusalOf } from './refusal'
import type { Work } from './work'

type Row = Record<string, unknown>

export interface WriteOptions {
  /** The permission was checked by the caller (an action, an import of a parent, an own call). */
  trusted?: boolean
  /** Columns that no input may set: hashes, owners. */
  extra?: Row
  /** Why a new row is written past the row rights; what it names is checked within them, as what is answered. */
  past?: SystemReason
}

const cast = (resource: AnyResource, name: string, value: unknown) =>
  resource.fields[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const tracked = (resource: AnyResource, name: string) => !resource.untracked && !resource.fields[name]?.secret

async function attempt<T>(resource: AnyResource, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw refusalOf(error, resource)
  }
}

async function insert(work: Work, resource: AnyResource, columns: [string, unknown][]): Promise<number> {
  const params = new Params()
  const all: [string, unknown][] = [
    ...columns,
    ['createdAt', work.now],
    ['updatedAt', work.now],
    ['created_by', work.actor.userId],
    ['updated_by', work.actor.userId],
  ]
  const places = all.map(([name, value]) => params.add(cast(resource, name, value)))
  const [row] = await attempt(resource, () =>
    work.tx.query<{ id: number }>(
      `insert into ${quote(tableOf(resource))} (${all.map(([name]) => quote(name)).join(', ')}) values (${places.join(', ')}) returning "id"`,
      params.values,
    ),
  )
  if (!row) throw new ApiError('err403')
  return row.id
}

async function saveRelations(
  work: Work,
  resource: AnyResource,
  { id, value, current }: { id: number; value: Row; current?: Row },
) {
  for (const [name, given] of Object.entries(value)) {
    const kind = resource.fields[name]?.kind
    if (kind === 'refs') await saveLinks(work, resource, { id, name, ids: (given ?? []) as number[] })
    if (kind === 'children' || kind === 'embed')
      await saveOwned({ work, resource, id, current, writer }, name, given)
  }
}

const writer: Writer = {
  create: (work, resource, input) => createRow(work, resource, { input, trusted: true }),
  update: (work, resource, id, input) => updateRow(work, resource, { id, input, trusted: true }),
}

/** Authorise, check, write, record, answer: creates one row and answers it with its associations; of a file's line, its values. */
export async function createRow(
  work: Work,
  resource: AnyResource,
  { input, trusted, extra = {}, past }: WriteOptions & { input: Row },
): Promise<Row> {
  if (!trusted && !may(work.actor, resource.access.create)) throw new ApiError('err403')
  const value = await acceptInput(work, resource, { input })
  const write = (within: Work) => writeNew(within, resource, { value, extra })
  const id = past
    ? await pastRights(work.tx, past, ({ query }) => write({ ...work, tx: { ...work.tx, query } }))
    : await write(work)
  return work.many?.isFile ? { ...value, ...extra, id } : getRow(work, resource, id)
}

/** Writes a new row with its history and what belongs to it; answers its id. */
async function writeNew(
  work: Work,
  resource: AnyResource,
  { value, extra }: { value: Row; extra: Row },
): Promise<number> {
  const columns = stored(resource, { ...value, ...extra }).filter(([, one]) => one !== undefined)
  const id = await insert(work, resource, [
    ...columns,
    ...Object.entries({ ...resource.scope, ...extra }).filter(([name]) => !resource.fields[name]),
  ])
  const changes = columns
    .filter(([name, one]) => one !== null && tracked(resource, name))
    .map(([field, one]): FieldChange => ({ field, old: null, new: one }))
  await record(work, resource, { id, type: 'create', changes })
  await saveRelations(work, resource, { id, value })
  return id
}

async function record(
  work: Work,
  resource: AnyResource,
  { id, type, changes }: { id: number; type: 'create' | 'update'; changes: readonly FieldChange[] },
): Promise<void> {
  if (resource.untracked) return
  if (!work.many) await recordFields(work.tx, resource.model, { id, type, changes, now: work.now })
  else if (changes.length) work.many.changes.push({ model: resource.model, id, type, changes })
  await recordPeers(work, resource, { id, changes })
}

async function update(
  work: Work,
  resource: AnyResource,
  { id, changes }: { id: number; changes: [string, unknown][] },
): Promise<Row> {
  const params = new Params()
  const sets = changes.map(([name, value]) => `${quote(name)} = ${params.add(cast(resource, name, value))}`)
  sets.push(
    '"lock_version" = "lock_version" + 1',
    `"updatedAt" = ${params.add(work.now)}`,
    `"updated_by" = ${params.add(work.actor.userId)}`,
  )
  const [row] = await attempt(resource, () =>
    work.tx.query(
      `update ${quote(tableOf(resource))} t set ${sets.join(', ')} where t."id" = ${params.add(id)} returning ${lockedColumns(resource)}`,
      params.values,
    ),
  )
  if (!row) throw new ApiError('err403')
  return row
}

/** The row with what belongs to it, before it is changed. */
async function wholeOf(work: Work, resource: AnyResource, row: Row): Promise<Row> {
  const read = work.many?.wholes?.get(`${resource.name} ${row.id}`)
  if (read?.lock_version === row.lock_version) return { ...read, ...row }
  return { ...(await getRow(work, resource, Number(row.id))), ...row }
}

const hasRelations = (resource: AnyResource, value: Row) =>
  Object.keys(value).some((name) => ['refs', 'children', 'embed'].includes(resource.fields[name]?.kind ?? ''))

/**
 * Authorise, check, write, record, answer: changes one row. `lock_version` is the one that was read; a stale one is err409. Of a
 * row among many that were read together, what it refers to is answered as it was read.
 */
export async function updateRow(
  work: Work,
  resource: AnyResource,
  { id, input, trusted, extra = {} }: WriteOptions & { id: number; input: Row },
): Promise<Row> {
  if (!trusted && !may(work.actor, resource.access.update)) throw new ApiError('err403')
  const row = await lockRow(work, resource, id)
  if (!trusted || input.lock_version !== undefined)
    await refuseStale(work, resource, { row, version: input.lock_version })
  const current = hasRelations(resource, resource.fields) ? await wholeOf(work, resource, row) : row
  const value = await acceptInput(work, resource, { input, current })
  const changes = [...stored(resource, value), ...Object.entries(extra)].filter(
    ([name, one]) => one !== undefined && !same(one, row[name]),
  )
  refuseMoves(resource, row, Object.fromEntries(changes))
  const related = relatedChanges(resource, value, current)
  const written = changes.length || related ? await update(work, resource, { id, changes }) : row
  const recorded = changes
    .filter(([name]) => tracked(resource, name) && resource.fields[name])
    .map(([field, one]): FieldChange => ({ field, old: row[field], new: one }))
  await record(work, resource, { id, type: 'update', changes: recorded })
  await saveRelations(work, resource, { id, value, current })
  return work.many?.wholes ? { ...current, ...written } : getRow(work, resource, id)
}

const relatedChanges = (resource: AnyResource, value: Row, current: Row): boolean =>
  Object.keys(value).some(
    (name) =>
      ['refs', 'children', 'embed'].includes(resource.fields[name]?.kind ?? '') &&
      !same(value[name], current[name]),
  )
