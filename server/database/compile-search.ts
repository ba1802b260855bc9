import type { ConditionTree } from '../../resources/schema/condition'
import { defaultSort } from '../../resources/schema/derive'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { firstSteps } from './associations'
import { branchesOf } from './branches'
import { treeSql } from './condition-tree'
import { canSeek, fromSql, keyColumns, type Place } from './keyset'
import { quote, tableOf } from './naming'
import { type OrderInput, type OrderPlan, orderBy, planOrder } from './order'
import { Params } from './params'
import { labelJoins, ownColumns, recordsOf, rowCondition, type Scope, toOnes } from './query'
import { type NamedRows, quickSql, rankSql } from './quick'

/** A search on one resource (specification 1 §3, "Search definition"). */
export interface SearchRequest {
  resource: AnyResource
  /** All of these. */
  filters?: readonly ConditionTree[]
  orders?: readonly OrderInput[]
  offset?: number
  /** Rows of the page; absent = all of them, for streams. */
  limit?: number
  /** Associations wanted whole, by name or by a path of two (`Supplier.Office_address`). */
  associations?: readonly string[]
  /** Paths whose last association is wanted by its label alone. */
  innerLabels?: readonly string[]
  /** To-many associations wanted, by name; `*` = all. */
  toMany?: readonly string[]
  /** Quick search over the declared search fields and what the rows refer to; best first where no order is asked for. */
  quick?: string
  /** What the words of the quick search name in other tables, where it was looked up before. */
  named?: NamedRows
  /** Only active rows, only inactive ones, or all. */
  enableMode?: 'enabled' | 'disabled' | 'all'
  /** Only rows from this place on in the sort. */
  from?: Place
  /** Few rows are meant: they are gathered, then sorted, instead of met one by one in the order of the sort. */
  few?: boolean
}

/** A statement, and what makes records of its lists of values. */
export interface Compiled {
  text: string
  values: unknown[]
  record: (values: readonly unknown[]) => Record<string, unknown>
}

/** What the table of a search is called in its statement. */
export const tableAlias = 't'

/** Active rows, or the others: by their mark, else by their status; what has neither is always active. */
function enabledSql(resource: AnyResource, isEnabled: boolean, params: Params): string {
  const { inactive } = resource
  if (resource.fields.active) return `${tableAlias}."active" is ${isEnabled ? 'true' : 'not true'}`
  if (!inactive) return String(isEnabled)
  const test = `${tableAlias}.${quote(inactive.field)} = any(${params.add(inactive.in, 'bigint[]')})`
  return isEnabled ? `${test} is not true` : test
}

/** The condition of a search: row rights, filters, quick search, active rows. */
export function whereSql(scope: Scope, request: SearchRequest, params: Params): string {
  const { resource, filters = [], quick, named, enableMode = 'all' } = request
  const parts = [
    rowCondition(scope, resource, { alias: tableAlias, params }),
    ...filters.map((tree) => treeSql(scope, resource, { alias: tableAlias, tree, params })),
  ]
  if (quick?.trim()) parts.push(quickSql(scope, resource, { alias: tableAlias, quick, params, named }))
  if (enableMode !== 'all') parts.push(enabledSql(resource, enableMode === 'enabled', params))
  return parts.join(' and ')
}

/** The sort of a search: as asked, else as declared; settings of one rank by their title (domain §23). */
export function planOf(scope: Scope, { resource, orders }: SearchRequest): OrderPlan {
  const asked = orders?.length ? orders : [defaultSort(resource)]
  const isByRank = asked.length === 1 && ['position', 'order'].includes(asked[0]?.[0] ?? '')
  const titles = titleFields(resource).map((name) => [name, 'asc'] as const)
  return planOrder(scope, resource, {
    alias: tableAlias,
    orders: isByRank && resource.group ? [...asked, ...titles] : asked,
  })
}

/** The sort of a quick search that asks for none: best first, then as declared. */
function rankedPlan(scope: Scope, request: SearchRequest, params: Params): OrderPlan {
  const plan = planOf(scope, request)
  const { resource, quick = '', orders } = request
  if (!quick.trim() || orders?.length) return plan
  const sql = rankSql(scope, resource, { alias: tableAlias, quick, params })
  return sql ? { ...plan, keys: [{ sql, type: 'int', direction: 'asc' }, ...plan.keys] } : plan
}

function pageSql(
  scope: Scope,
  request: SearchRequest,
  { plan, columns, params }: { plan: OrderPlan; columns: string[]; params: Params },
): string {
  const { resource, offset = 0, limit, from: place, few } = request
  const table = `${quote(tableOf(resource))} ${tableAlias}`
  // `offset 0` keeps the sort and its limit out of the brackets.
  const gathered = () =>
    `(${branchesOf(request)
      .map((one) => `select * from ${table} where ${whereSql(scope, one, params)}`)
      .join(' union all ')} offset 0) ${tableAlias}`
  const joins = plan.joins.join('')
  const where = () => [whereSql(scope, request, params), ...(place ? [fromSql(plan, place, params)] : [])]
  const from = few ? gathered() + joins : `${table}${joins} where ${where().join(' and ')}`
  const size = limit === undefined ? '' : ` limit ${params.add(limit, 'int')}`
  const start = offset ? ` offset ${params.add(offset, 'int')}` : ''
  return `select ${columns.join(', ')} from ${from} order by ${orderBy(plan)}${size}${start}`
}

const idColumn = `${tableAlias}."id" as "__id"`

/** Compiles the page of a large resource: ids and the places that they are at, which one index may hold. */
export function compilePage(
  scope: Scope,
  request: SearchRequest,
  plan: OrderPlan,
): { text: string; values: unknown[] } {
  const params = new Params()
  const sorted = request.few ? rankedPlan(scope, request, params) : plan
  const columns = [idColumn, ...(canSeek(plan) && sorted === plan ? keyColumns(plan) : [])]
  return { text: pageSql(scope, request, { plan: sorted, columns, params }), values: params.values }
}

/**
 * Compiles a search in one statement. The page is found first, by id and sort values alone; then its rows and the labels of
 * what they refer to are joined to it.
 */
export function compileSearch(scope: Scope, request: SearchRequest): Compiled {
  const { resource } = request
  const params = new Params()
  const plan = resource.large ? planOf(scope, request) : rankedPlan(scope, request, params)
  const keys = plan.keys.map((key, index) => `${key.sql} as "__s${index}"`)
  const page = pageSql(scope, request, { plan, columns: [idColumn, ...keys], params })
  const ones = toOnes(scope, resource, new Set(firstSteps(request.associations)))
  const labels = labelJoins(ones, 'p')
  const own = ownColumns(scope, resource)
  const columns = [...own.map((name) => `p.${quote(name)}`), ...labels.columns].join(', ')
  const again = plan.keys.map((key, index) => `k."__s${index}" ${key.direction}`).join(', ')
  const text = `select ${columns} from (${page}) k join ${quote(tableOf(resource))} p on p."id" = k."__id"${labels.joins} order by ${again}`
  return { text, values: params.values, record: recordsOf(own, ones) }
}

/** Compiles the count of a search, up to a cap where one is given. */
export function compileCount(
  scope: Scope,
  request: SearchRequest,
  cap?: number,
): { text: string; values: unknown[]; tables: ReadonlySet<string> } {
  const params = new Params()
  const { values, tables } = params
  const table = params.from(tableOf(request.resource))
  const rows = branchesOf(request)
    .map((one) => `select 1 from ${table} ${tableAlias} where ${whereSql(scope, one, params)}`)
    .join(' union all ')
  const limit = cap === undefined ? '' : ` limit ${params.add(cap + 1, 'int')}`
  return { text: `select count(*)::int as total from (${rows}${limit}) counted`, values, tables }
}
