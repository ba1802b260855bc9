import { fold } from '../../../resources/schema/fold'

/** A search kept under a name: the query part of the list's address. */
export interface SavedSearch {
  name: string
  search: string
}

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
export function withSearch(list: readonly SavedSearch[], { name, search }: SavedSearch): SavedSearch[] {
  const others = list.filter((one) => fold(one.name) !== fold(name.trim()))
  return [...others, { name: name.trim(), search }].sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}
