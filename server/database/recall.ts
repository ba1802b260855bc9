import { createHash } from 'node:crypto'
import { compileCount, compilePage, compileRows, planOf, type SearchRequest } from './compile-search'
import type { Tx } from './connect'
import { canSeek, type Place, Places } from './keyset'
import { type Memory, tablesIn } from './memory'
import type { OrderPlan } from './order'
import type { Scope } from './query'
import { searchTotal, type Total } from './search'
import { attachMany } from './to-many'

type Row = Record<string, unknown>

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
  const { text, values } = compileCount(scope, request)
  const plan = planOf(scope, request)
  const order = plan.keys.map((key) => `${key.sql} ${key.direction}`)
  const key = createHash('sha1')
    .update(JSON.stringify([text, values, order]))
    .digest('base64')
  return { memory, plan, key, stamp: memory.stamp(tablesIn(text + plan.joins.join(''))) }
}

/** Total of a search, remembered for the same filter while its tables have not changed. */
export async function recalledTotal(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  recall: Recall,
  rows: number,
): Promise<Total> {
  const known = recall.memory.get<Total>(`total ${recall.key}`, recall.stamp)
  if (known) return known
  const total = await searchTotal(tx, scope, request, rows)
  recall.memory.set(`total ${recall.key}`, recall.stamp, total)
  return total
}

/** One page of a large list. */
export async function recalledRows(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  recall: Recall,
): Promise<Row[]> {
  const { resource } = request
  const ids = await recalledIds(tx, scope, request, recall)
  if (!ids.length) return []
  const { text, record } = compileRows(scope, resource, request.associations)
  const found = (await tx.query(text, [ids], 'arrays')) as unknown as unknown[][]
  const rows = found.map(record)
  await attachMany(tx, scope, resource, rows, request.toMany ?? [])
  return rows
}

/** The ids of a page, remembered; else found from the nearest known place before it instead of counting from the start. */
async function recalledIds(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  { memory, plan, key, stamp }: Recall,
): Promise<unknown[]> {
  const { offset = 0, limit = 10 } = request
  const known = memory.get<unknown[]>(`page ${offset} ${limit} ${key}`, stamp)
  if (known) return known
  const places = memory.get<Places>(`places ${key}`, stamp) ?? new Places()
  const place = canSeek(plan) ? places.before(offset) : undefined
  let page = await readPage(tx, scope, request, plan, place)
  if (place && page.length < limit) page = await readPage(tx, scope, request, plan)
  const ids = page.map((row) => row.__id)
  places.learn(plan, page, offset)
  memory.set(`places ${key}`, stamp, places)
  if (limit <= mostRemembered) memory.set(`page ${offset} ${limit} ${key}`, stamp, ids)
  return ids
}

function readPage(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  plan: OrderPlan,
  place?: Place,
): Promise<Row[]> {
  const from = place ? { from: place, offset: (request.offset ?? 0) - place.offset } : {}
  const { text, values } = compilePage(scope, { ...request, ...from }, plan)
  return tx.query(text, values, 'fresh')
}
