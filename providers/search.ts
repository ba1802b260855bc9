import type { Condition, ConditionTree } from '../resources/schema/condition'
import type { AnyResource } from '../resources/schema/resource'
import type { Http } from './http'

export type Order = readonly [name: string, direction: 'asc' | 'desc']

/** What a list asks besides react-admin's own page, sort and filter: `meta` of getList, getOne and getMany. */
export interface SearchMeta {
  conditions?: readonly ConditionTree[]
  /** Several orders; they take the place of react-admin's single one. */
  orders?: readonly Order[]
  /** Further to-one associations, `A.B` two deep; the direct ones always come. */
  associations?: readonly string[]
  /** Associations of many rows that the answer carries. */
  toMany?: readonly string[]
  params?: Readonly<Record<string, unknown>>
  enableMode?: string | boolean
}

/** The body of PUT /search/ (specification 1 §7). */
export interface SearchBody extends Pick<SearchMeta, 'associations' | 'toMany' | 'enableMode' | 'params'> {
  model: string
  fields: readonly ConditionTree[]
  offset: number
  limit: number
  orders: readonly Order[]
}

/** What PUT /search/ answers (domain §1.9). `total_capped`: there are more rows than were counted. */
export interface SearchAnswer<T> {
  data: T[]
  total: number
  total_capped?: boolean
}

/** A search that is only counted. */
export type Counted = Pick<SearchBody, 'model' | 'fields'>

/** How many rows each search has, in one call; 0 of what may not be read. */
export async function countSearches(
  http: Http,
  searches: readonly Counted[],
  signal?: AbortSignal,
): Promise<number[]> {
  const options = { quiet: true, ...(signal ? { signal } : {}) }
  const { totals } = await http.put<{ totals: (number | null)[] }>('/search/counts', { searches }, options)
  return totals.map((total) => total ?? 0)
}

/** The part of react-admin's list parameters that is read. */
export interface ListQuestion {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Readonly<Record<string, unknown>>
  meta?: SearchMeta
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const isTest = (value: unknown): value is Omit<Condition, 'name'> =>
  typeof value === 'object' && value !== null && 'operator' in value && 'value' in value

/** A react-admin filter value as a condition: a list means `in`, `{ operator, value }` itself, anything else `eq`. */
function toCondition([name, value]: [string, unknown]): Condition {
  if (isTest(value)) return { name, operator: value.operator, value: value.value }
  return { name, operator: Array.isArray(value) ? 'in' : 'eq', value }
}

const conditionsOf = (filter: Readonly<Record<string, unknown>> = {}): Condition[] =>
  Object.entries(filter)
    .filter(([name, value]) => name !== 'q' && !isEmpty(value))
    .map(toCondition)

function ordersOf({ sort, meta }: ListQuestion): readonly Order[] {
  if (meta?.orders) return meta.orders
  return sort?.field ? [[sort.field, sort.order.toLowerCase() === 'desc' ? 'desc' : 'asc']] : []
}

/** The name under which a search finds the resource: the specification's model name. */
export const modelOf = (resource: AnyResource): string => (resource.table ? resource.name : resource.model)

/** Turns a list question into the body of one search; `filter.q` is the quick search. */
export function searchBody(resource: AnyResource, question: ListQuestion): SearchBody {
  const { pagination = { page: 1, perPage: 25 }, filter, meta = {} } = question
  const q = typeof filter?.q === 'string' ? filter.q.trim() : ''
  const params = { ...meta.params, ...(q ? { q } : {}) }
  return {
    model: modelOf(resource),
    fields: [...conditionsOf(filter), ...(meta.conditions ?? [])],
    offset: (pagination.page - 1) * pagination.perPage,
    limit: pagination.perPage,
    orders: ordersOf(question),
    ...(meta.associations?.length ? { associations: meta.associations } : {}),
    ...(meta.toMany?.length ? { toMany: meta.toMany } : {}),
    ...(Object.keys(params).length ? { params } : {}),
    ...(meta.enableMode === undefined ? {} : { enableMode: meta.enableMode }),
  }
}
