import { compileCount, compileSearch, planOf, type SearchRequest } from './compile-search'
import type { Tx } from './connect'
import { Anchors, canSeek, keyOf } from './keyset'
import { type Memory, tablesIn } from './memory'
import { nest, type Scope } from './query'
import { attachMany } from './to-many'

export { compileCount, compileSearch, type SearchRequest } from './compile-search'

type Row = Record<string, unknown>

/** Rows of a search, associations nested. */
export async function searchRows(tx: Tx, scope: Scope, request: SearchRequest): Promise<Row[]> {
  const { text, values, ones } = compileSearch(scope, request)
  const rows = (await tx.query(text, values)).map((row) => nest(row, ones))
  await attachMany(tx, scope, request.resource, rows, request.toMany ?? [])
  return rows
}

/** How many rows a large resource's search counts exactly. */
export const totalCap = 10_000

export interface Total {
  total: number
  /** There are more than `total`. */
  capped: boolean
}

/** Total of a search; above the cap of a large resource, the cap itself and `capped`. */
export async function searchTotal(tx: Tx, scope: Scope, request: SearchRequest): Promise<Total> {
  const cap = request.resource.large ? totalCap : undefined
  const { text, values } = compileCount(scope, request, cap)
  const [row] = await tx.query<{ total: number }>(text, values)
  const total = row?.total ?? 0
  return cap !== undefined && total > cap ? { total: cap, capped: true } : { total, capped: false }
}

/** What a search remembers: its key and the state of its tables, taken before the transaction begins. */
export interface Recall {
  memory: Memory
  key: string
  stamp: string | undefined
}

/** Prepares the remembering of a search on a large resource; to be called before the transaction. */
export function recallOf(memory: Memory, scope: Scope, request: SearchRequest): Recall {
  const { text, values } = compileCount(scope, request)
  const order = planOf(scope, request).keys.map((key) => `${key.sql} ${key.direction}`)
  return { memory, key: JSON.stringify([text, values, order]), stamp: memory.stamp(tablesIn(text)) }
}

/** Total of a search, remembered for the same filter while its tables have not changed. */
export async function recalledTotal(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  recall: Recall,
): Promise<Total> {
  const known = recall.memory.get<Total>(`total ${recall.key}`, recall.stamp)
  if (known) return known
  const total = await searchTotal(tx, scope, request)
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
  const plan = planOf(scope, request)
  const { offset = 0, limit = 10 } = request
  const anchors = recall.memory.get<Anchors>(`places ${recall.key}`, recall.stamp) ?? new Anchors()
  const place = canSeek(plan) ? anchors.before(offset) : undefined
  const read = async (asked: SearchRequest) => {
    const compiled = compileSearch(scope, asked, plan)
    return { ones: compiled.ones, rows: await tx.query(compiled.text, compiled.values) }
  }
  let page = await read(place ? { ...request, after: place.key, offset: offset - place.offset } : request)
  if (place && page.rows.length < limit) page = await read(request)
  remember(anchors, plan, page.rows, offset)
  recall.memory.set(`places ${recall.key}`, recall.stamp, anchors)
  const rows = page.rows.map((row) => nest(row, page.ones))
  await attachMany(tx, scope, request.resource, rows, request.toMany ?? [])
  return rows
}

function remember(
  anchors: Anchors,
  plan: ReturnType<typeof planOf>,
  rows: readonly Row[],
  offset: number,
): void {
  const [first, last] = [rows[0], rows.at(-1)]
  const [firstKey, lastKey] = [first && keyOf(plan, first), last && keyOf(plan, last)]
  if (lastKey) anchors.add(offset + rows.length, lastKey)
  if (firstKey && rows.length > 0) anchors.add(offset + 1, firstKey)
}

/** Rows of a search in batches, in its order, for exports: memory holds one batch. One stream a transaction. */
export async function* streamSearch(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  batch = 1000,
): AsyncGenerator<Row[]> {
  const { text, values, ones } = compileSearch(scope, { ...request, limit: undefined, offset: 0 })
  const name = 'search_stream'
  await tx.query(`declare ${name} no scroll cursor for ${text}`, values)
  for (;;) {
    const rows = (await tx.query(`fetch ${batch} from ${name}`)).map((row) => nest(row, ones))
    if (!rows.length) break
    await attachMany(tx, scope, request.resource, rows, request.toMany ?? [])
    yield rows
  }
  await tx.query(`close ${name}`)
}
