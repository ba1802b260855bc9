import { callOf } from '../../resources/schema/calls'
import { checkInput, type FieldError } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import { writtenEchoes } from '../../server/api/echoes'
import { ApiError, invalid, notFound } from '../../server/api/error'
import { refuseMoves } from '../../server/api/moves'
import { withCleanTexts } from '../../server/api/rich-text'
import { answered, type Memory, type Row } from './rows'

type Body = Record<string, unknown>

export const now = () => new Date().toISOString()
const tableOf = (memory: Memory, resource: AnyResource): Row[] => {
  memory.tables[resource.model] ??= []
  return memory.tables[resource.model] ?? []
}

/** A row with all its lists. */
export const wholeRow = (memory: Memory, resource: AnyResource, row: Row): Row =>
  answered(
    memory,
    resource,
    row,
    Object.keys(resource.fields).map((name) => memory.registry.association(resource, name)),
  )

export function rowOf(memory: Memory, resource: AnyResource, id: number): Row {
  const row = tableOf(memory, resource).find((one) => one.id === id)
  if (!row) throw notFound(resource)
  return row
}

/** References to rows that are not there. */
const lost = (memory: Memory, resource: AnyResource, value: Body): FieldError[] =>
  Object.entries(value).flatMap(([name, given]) => {
    const { kind = '', to = '' } = resource.fields[name] ?? {}
    const rows = to && memory.tables[memory.registry.get(to).model]
    if (!['ref', 'refs'].includes(kind) || !rows) return []
    const ids = [given ?? []].flat()
    return ids.every((id) => rows.some((row) => row.id === id)) ? [] : [{ name, message: messages.reference }]
  })

/** Values that another row has and that only one may. */
function taken(memory: Memory, resource: AnyResource, row: Row): FieldError[] {
  const single = Object.keys(resource.fields).filter((name) => resource.fields[name]?.unique)
  const keys = [...single.map((name) => ({ fields: [name], among: undefined })), ...(resource.unique ?? [])]
  const counts = (one: Row, among: Body = {}) =>
    Object.entries(among).every(([name, value]) => one[name] === value)
  const clash = keys.find(
    ({ fields, among }) =>
      counts(row, among) &&
      fields.some((name) => (row[name] ?? null) !== null) &&
      tableOf(memory, resource).some(
        (other) =>
          other.id !== row.id &&
          counts(other, among) &&
          fields.every((name) => (other[name] ?? null) === (row[name] ?? null)),
      ),
  )
  return (clash?.fields ?? []).map((name) => ({ name, message: messages.unique }))
}

function accepted(memory: Memory, resource: AnyResource, input: Body, current?: Row): Body {
  const names = Object.entries(resource.fields)
  const ignore = new Set([
    ...names.map(([name]) => memory.registry.association(resource, name)),
    ...names.map(([, { by = '' }]) => by),
  ])
  const { value, errors } = checkInput(resource, withCleanTexts(resource, input), { current, ignore })
  const fixed = current ? [] : writtenEchoes(resource, input)
  if (errors.length) throw invalid([...errors, ...fixed])
  if (fixed.length) throw new ApiError('err403', { fields: fixed })
  const missing = lost(memory, resource, value)
  if (missing.length) throw invalid(missing)
  return value
}

const keep = (memory: Memory, resource: AnyResource, row: Row) => {
  const clash = taken(memory, resource, row)
  if (clash.length) throw invalid(clash)
  return row
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Keeps what belongs to a row in the tables that are there: what is embedded, and the rows of its lists; answers what is its own. */
function keepOwned(memory: Memory, resource: AnyResource, row: Row, value: Body): Body {
  const own: Body = { ...value }
  for (const [name, { kind, to = '', by = '' }] of Object.entries(resource.fields)) {
    const given = value[name]
    if (!['embed', 'children'].includes(kind) || given === undefined) continue
    const target = memory.registry.get(to)
    const rows = memory.tables[target.model]
    if (!rows) continue
    delete own[name]
    const keepOne = (one: Body, id: unknown, links: Body) => {
      const known = rows.find((other) => other.id === Number(id))
      const version = { lock_version: known?.lock_version }
      if (!known) return create(memory, target, { ...one, ...links })
      return update(memory, target, known.id, { ...one, ...links, ...version })
    }
    if (kind === 'embed') own[by] = isBody(given) ? keepOne(given, row[by], {}).id : null
    else {
      const kept = [given ?? []].flat().filter(isBody)
      const ids = kept.map((one) => keepOne(one, one.id, { [by]: row.id }).id)
      memory.tables[target.model] = rows.filter((one) => one[by] !== row.id || ids.includes(one.id))
    }
  }
  return own
}

export function create(memory: Memory, resource: AnyResource, body: Body): Row {
  const value = accepted(memory, resource, body)
  const rows = tableOf(memory, resource)
  const id = 1 + Math.max(0, ...rows.map((row) => row.id))
  const empty = Object.fromEntries(
    Object.entries(resource.fields).map(([name, { kind }]) => [name, kind === 'refs' ? [] : null]),
  )
  const marks = { id, lock_version: 1, createdAt: now(), updatedAt: now(), created_by: 1, updated_by: 1 }
  const row = keep(memory, resource, { ...empty, ...value, ...resource.scope, ...marks })
  rows.push(row)
  Object.assign(row, keepOwned(memory, resource, row, value))
  return wholeRow(memory, resource, rowOf(memory, resource, id))
}

export function update(memory: Memory, resource: AnyResource, id: number, body: Body): Row {
  const row = rowOf(memory, resource, id)
  if (body.lock_version !== undefined && body.lock_version !== row.lock_version) {
    const current = wholeRow(memory, resource, row)
    throw new ApiError('err409', { more: { current, user: null, updatedAt: row.updatedAt } })
  }
  const value = accepted(memory, resource, body, row)
  const changed = Object.entries(value).filter(
    ([name, one]) => JSON.stringify(one ?? null) !== JSON.stringify(row[name] ?? null),
  )
  keep(memory, resource, { ...row, ...value })
  refuseMoves(resource, row, Object.fromEntries(changed))
  if (changed.length)
    Object.assign(row, keepOwned(memory, resource, row, value), {
      lock_version: Number(row.lock_version) + 1,
      updatedAt: now(),
      updated_by: 1,
    })
  return wholeRow(memory, resource, row)
}

/** Who refers to a row keeps it. */
export function remove(memory: Memory, resource: AnyResource, id: number): { success: true } {
  rowOf(memory, resource, id)
  const uses = memory.registry
    .pointingTo(resource.table ?? resource.name)
    .flatMap(({ resource: user, field }) => {
      const users = memory.tables[user.model] ?? []
      const count = users.filter((row) => [row[field] ?? []].flat().includes(id)).length
      return count ? [{ resource: user.name, label: user.label[count > 1 ? 1 : 0], count }] : []
    })
  if (uses.length) throw new ApiError('err420', { more: { uses } })
  const rows = tableOf(memory, resource)
  rows.splice(
    rows.findIndex((row) => row.id === id),
    1,
  )
  return { success: true }
}

/** What a declared call has in its path; undefined where the address is another one. */
export function paramsOf(declared: string | undefined, method: string, path: string): Body | undefined {
  const call = declared === undefined ? undefined : callOf(declared)
  if (call?.method !== method) return undefined
  const [wanted, given] = [call.path.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const pairs = wanted.map((part, at) => [part, given[at] ?? ''] as const)
  if (!pairs.every(([part, one]) => part.startsWith('{') || part === one)) return undefined
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith('{')).map(([part, one]) => [part.slice(1, -1), one]),
  )
}
