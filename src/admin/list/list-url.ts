import type { Order } from '../../../providers/search'
import { nameToday } from '../../../resources/schema/former-names'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Filter } from '../filters/conditions'

/** What the address says of a list: the specification's `orderBy`, `filterBy` and `page`. */
export interface ListQuery {
  orders: readonly Order[]
  filters: readonly Filter[]
  /** The quick search; in the address it is the filter `q`. */
  q: string
  page: number
  /** How its rows are grouped: `groupBy`, `groupMeasure`, `groupOrder`, `groupPivot`, as they stand. */
  grouping: readonly (readonly [name: string, value: string])[]
}

export const quickSearch = 'q'

const isGrouping = (name: string) => /^group[A-Z]/.test(name)

const splitPair = (text: string): [string, string] => {
  const bar = text.indexOf('|')
  return bar < 0 ? [text, ''] : [text.slice(0, bar), text.slice(bar + 1)]
}

function readOrder(text: string): Order[] {
  const [name, direction] = splitPair(text)
  return name ? [[name, direction === 'desc' ? 'desc' : 'asc']] : []
}

const uniqueBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The filters that an address keeps for what react-admin's inputs hold; empty ones go. */
export function filtersFrom({
  q,
  ...values
}: Readonly<Record<string, unknown>>): Pick<ListQuery, 'filters' | 'q'> {
  const filters = Object.entries(values)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => ({ name, value: Array.isArray(value) ? value.join(',') : String(value) }))
  return { filters, q: isEmpty(q) ? '' : String(q) }
}

/** react-admin's own names of a list's state, as its links and its saved queries write them. */
const stockNames = ['filter', 'sort', 'order', 'displayedFilters'] as const

/** Whether an address says a list's state by react-admin's own names. */
export const isStockQuery = (search: string): boolean => new URLSearchParams(search).has('filter')

/** The same state by the specification's names. */
function fromStock(params: URLSearchParams): URLSearchParams {
  const filter = readObject(params.get('filter'))
  const [name, direction] = [params.get('sort'), params.get('order')]
  const orders: Order[] = name ? [[name, direction?.toUpperCase() === 'DESC' ? 'desc' : 'asc']] : []
  const page = Number(params.get('page'))
  return new URLSearchParams(writeListQuery({ ...filtersFrom(filter), orders, page, grouping: [] }, ''))
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Reads a list's state from the query part of an address; what makes no sense is passed over. */
export function readListQuery(search: string | URLSearchParams): ListQuery {
  const given = new URLSearchParams(search)
  const params = given.has('filter') ? fromStock(given) : given
  const pairs = params.getAll('filterBy').map(splitPair)
  const filters = pairs.filter(([name, value]) => name && value).map(([name, value]) => ({ name, value }))
  const page = Number(params.get('page'))
  return {
    orders: uniqueBy(params.getAll('orderBy').flatMap(readOrder), ([name]) => name),
    filters: uniqueBy(
      filters.filter(({ name }) => name !== quickSearch),
      ({ name }) => name,
    ),
    q: filters.find(({ name }) => name === quickSearch)?.value ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    grouping: [...params].filter(([name]) => isGrouping(name)),
  }
}

/** The same state by the names that the fields have today: an address or a saved search may be older. */
export const queryToday = (resource: AnyResource, query: ListQuery): ListQuery => ({
  ...query,
  orders: query.orders.map(([name, direction]) => [nameToday(resource, name), direction]),
  filters: query.filters.map(({ name, value }) => ({ name: nameToday(resource, name), value })),
})

/** Writes a list's state into the query part of an address; `page` only above 1. Other parameters stay. */
export function writeListQuery({ orders, filters, q, page, grouping }: ListQuery, before = ''): string {
  const params = new URLSearchParams(before)
  for (const name of [...params.keys()].filter(isGrouping)) params.delete(name)
  for (const name of ['orderBy', 'filterBy', 'page', ...stockNames]) params.delete(name)
  for (const [name, direction] of orders) params.append('orderBy', `${name}|${direction}`)
  for (const { name, value } of filters) params.append('filterBy', `${name}|${value}`)
  if (q.trim()) params.append('filterBy', `${quickSearch}|${q.trim()}`)
  if (page > 1) params.set('page', String(page))
  for (const [name, value] of grouping) params.append(name, value)
  return params.toString().replaceAll('%7C', '|').replaceAll('%2C', ',')
}

/** Whether two states ask for the same rows, page and order aside. */
export const isFiltered = ({ filters, q }: ListQuery): boolean => filters.length > 0 || q !== ''
