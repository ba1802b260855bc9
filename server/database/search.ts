import { defaultSort, searchFields } from '../../resources/schema/derive'
import type { AnyResource } from '../../resources/schema/resource'
import { conditionSql, type FilterInput } from './condition'
import type { Tx } from './connect'
import { quote, tableOf } from './naming'
import { type OrderInput, orderBy, planOrder } from './order'
import { Params } from './params'
import { labelJoins, nest, ownColumns, rowCondition, type Scope, type ToOne, toOnes } from './query'
import { canReadField } from './rights'
import { attachMany } from './to-many'

/** A search on one resource (specification 1 §3, "Search definition"). */
export interface SearchRequest {
  resource: AnyResource
  filters?: readonly FilterInput[]
  orders?: readonly OrderInput[]
  offset?: number
  /** Rows of the page; absent = all of them, for streams. */
  limit?: number
  /** To-one associations wanted whole, by name. */
  associations?: readonly string[]
  /** To-many associations wanted, by name; `*` = all. */
  toMany?: readonly string[]
  /** Quick search over the declared search fields. */
  quick?: string
  /** Only active rows, only inactive ones, or all. */
  enableMode?: 'enabled' | 'disabled' | 'all'
}

export interface Compiled {
  text: string
  values: unknown[]
  ones: ToOne[]
}

const tableAlias = 't'

function quickFilters(scope: Scope, resource: AnyResource, quick: string, params: Params): string {
  const names = searchFields(resource).filter((name) => canReadField(resource, name, scope.actor))
  const tests = names.map((name) =>
    conditionSql(
      scope,
      resource,
      tableAlias,
      { name, operator: 'like', value: quick.trim().split(/\s+/).join('%') },
      params,
    ),
  )
  return tests.length ? `(${tests.join(' or ')})` : 'false'
}

/** The condition of a search: row rights, filters, quick search, active rows. */
export function whereSql(scope: Scope, request: SearchRequest, params: Params): string {
  const { resource, filters = [], quick, enableMode = 'all' } = request
  const parts = [
    rowCondition(scope, resource, tableAlias, params),
    ...filters.map((filter) => conditionSql(scope, resource, tableAlias, filter, params)),
  ]
  if (quick?.trim()) parts.push(quickFilters(scope, resource, quick, params))
  if (enableMode !== 'all' && resource.fields.active)
    parts.push(`${tableAlias}."active" is ${enableMode === 'enabled' ? 'true' : 'not true'}`)
  return parts.join(' and ')
}

/** Compiles the page of a search: the rows are found first, then their labels are joined to them. */
export function compileSearch(scope: Scope, request: SearchRequest): Compiled {
  const { resource, offset = 0, limit } = request
  const params = new Params()
  const where = whereSql(scope, request, params)
  const plan = planOrder(
    scope,
    resource,
    tableAlias,
    request.orders?.length ? request.orders : [defaultSort(resource)],
  )
  const ones = toOnes(scope, resource, new Set(request.associations))
  const own = ownColumns(scope, resource)
  const keys = plan.keys.map((key, index) => `${key.sql} as "__s${index}"`)
  const page = `select ${[...own.map((name) => `${tableAlias}.${quote(name)}`), ...keys].join(', ')} from ${quote(tableOf(resource))} ${tableAlias}${plan.joins.join('')} where ${where} order by ${orderBy(plan)}${limit === undefined ? '' : ` limit ${params.add(limit, 'int')}`}${offset ? ` offset ${params.add(offset, 'int')}` : ''}`
  const labels = labelJoins(ones, 'p')
  const again = plan.keys.map((key, index) => `p."__s${index}" ${key.direction}`).join(', ')
  const text = `select p.*${labels.columns.length ? `, ${labels.columns.join(', ')}` : ''} from (${page}) p${labels.joins} order by ${again}`
  return { text, values: params.values, ones }
}

/** Compiles the count of a search, up to a cap where one is given. */
export function compileCount(
  scope: Scope,
  request: SearchRequest,
  cap?: number,
): { text: string; values: unknown[] } {
  const params = new Params()
  const where = whereSql(scope, request, params)
  const from = `from ${quote(tableOf(request.resource))} ${tableAlias} where ${where}`
  if (cap === undefined) return { text: `select count(*)::int as total ${from}`, values: params.values }
  return {
    text: `select count(*)::int as total from (select 1 ${from} limit ${params.add(cap + 1, 'int')}) counted`,
    values: params.values,
  }
}

/** Rows of a search, associations nested. */
export async function searchRows(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
): Promise<Record<string, unknown>[]> {
  const { text, values, ones } = compileSearch(scope, request)
  const rows = (await tx.query(text, values)).map((row) => nest(row, ones))
  await attachMany(tx, scope, request.resource, rows, request.toMany ?? [])
  return rows
}

/** How many rows a large resource's search counts exactly. */
export const totalCap = 10_000

/** Total of a search; above the cap of a large resource, the cap itself and `capped`. */
export async function searchTotal(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
): Promise<{ total: number; capped: boolean }> {
  const cap = request.resource.large ? totalCap : undefined
  const { text, values } = compileCount(scope, request, cap)
  const [row] = await tx.query<{ total: number }>(text, values)
  const total = row?.total ?? 0
  return cap !== undefined && total > cap ? { total: cap, capped: true } : { total, capped: false }
}

/** Rows of a search in batches, keyed by the sort, for exports: memory holds one batch. */
export async function* streamSearch(
  tx: Tx,
  scope: Scope,
  request: SearchRequest,
  batch = 1000,
): AsyncGenerator<Record<string, unknown>[]> {
  const { text, values, ones } = compileSearch(scope, { ...request, limit: undefined, offset: 0 })
  const name = `search_${Math.random().toString(36).slice(2)}`
  await tx.query(`declare ${name} no scroll cursor for ${text}`, values)
  for (;;) {
    const rows = (await tx.query(`fetch ${batch} from ${name}`)).map((row) => nest(row, ones))
    if (!rows.length) break
    await attachMany(tx, scope, request.resource, rows, request.toMany ?? [])
    yield rows
  }
  await tx.query(`close ${name}`)
}
