import type { Order } from '../../../providers/search'
import type { Filter } from '../filters/conditions'

/** What the address says of a list: the specification's `orderBy`, `filterBy` and `page`. */
export interface ListQuery {
  orders: readonly Order[]
  filters: readonly Filter[]
  /** The quick search; in the address it is the filter `q`. */
  q: string
  page: number
}

export const quickSearch = 'q'

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

/** Reads a list's state from the query part of an address; what makes no sense is passed over. */
export function readListQuery(search: string | URLSearchParams): ListQuery {
  const params = new URLSearchParams(search)
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
  }
}

/** Writes a list's state into the query part of an address; `page` only above 1. Other parameters stay. */
export function writeListQuery({ orders, filters, q, page }: ListQuery, before = ''): string {
  const params = new URLSearchParams(before)
  for (const name of ['orderBy', 'filterBy', 'page']) params.delete(name)
  for (const [name, direction] of orders) params.append('orderBy', `${name}|${direction}`)
  for (const { name, value } of filters) params.append('filterBy', `${name}|${value}`)
  if (q.trim()) params.append('filterBy', `${quickSearch}|${q.trim()}`)
  if (page > 1) params.set('page', String(page))
  return params.toString().replaceAll('%7C', '|').replaceAll('%2C', ',')
}

/** Whether two states ask for the same rows, page and order aside. */
export const isFiltered = ({ filters, q }: ListQuery): boolean => filters.length > 0 || q !== ''
