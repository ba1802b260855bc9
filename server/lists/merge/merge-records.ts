import { mergeTexts as texts } from '../../../i18n/fr/merge'
import { mayMerge } from '../../../resources/schema/mergeable'
import { type AnyResource, titleOf } from '../../../resources/schema/resource'
import type { ReadRow, UnknownRow } from '../../../resources/schema/unknown-row'
import type { Context } from '../../api/context'
import { ApiError, notFound } from '../../api/error'
import { refuseStale } from '../../api/lock'
import { lockRows } from '../../api/lock-row'
import { findRows, getRow } from '../../api/read'
import { movedReferences } from '../../api/references'
import { refuseKept } from '../../api/remove'
import { eraseRow } from '../../api/row-writer'
import type { Work } from '../../api/work'
import { writerOf } from '../../api/writers'
import { may } from '../../database/actor'
import { pastRights } from '../../database/past-rights'
import type { AskedMerge } from './asked-merge'
import { chosenInput } from './choose-values'
import { keepMerge } from './keep-merge'
import { countedLabel, countReferences, type MovedReferences, moveReferences } from './move-references'

/** Rows that refer, moved in one merge. */
export const mostMoved = 100_000

/** The values that the kept record got, and those that it had. */
interface WrittenValues {
  before: UnknownRow
  after: UnknownRow
}

/** The resource, where the actor may merge its rows; err404 where nobody may. */
export function mergeableNamed({ db }: Context, work: Pick<Work, 'actor'>, model: string): AnyResource {
  const resource = db.registry.find(model)
  if (!resource?.mergeable || resource.refusal) throw new ApiError('err404')
  if (!mayMerge(resource, (permission) => may(work.actor, permission))) throw new ApiError('err403')
  return resource
}

/** The records locked by their ids' order, so that two merges of the same ones wait for each other; none is missing, stale or kept for good. */
async function lockRecords(
  work: Work,
  { resource, ids, versions }: AskedMerge,
): Promise<Map<number, UnknownRow>> {
  const rows = await lockRows(work, resource, ids)
  for (const id of ids) {
    const row = rows.get(id)
    if (!row) throw notFound(resource)
    await refuseStale(work, resource, { row, version: versions.get(id) })
    await refuseKept(work, resource, row)
  }
  return rows
}

/** Why the rows of one kind hold the merge up. */
const refusalOf = ({ by: { user }, stayed }: MovedReferences): string[] =>
  user.follows && stayed.length
    ? [texts.stuck({ smart_count: stayed.length, what: countedLabel(user, stayed.length) })]
    : []

/** Gives the kept record its chosen values by its own writer, as a form would. */
async function writeKept(
  context: Context,
  work: Work,
  { resource, kept, choices, rows }: AskedMerge & { rows: ReadonlyMap<number, ReadRow> },
): Promise<WrittenValues> {
  const target = (name: string) => work.registry.get(resource.fields[name]?.to ?? '')
  const input = chosenInput(resource, { kept, choices, rows, target })
  const names = Object.keys(input)
  if (!names.length) return { before: {}, after: {} }
  await writerOf(context, resource).update(work, resource, { id: kept, input })
  const written = await getRow(work, resource, kept)
  const only = (row: ReadRow): UnknownRow =>
    Object.fromEntries(names.map((name) => [name, contentIn(input[name], row[name])]))
  return { before: only(rows.get(kept) ?? {}), after: only(written) }
}

/** Of an embedded row the values that were written; any other value as it is. */
const contentIn = (written: unknown, value: unknown): unknown =>
  written !== null &&
  typeof written === 'object' &&
  !Array.isArray(written) &&
  value !== null &&
  typeof value === 'object'
    ? Object.fromEntries(Object.keys(written).map((name) => [name, (value as ReadRow)[name] ?? null]))
    : (value ?? null)

/** Moves every reference; answers what holds the merge up. */
async function moveAll(work: Work, { resource, ids, kept }: AskedMerge) {
  const from = ids.filter((id) => id !== kept)
  const references = movedReferences(work.registry, resource)
  return pastRights(work.tx, 'merges', async (past) => {
    const n = await countReferences(past, references, { ids: from, most: mostMoved })
    if (n > mostMoved) throw new ApiError('err409', { display: texts.tooMany })
    const moves: MovedReferences[] = []
    for (const by of references) moves.push(await moveReferences(past, work, { by, from, to: kept }))
    return moves.filter(({ moved, stayed }) => moved.length + stayed.length)
  })
}

/** The records of a merge, and what has followed the kept one so far. */
export interface BegunMerge {
  asked: AskedMerge
  locked: ReadonlyMap<number, UnknownRow>
  rows: ReadonlyMap<number, ReadRow>
  moves: readonly MovedReferences[]
  /** Rows that must follow and cannot, in words. */
  refusals: readonly string[]
}

/** Locks the records and leads every reference to the kept one. */
export async function beginMerge(work: Work, asked: AskedMerge): Promise<BegunMerge> {
  const locked = await lockRecords(work, asked)
  const found = await findRows(work, asked.resource, asked.ids)
  const rows = new Map(found.map((row) => [Number(row.id), row] as const))
  const moves = await moveAll(work, asked)
  return { asked, locked, rows, moves, refusals: moves.flatMap(refusalOf) }
}

/** Marks the other records as deleted, gives the kept one its chosen values, keeps what takes it back. Answers the id of the merge. */
export async function endMerge(context: Context, work: Work, begun: BegunMerge): Promise<number> {
  const { asked, locked, rows, moves, refusals } = begun
  if (refusals.length) throw new ApiError('err409', { display: refusals.join(' ') })
  for (const [id, row] of locked) if (id !== asked.kept) await eraseRow(work, asked.resource, row)
  const values = await writeKept(context, work, { ...asked, rows })
  return keepMerge(work, asked, {
    moves,
    ...values,
    title: titleOf(asked.resource, rows.get(asked.kept) ?? {}),
  })
}
