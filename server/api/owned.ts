import type { FieldError } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { recordAssociations } from '../database/history'
import { isEqual } from './echoes'
import { ApiError, invalid } from './error'
import { getRow } from './read'
import { removeOwned } from './remove'
import type { RowUpdate } from './row-update'
import { linkRow } from './row-writer'
import type { Work } from './work'

/** How rows are created and changed: given by the module that uses this one. */
export interface Writer {
  create: (work: Work, resource: AnyResource, input: UnknownRow) => Promise<UnknownRow>
  update: (work: Work, resource: AnyResource, change: RowUpdate) => Promise<UnknownRow>
}

interface Owner {
  work: Work
  resource: AnyResource
  id: number
  current?: UnknownRow
  writer: Writer
}

/** Names the field of the parent in the errors of a row inside it. */
async function within<T>(prefix: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApiError) || !Array.isArray(error.answer.fields)) throw error
    const fields = (error.answer.fields as FieldError[]).map((one) => ({
      ...one,
      name: `${prefix}.${one.name}`,
    }))
    throw new ApiError(error.type, { display: error.message, fields })
  }
}

/** A row inside that somebody has changed since it was read (its `lock_version` says so): told as its parent as it stands. */
async function tellStale<T>({ work, resource, id }: Owner, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'err409' || !error.answer.current) throw error
    const { user, updatedAt } = error.answer
    throw new ApiError('err409', { more: { current: await getRow(work, resource, id), user, updatedAt } })
  }
}

/** Rows that are not within: one that was read (it says its version) has been removed meanwhile, told as its parent as it stands. */
async function notWithin({ work, resource, id }: Owner, rows: readonly UnknownRow[]): Promise<ApiError> {
  if (rows.some((row) => typeof row.lock_version !== 'number')) return new ApiError('err404')
  const current = await getRow(work, resource, id)
  return new ApiError('err409', { more: { current, user: null, updatedAt: current.updatedAt } })
}

async function saveOne(
  owner: Owner,
  target: AnyResource,
  { value, prefix }: { value: UnknownRow; prefix: string },
): Promise<number> {
  const { work, writer } = owner
  const id = typeof value.id === 'number' ? value.id : undefined
  const saved = await within(prefix, () =>
    id
      ? tellStale(owner, () => writer.update(work, target, { id, input: value }))
      : writer.create(work, target, value),
  )
  return Number(saved.id)
}

/** Saves the rows that live within another one: matched by id, so that history tells what really changed. */
export async function saveOwned(owner: Owner, name: string, given: unknown): Promise<void> {
  const { work, resource, id, current } = owner
  const field = resource.fields[name]
  const target = work.registry.get(field?.to ?? '')
  if (field?.kind === 'embed') return saveEmbed(owner, name, given)
  const by = field?.by ?? ''
  const before = new Set(((current?.[name] as UnknownRow[] | undefined) ?? []).map((row) => Number(row.id)))
  const rows = Array.isArray(given) ? given.filter(isRow) : []
  const strangers = rows.filter((row) => row.id !== undefined && !before.has(Number(row.id)))
  if (strangers.length) throw await notWithin(owner, strangers)
  const strange = rows.findIndex((row) => row[by] !== undefined && row[by] !== null && Number(row[by]) !== id)
  if (strange >= 0) throw invalid([{ name: `${name}.${strange}.${by}`, message: messages.reference }])
  const added: number[] = []
  for (const [index, row] of rows.entries()) {
    const own = target.fields.position ? { position: index } : {}
    const saved = await saveOne(owner, target, {
      value: { ...row, ...own, [by]: id },
      prefix: `${name}.${index}`,
    })
    if (!before.delete(saved)) added.push(saved)
  }
  for (const gone of before) await removeOwned(work, target, gone)
  const change = (action: 'added' | 'removed') => (one: number) => ({ association: name, action, id: one })
  await recordAssociations(work.tx, resource.model, {
    id,
    changes: [...added.map(change('added')), ...[...before].map(change('removed'))],
    now: work.now,
  })
}

async function saveEmbed(owner: Owner, name: string, given: unknown): Promise<void> {
  const { work, resource, id, current } = owner
  const field = resource.fields[name]
  const [by, target] = [field?.by ?? '', work.registry.get(field?.to ?? '')]
  const link = (to: number | null) => linkRow(work, resource, { id, by, to })
  const held = typeof current?.[by] === 'number' ? current[by] : undefined
  if (given === null) {
    await link(null)
    if (held) await removeOwned(work, target, held)
    return
  }
  const { id: said = held, ...value } = isRow(given) ? given : {}
  if (!isEqual(said, held)) throw invalid([{ name: `${name}.id`, message: messages.reference }])
  const saved = await saveOne(owner, target, { value: held ? { ...value, id: held } : value, prefix: name })
  if (saved !== held) await link(saved)
}
