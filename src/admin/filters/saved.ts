import { fold } from '../../../resources/schema/fold'
import type { ShippedSearch } from '../../../resources/schema/list-options'
import { writeListQuery } from '../list/list-url'

/** A search kept under a name: the query part of the list's address, and its columns where it has its own. */
export interface SavedSearch {
  name: string
  search: string
  columns?: readonly string[]
}

/** A search that comes with the product, as the list's address says it. */
export const shippedSearch = ({ label, filters, sort }: ShippedSearch): SavedSearch => ({
  name: label,
  search: writeListQuery({
    filters: Object.entries(filters).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    orders: sort ? [[sort[0], sort[1]]] : [],
    q: '',
    page: 1,
    grouping: [],
  }),
})

const isSaved = (value: unknown): value is SavedSearch =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'name') === 'string' &&
  typeof Reflect.get(value, 'search') === 'string'

export const isSavedList = (value: unknown): value is SavedSearch[] =>
  Array.isArray(value) && value.every(isSaved)

export const hasName = (list: readonly SavedSearch[], name: string): boolean =>
  list.some((one) => fold(one.name) === fold(name.trim()))

/** Keeps a search under a name, in the place of one that had it; sorted by name. */
export function withSearch(list: readonly SavedSearch[], { name, ...kept }: SavedSearch): SavedSearch[] {
  const others = list.filter((one) => fold(one.name) !== fold(name.trim()))
  return [...others, { ...kept, name: name.trim() }].sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}
