import type { ListControllerResult } from 'react-admin'
import { listTitle } from '../../../resources/schema/resource'
import type { ListRow } from './columns'
import type { ListScreen } from './use-resource-list'

const nothing = () => undefined

/** react-admin's view of a generated list, so that its own parts work inside one. */
export function listContextOf(screen: ListScreen): ListControllerResult<ListRow> {
  const { resource, query, change, selection, question, rows, total, preferences } = screen
  const { perPage, setPerPage } = preferences
  const common = {
    resource: resource.name,
    defaultTitle: listTitle(resource),
    sort: question.sort,
    filterValues: question.filter,
    displayedFilters: {},
    exporter: false as const,
    page: query.page,
    perPage,
    isFetching: screen.isFetching,
    isLoading: rows === undefined && screen.isFetching,
    isPaused: false,
    isPlaceholderData: false,
    selectedIds: [...selection.ids],
    hasPreviousPage: query.page > 1,
    hasNextPage: query.page * perPage < total,
    refetch: screen.reload,
    onSelect: selection.set,
    onSelectAll: nothing,
    onToggleItem: (id: number) => selection.toggle(id),
    onUnselectItems: selection.clear,
    setPage: (page: number) => change({ page }),
    setPerPage,
    setSort: ({ field, order }: { field: string; order: string }) =>
      change({ orders: [[field, order === 'DESC' ? 'desc' : 'asc']] }),
    setFilters: (filters: { q?: string }) => change({ q: filters.q ?? '' }),
    showFilter: nothing,
    hideFilter: nothing,
    getData: async () => [...(rows ?? [])],
  }
  if (screen.error)
    return {
      ...common,
      error: screen.error,
      isPending: false,
      data: undefined,
      total: undefined,
      meta: undefined,
    }
  if (!rows)
    return { ...common, error: null, isPending: true, data: undefined, total: undefined, meta: undefined }
  return {
    ...common,
    error: null,
    isPending: false,
    data: [...rows],
    total,
    meta: { total_capped: screen.isCapped },
  }
}
