import { useState } from 'react'
import { type Exporter, type ListControllerResult, useDataProvider } from 'react-admin'
import { listTitle } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import type { ListRow } from './columns'
import { filterValuesOf } from './filter-values'
import { filtersFrom } from './list-url'
import { idsOnly, readRows } from './read-rows'
import type { ListScreen } from './use-resource-list'
import { selectAllMax } from './use-select-all'

type Shown = Readonly<Record<string, unknown>>

/** The filters whose inputs stand open: those that have a value, and those that were asked for. */
function useOpenFilters(values: Shown) {
  const [open, setOpen] = useState<Shown>({})
  const valued = Object.fromEntries(Object.keys(values).map((name) => [name, true]))
  return { open: { ...open, ...valued }, setOpen }
}

/**
 * react-admin's whole view of a generated list, so that any of its parts works inside one: filters, orders, pages, selection,
 * and the export. The address keeps the specification's own names (`filterBy`, `orderBy`, `page`).
 */
export function useListValue(screen: ListScreen): ListControllerResult<ListRow> {
  const { resource, query, change, selection, question, rows, total, preferences, columns } = screen
  const provider = useDataProvider()
  const { http } = useEngine()
  const { perPage, setPerPage } = preferences
  const filterValues = filterValuesOf(resource, query)
  const { open, setOpen } = useOpenFilters(filterValues)

  const read = (limit: number, asked = question) =>
    readRows({ provider, name: resource.name, question: asked, limit })
  const exporter: Exporter<ListRow> = async (records) => {
    const { exportRows } = await import('../export/export-rows')
    await exportRows(http, { resource, columns, rows: records, orders: question.meta.orders ?? [] })
  }
  const setFilters = (values: Shown, shown?: Shown) => {
    if (shown) setOpen(shown)
    change(filtersFrom(values))
  }
  const common = {
    resource: resource.name,
    defaultTitle: listTitle(resource),
    sort: question.sort,
    filterValues,
    displayedFilters: open,
    exporter,
    page: query.page,
    perPage,
    isFetching: screen.isFetching,
    isLoading: rows === undefined && screen.isFetching,
    isPaused: false,
    isPlaceholderData: screen.isStale,
    selectedIds: [...selection.ids],
    hasPreviousPage: query.page > 1,
    hasNextPage: query.page * perPage < total,
    refetch: screen.reload,
    onSelect: selection.set,
    onSelectAll: async ({ limit = selectAllMax } = {}) =>
      selection.set((await read(Math.min(limit, selectAllMax), idsOnly(question))).map(({ id }) => id)),
    onToggleItem: (id: number) => selection.toggle(id),
    onUnselectItems: selection.clear,
    setPage: (page: number) => change({ page }),
    setPerPage,
    setSort: ({ field, order }: { field: string; order: string }) =>
      change({ orders: [[field, order === 'DESC' ? 'desc' : 'asc']] }),
    setFilters,
    showFilter: (name: string, value?: unknown) => {
      setOpen({ ...open, [name]: true })
      if (value !== undefined) change(filtersFrom({ ...filterValues, [name]: value }))
    },
    hideFilter: (name: string) => {
      setOpen(Object.fromEntries(Object.entries(open).filter(([one]) => one !== name)))
      change(filtersFrom({ ...filterValues, [name]: undefined }))
    },
    getData: ({ maxResults = selectAllMax }: { maxResults?: number } = {}) => read(maxResults),
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
