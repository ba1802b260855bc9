import { compileCount, compilePage, compileRows, planOf, type SearchRequest } from './compile-search'
import type { Tx } from './connect'
import { canSeek, type Place, Places } from './keyset'
import { type Memory, tablesIn } from './memory'
import type { OrderPlan } from './order'
import { nest, type Scope } from './query'
import { searchTotal, type Total } from './search'
import { attachMany } from './to-many'

type Row = Record<string, unknown>

/** What a search on a large resource remembers: its sort, its key and the state of its tables, taken before the transaction. */
export interface Recall {
  memory: Memory
  plan: OrderPlan
  /** Tells the search from others but for its page. */
  key: string
  stamp: string | undefined
}

/** Prepares the remembering of a search on a large resource; to be called before the transaction. */
export function recallOf(memory: Memory, scope: Scope, request: SearchRequest): Recall {
  const { text, values } = compileCount(scope, request)
  const plan = planOf(scope, request)
  const order = plan.keys.map((key) => `${key.sql} ${key.direction}`)
  return { memory, plan, key: JSON.stringify([text, values, order]), stamp: memory.stamp(tablesIn(text)) }
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

/** One page of a large list: from the nearest known place before it instead of counting from the start. */
export async function recalledRows(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  recall: Recall,
): Promise<Row[]> {
  const { offset = 0, limit = 10, resource } = request
  const places = recall.memory.get<Places>(`places ${recall.key}`, recall.stamp) ?? new Places()
  const place = canSeek(recall.plan) ? places.before(offset) : undefined
  let page = await readPage(tx, scope, request, recall.plan, place)
  if (place && page.length < limit) page = await readPage(tx, scope, request, recall.plan)
  places.learn(recall.plan, page, offset)
  recall.memory.set(`places ${recall.key}`, recall.stamp, places)
  if (!page.length) return []
  const { text, ones } = compileRows(scope, resource, request.associations)
  const found = await tx.query(text, [page.map((row) => row.__id)])
  const rows = found.map((row) => nest(row, ones))
  await attachMany(tx, scope, resource, rows, request.toMany ?? [])
  return rows
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
