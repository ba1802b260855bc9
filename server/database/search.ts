import type { UnknownRow } from '../../resources/schema/unknown-row'
import { compileCount, compileSearch, type SearchRequest } from './compile-search'
import { attachInner } from './inner-associations'
import type { Scope } from './query'
import { attachMany } from './to-many'
import { listsOf, type Tx } from './tx'

export { compileCount, compileSearch, type SearchRequest } from './compile-search'

/** Adds what the associations of the rows refer to in turn, where the search asks for it. */
export async function attachInnerOnes(
  tx: Tx,
  scope: Scope,
  { resource, associations = [], innerLabels = [], rows }: SearchRequest & { rows: UnknownRow[] },
): Promise<void> {
  await attachInner(tx, scope, { resource, rows, whole: true, paths: associations })
  await attachInner(tx, scope, { resource, rows, whole: false, paths: innerLabels })
}

/** Rows of a search, associations nested. */
export async function searchRows(tx: Tx, scope: Scope, request: SearchRequest): Promise<UnknownRow[]> {
  const { text, values, record } = compileSearch(scope, request)
  const rows = (await listsOf(tx, text, { values })).map(record)
  await attachMany(tx, scope, { resource: request.resource, rows, asked: request.toMany ?? [] })
  await attachInnerOnes(tx, scope, { ...request, rows })
  return rows
}

/** How many rows a large resource's search counts exactly; above, « plus de » is said of it. */
export const totalCap = 200_000

export interface Total {
  total: number
  /** There are more than `total`. */
  capped: boolean
}

/** A page that is not full is the last one: it tells the total itself. */
function totalOfPage(
  { offset = 0, limit }: SearchRequest,
  rows = Number.POSITIVE_INFINITY,
): number | undefined {
  const isLast = limit !== undefined && rows < limit && (rows > 0 || offset === 0)
  return isLast ? offset + rows : undefined
}

/** Total of a search, whose page had so many rows where it was read; above the cap of a large resource, the cap itself and `capped`. */
export async function searchTotal(
  tx: Tx,
  scope: Scope,
  { request, rows }: { request: SearchRequest; rows?: number },
): Promise<Total> {
  const known = totalOfPage(request, rows)
  if (known !== undefined) return { total: known, capped: false }
  return countUpTo(tx, scope, { request, cap: request.resource.large ? totalCap : undefined })
}

/** How many rows a search has, counted up to a cap where one is given. */
export async function countUpTo(
  tx: Tx,
  scope: Scope,
  { request, cap }: { request: SearchRequest; cap?: number },
): Promise<Total> {
  const { text, values } = compileCount(scope, request, cap)
  const [row] = await tx.query<{ total: number }>(text, values, { fresh: cap !== undefined })
  const total = row?.total ?? 0
  return cap !== undefined && total > cap ? { total: cap, capped: true } : { total, capped: false }
}

/** One page of a search with its total. */
export async function searchPage(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
): Promise<Total & { rows: UnknownRow[] }> {
  const rows = await searchRows(tx, scope, request)
  return { ...(await searchTotal(tx, scope, { request, rows: rows.length })), rows }
}
