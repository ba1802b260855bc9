import { useListScreen } from '../list/list-screen'
import type { Filter } from './conditions'

/** The filters of the list around; an empty value takes a filter away. */
export function useFilters() {
  const { query, change } = useListScreen()
  const { filters } = query
  const currentOf = (name: string) => filters.find((filter) => filter.name === name)?.value ?? ''
  return {
    filters,
    currentOf,
    set(name: string, value: string) {
      const isNew = !filters.some((filter) => filter.name === name)
      const next: Filter[] = isNew
        ? [...filters, { name, value }]
        : filters.map((filter) => (filter.name === name ? { name, value } : filter))
      change({ filters: next.filter((filter) => filter.value !== '') }, { replace: !isNew })
    },
    clear: () => change({ filters: [], q: '' }),
  }
}
