import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { may } from '../database/actor'
import { pastRights } from '../database/past-rights'
import type { SystemReason } from '../database/system-reasons'
import { ApiError } from './error'
import { acceptInput } from './input'
import { saveLinks } from './links'
import { refuseStale } from './lock'
import { lockRow, stored } from './lock-row'
import { saveOwned, type Writer } from './owned'
import { getRow } from './read'
import { refuseLocked, refuseUnderLocked } from './refuse-locked'
import { changeRow, insertRow, isSame } from './row-writer'
import type { Work } from './work'

export interface WriteOptions {
  /** The permission was checked by the caller (an action, an import of a parent, an own call). */
  trusted?: boolean
  /** Columns that no input may set: hashes, owners. */
  extra?: UnknownRow
  /** Why a new row is written past the row rights; what it names is checked within them, as what is answered. */
  past?: SystemReason
}

async function saveRelations(
  work: Work,
  resource: AnyResource,
  { id, value, current }: { id: number; value: UnknownRow; current?: UnknownRow },
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
  update: (work, resource, change) => updateRow(work, resource, { ...change, trusted: true }),
}

/** Authorise, check, write, record, answer: creates one row and answers it with its associations; of a file's line, its values. */
export async function createRow(
  work: Work,
  resource: AnyResource,
  { input, trusted, extra = {}, past }: WriteOptions & { input: UnknownRow },
): Promise<UnknownRow> {
  if (!trusted && !may(work.actor, resource.access.create)) throw new ApiError('err403')
  const value = await acceptInput(work, resource, { input })
  await refuseUnderLocked(work, resource, value)
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
  { value, extra }: { value: UnknownRow; extra: UnknownRow },
): Promise<number> {
  const id = await insertRow(work, resource, { values: { ...value, ...extra } })
  await saveRelations(work, resource, { id, value })
  return id
}

/** The row with what belongs to it, before it is changed. */
async function wholeOf(work: Work, resource: AnyResource, row: UnknownRow): Promise<UnknownRow> {
  const read = work.many?.wholes?.get(`${resource.name} ${row.id}`)
  if (read?.lock_version === row.lock_version) return { ...read, ...row }
  return { ...(await getRow(work, resource, Number(row.id))), ...row }
}

const hasRelations = (resource: AnyResource, value: UnknownRow) =>
  Object.keys(value).some((name) => ['refs', 'children', 'embed'].includes(resource.fields[name]?.kind ?? ''))

/**
 * Authorise, check, write, record, answer: changes one row. `lock_version` is the one that was read; a stale one is err409. Of a
 * row among many that were read together, what it refers to is answered as it was read.
 */
export async function updateRow(
  work: Work,
  resource: AnyResource,
  { id, input, trusted, extra = {} }: WriteOptions & { id: number; input: UnknownRow },
): Promise<UnknownRow> {
  if (!trusted && !may(work.actor, resource.access.update)) throw new ApiError('err403')
  const row = await lockRow(work, resource, id)
  await refuseLocked(work, resource, row)
  if (!trusted || input.lock_version !== undefined)
    await refuseStale(work, resource, { row, version: input.lock_version })
  const current = hasRelations(resource, resource.fields) ? await wholeOf(work, resource, row) : row
  const value = await acceptInput(work, resource, { input, current })
  await refuseUnderLocked(work, resource, value)
  const changes = Object.fromEntries(
    [...stored(resource, value), ...Object.entries(extra)].filter(
      ([name, one]) => one !== undefined && !isSame(one, row[name]),
    ),
  )
  const isChanged = Object.keys(changes).length > 0 || relatedChanges(resource, value, current)
  const written = isChanged ? await changeRow(work, resource, { row, changes }) : row
  await saveRelations(work, resource, { id, value, current })
  return work.many?.wholes ? { ...current, ...written } : getRow(work, resource, id)
}

const relatedChanges = (resource: AnyResource, value: UnknownRow, current: UnknownRow): boolean =>
  Object.keys(value).some(
    (name) =>
      ['refs', 'children', 'embed'].includes(resource.fields[name]?.kind ?? '') &&
      !isSame(value[name], current[name]),
  )
