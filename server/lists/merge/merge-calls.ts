import { mergeTexts as texts } from '../../../i18n/fr/merge'
import { mergeEndpoints } from '../../../resources/schema/merge-endpoints'
import { mostMerged } from '../../../resources/schema/mergeable'
import { type AnyResource, titleOf } from '../../../resources/schema/resource'
import { isRow } from '../../../resources/schema/unknown-row'
import type { Call } from '../../api/call'
import type { Context } from '../../api/context'
import { ApiError, invalid, notFound } from '../../api/error'
import { idList } from '../../api/id-list'
import { findRows, keptOf } from '../../api/read'
import { serve } from '../../api/serve'
import { tryOut } from '../../api/try-out'
import type { Work } from '../../api/work'
import type { Actor } from '../../database/actor'
import { attempt } from '../../database/attempt'
import { tableOf } from '../../database/naming'
import { pastRights } from '../../database/past-rights'
import { canRead } from '../../database/rights'
import { reasonOf } from '../change-rows'
import type { AskedMerge } from './asked-merge'
import { checkedChoices } from './choose-values'
import { compareRecords, fullest } from './compare-records'
import { findDoubles } from './find-doubles'
import { type BegunMerge, beginMerge, endMerge, mergeableNamed } from './merge-records'
import { countedLabel } from './move-references'
import { listMerges, undoneOf } from './told-merges'
import { lockMerge, undoMerge } from './undo-merge'

interface SentMerge {
  ids: unknown
  kept_id?: number | null
  lock_versions?: unknown
  choices?: unknown
}

function idsOf(sent: unknown): number[] {
  const ids = [...new Set(idList('ids', sent) ?? [])].sort((a, b) => a - b)
  if (ids.length < 2 || ids.length > mostMerged) throw invalid([{ name: 'ids', message: texts.several }])
  return ids
}

function versionsOf(sent: unknown, ids: readonly number[]): Map<number, number> {
  if (sent === undefined || sent === null) return new Map()
  const isRight =
    isRow(sent) &&
    Object.entries(sent).every(([id, version]) => ids.includes(Number(id)) && Number.isSafeInteger(version))
  if (!isRight) throw invalid([{ name: 'lock_versions', message: texts.several }])
  return new Map(Object.entries(sent as Record<string, number>).map(([id, version]) => [Number(id), version]))
}

function askedOf(resource: AnyResource, actor: Actor, sent: SentMerge & { kept_id: number }): AskedMerge {
  const ids = idsOf(sent.ids)
  if (!ids.includes(sent.kept_id)) throw invalid([{ name: 'kept_id', message: texts.several }])
  const choices = checkedChoices(resource, { sent: sent.choices, ids, actor })
  return { resource, kept: sent.kept_id, ids, versions: versionsOf(sent.lock_versions, ids), choices }
}

/** How many rows of each list, the most first. */
function countsOf(moves: BegunMerge['moves'], of: 'moved' | 'stayed') {
  const counts = new Map<AnyResource, number>()
  for (const move of moves) {
    const ids = new Set(move[of].map((one) => (typeof one === 'number' ? one : one.entity_id)))
    if (ids.size) counts.set(move.by.user, (counts.get(move.by.user) ?? 0) + ids.size)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([user, count]) => ({ list: countedLabel(user, count), count }))
}

/** Merges as far as it goes; what refuses it is told. */
async function tryMerge(context: Context, work: Work, asked: AskedMerge) {
  const begun = await attempt<BegunMerge | string>(
    work.tx,
    () => beginMerge(work, asked),
    refusedBy(asked.resource),
  )
  if (typeof begun === 'string') return { moves: [], refusals: [begun] }
  if (begun.refusals.length) return begun
  const ended = await attempt<number | string>(
    work.tx,
    () => endMerge(context, work, begun),
    refusedBy(asked.resource),
  )
  return { moves: begun.moves, refusals: typeof ended === 'string' ? [ended] : [] }
}

/** An expected refusal, in words; anything else ends the transaction. */
const refusedBy =
  (resource: AnyResource) =>
  (error: unknown): string => {
    if (error instanceof ApiError && error.type !== 'err404') return reasonOf(error, resource)
    throw error
  }

async function previewOf(
  context: Context,
  actor: Actor,
  { model, sent }: { model: string; sent: SentMerge },
) {
  const resource = mergeableNamed(context, { actor }, model)
  const ids = idsOf(sent.ids)
  return tryOut(context, actor, async (work) => {
    const rows = (await findRows(work, resource, ids)).sort((a, b) => Number(a.id) - Number(b.id))
    if (rows.length < ids.length) throw notFound(resource)
    const kept_id = sent.kept_id ?? fullest(resource, rows)
    const fields = await compareRecords(work, resource, { rows, kept: kept_id })
    const asked = askedOf(resource, actor, { ...sent, kept_id })
    const { moves, refusals } = await tryMerge(context, work, asked)
    return {
      ...{ kept_id, fields, refusals: [...refusals] },
      records: rows.map((row) => ({
        ...{
          id: Number(row.id),
          title: titleOf(resource, row) || `n° ${row.id}`,
          lock_version: Number(row.lock_version),
        },
      })),
      ...{
        moved: countsOf(moves, 'moved'),
        stayed: countsOf(
          moves.filter(({ by }) => !by.user.follows),
          'stayed',
        ),
      },
    }
  })
}

/** The same merge again: the records stand no more, and lead to the kept one. */
async function mergedBefore(work: Work, { resource, kept, ids }: AskedMerge): Promise<number | undefined> {
  const from = ids.filter((id) => id !== kept)
  const rows = await pastRights(work.tx, 'merges', (past) =>
    past.query<{ id: number | null; n: number }>(
      `select m.bulk_edit_id as id, count(*)::int as n from merged_record m
       where m.target = $1 and m.kept_id = $2 and m.entity_id = any($3::bigint[]) and m.undone_at is null group by 1`,
      [tableOf(resource), kept, from],
    ),
  )
  return rows.length === 1 && rows[0]?.n === from.length ? (rows[0].id ?? undefined) : undefined
}

const rangeOf = ({ offset, limit }: { offset?: number | null; limit?: number | null }) => ({
  offset: offset ?? 0,
  limit: limit ?? 20,
})

/** « Doublons » and « Fusionner » of every mergeable list. */
export const mergeCalls: Call[] = serve(mergeEndpoints, {
  doubles: async ({ context, work, params, query }) => {
    const resource = mergeableNamed(context, work, params.modelName)
    const range = rangeOf(query)
    return { ...(await findDoubles(work, resource, range)), ...range }
  },
  list: async ({ context, work, params, query }) => {
    const resource = mergeableNamed(context, work, params.modelName)
    const range = rangeOf(query)
    return { ...(await listMerges(work, resource, range)), ...range }
  },
  into: async ({ context, work, params: { modelName, id } }) => {
    const resource = context.db.registry.find(modelName)
    if (!resource || !canRead(resource, work.actor)) throw new ApiError('err404')
    const kept_id = await keptOf(work, resource, id)
    if (kept_id === undefined) throw notFound(resource)
    return { kept_id }
  },
  preview: ({ context, actor, params, body }) =>
    previewOf(context, actor, { model: params.modelName, sent: body }),
  merge: async ({ context, work, actor, params, body }) => {
    const resource = mergeableNamed(context, work, params.modelName)
    const asked = askedOf(resource, actor, body)
    const before = await mergedBefore(work, asked)
    if (before !== undefined) return { id: before, kept_id: asked.kept }
    const id = await endMerge(context, work, await beginMerge(work, asked))
    return { id, kept_id: asked.kept }
  },
  undo: async ({ context, work, params: { id } }) => {
    const run = await pastRights(work.tx, 'merges', (past) => lockMerge(past, id, work.now))
    const resource = mergeableNamed(context, work, run.target)
    await undoMerge(context, work, { run, resource })
    return undoneOf(work, run)
  },
})
