import { createHash } from 'node:crypto'
import { leavesOf } from '../../resources/schema/condition'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { firstSteps } from './associations'
import { hasBranches } from './branches'
import { compileRows } from './compile-rows'
import { compileCount, compilePage, planOf, type SearchRequest } from './compile-search'
import { canSeek, type Place, Places } from './keyset'
import type { Memory } from './memory'
import type { OrderPlan } from './order'
import type { Scope } from './query'
import { namedRows } from './quick'
import { countUpTo, searchTotal, type Total } from './search'
import type { Tx } from './tx'

/** What a search on a large resource remembers: its sort, its key and the state of its tables, taken before the transaction. */
export interface Recall {
  memory: Memory
  plan: OrderPlan
  /** Tells the search from others but for its page: the statement with its row rights, its values, its sort. */
  key: string
  stamp: string | undefined
}

/** Pages of more rows than this are not remembered. */
const mostRemembered = 200

/** Prepares the remembering of a search on a large resource; to be called before the transaction. */
export function recallOf(memory: Memory, scope: Scope, request: SearchRequest): Recall {
  const { text, values, tables } = compileCount(scope, request)
  const plan = planOf(scope, request)
  const order = plan.keys.map((key) => `${key.sql} ${key.direction}`)
  const key = createHash('sha1')
    .update(JSON.stringify([text, values, order, request.orders?.length ?? 0]))
    .digest('base64')
  return { memory, plan, key, stamp: memory.stamp([...new Set([...tables, ...plan.tables])].sort()) }
}

/** As many rows as are quicker gathered by the index of their texts than met in the order of a sort. */
const fewRows = 2_500

const isUncertain = (request: SearchRequest): boolean => {
  const { filters = [], quick } = request
  return (
    Boolean(quick?.trim()) ||
    hasBranches(request) ||
    filters.flatMap(leavesOf).some(({ operator }) => operator === 'like')
  )
}

/**
 * Whether the rows of a search by text, or by one of several conditions, are few. PostgreSQL guesses it from a sample and is often wrong by ten times: they are
 * counted until they are many. Where they are few, that is the total.
 */
async function areFew(
  tx: Tx,
  scope: Scope,
  { request, recall }: { request: SearchRequest; recall: Recall },
): Promise<boolean> {
  if (!isUncertain(request)) return false
  const { memory, key, stamp } = recall
  const known = memory.get<Total>(`total ${key}`, stamp)
  if (known) return known.total <= fewRows
  const counted = await countUpTo(tx, scope, { request, cap: fewRows })
  if (!counted.capped) memory.set(`total ${key}`, stamp, counted)
  return !counted.capped
}

/** Total of a search whose page has so many rows, remembered for the same filter while its tables have not changed. */
async function recalledTotal(
  tx: Tx,
  scope: Scope,
  { request, memory, key, stamp, rows }: Recall & { request: SearchRequest; rows?: number },
): Promise<Total> {
  const known = memory.get<Total>(`total ${key}`, stamp)
  if (known) return known
  const total = await searchTotal(tx, scope, { request, rows })
  memory.set(`total ${key}`, stamp, total)
  return total
}

const pageKey = (key: string, { offset = 0, limit = 10 }: SearchRequest) => `page ${offset} ${limit} ${key}`

/** A quick search with what its words name elsewhere looked up, unless its page and total are remembered. */
async function withNames(
  tx: Tx,
  scope: Scope,
  { request, memory, key, stamp }: Recall & { request: SearchRequest },
): Promise<SearchRequest> {
  const { resource, quick = '' } = request
  const isKnown = memory.get(pageKey(key, request), stamp) && memory.get(`total ${key}`, stamp)
  if (!quick.trim() || isKnown) return request
  return { ...request, named: await namedRows(tx, scope, { resource, quick }) }
}

/** One page of a large list, as JSON text, with its total. `last`: nothing else is read in this transaction. */
export async function recalledPage(
  tx: Tx,
  scope: Scope,
  { request, recall, last = false }: { request: SearchRequest; recall: Recall; last?: boolean },
): Promise<Total & { text: string }> {
  const asked = await withNames(tx, scope, { request, ...recall })
  const ids = await recalledIds(tx, scope, { request: asked, recall })
  const total = await recalledTotal(tx, scope, { request: asked, ...recall, rows: ids.length })
  if (!ids.length) return { ...total, text: '[]' }
  const statement = compileRows(scope, request.resource, firstSteps(request.associations))
  const [found] = await tx.query<{ rows: string | null }>(statement, [ids], { last })
  return { ...total, text: found?.rows ?? '[]' }
}

/** The ids of a page, remembered; else found from the nearest known place before it instead of counting from the start. */
async function recalledIds(
  tx: Tx,
  scope: Scope,
  { request, recall }: { request: SearchRequest; recall: Recall },
): Promise<unknown[]> {
  const { memory, plan, key, stamp } = recall
  const { offset = 0, limit = 10 } = request
  const known = memory.get<unknown[]>(pageKey(key, request), stamp)
  if (known) return known
  const places = memory.get<Places>(`places ${key}`, stamp) ?? new Places()
  const place = canSeek(plan) ? places.before(offset) : undefined
  const few = !place && (await areFew(tx, scope, { request, recall }))
  let page = await readPage(tx, scope, { request: { ...request, few }, plan, place })
  if (place && page.length < limit) page = await readPage(tx, scope, { request, plan })
  const ids = page.map((row) => row.__id)
  places.learn(plan, page, offset)
  memory.set(`places ${key}`, stamp, places)
  if (limit <= mostRemembered) memory.set(pageKey(key, request), stamp, ids)
  return ids
}

function readPage(
  tx: Tx,
  scope: Scope,
  { request, plan, place }: { request: SearchRequest; plan: OrderPlan; place?: Place },
): Promise<UnknownRow[]> {
  const from = place ? { from: place, offset: (request.offset ?? 0) - place.offset } : {}
  const { text, values } = compilePage(scope, { ...request, ...from }, plan)
  return tx.query(text, values, { fresh: true })
}
