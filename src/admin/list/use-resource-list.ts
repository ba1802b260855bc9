import { useEffect, useMemo } from 'react'
import { useAuthenticated, useGetList } from 'react-admin'
import type { SharedView } from '../../../providers/own-lists'
import type { ConditionTree } from '../../../resources/schema/condition'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import type { Filter } from '../filters/conditions'
import { type Rights, useRights } from '../use-rights'
import { type Column, type ListRow, shownColumns } from './columns'
import { conditionsOf, type ListQuestion, listQuestion } from './list-question'
import { type ListSlots, withCells } from './list-slots'
import type { ListQuery } from './list-url'
import { queryToday, readListQuery } from './list-url'
import { type ListPreferences, useListPreferences } from './use-list-preferences'
import { type ChangeQuery, useListUrl } from './use-list-url'
import { usualView } from './use-own-lists'
import { type Selection, useSelection } from './use-selection'

/** All that the parts of a generated list read: its state, its rows, and the verbs that change it. */
export interface ListScreen {
  resource: AnyResource
  rights: Rights
  query: ListQuery
  change: ChangeQuery
  columns: readonly Column[]
  preferences: ListPreferences
  selection: Selection
  question: ListQuestion
  /** The conditions of further filters of the list. */
  conditionsOf: (filters: readonly Filter[]) => ConditionTree[]
  slots: ListSlots
  views: readonly SharedView[]
  /** Undefined until the first answer. */
  rows: readonly ListRow[] | undefined
  total: number
  /** There are more rows than `total`, which was counted no further. */
  isCapped: boolean
  /** A call is under way; the rows shown may be the previous ones. */
  isFetching: boolean
  /** The rows shown are those of the question before. */
  isStale: boolean
  error: Error | null
  reload: () => void
}

const isCappedMeta = (meta: unknown) =>
  typeof meta === 'object' && meta !== null && Reflect.get(meta, 'total_capped') === true

const noConditions: readonly ConditionTree[] = []
const noSlots: ListSlots = {}

interface Given {
  /** Conditions that hold whatever the person filters. */
  fixed?: readonly ConditionTree[]
  slots?: ListSlots
  /** The searches shared with the person. */
  views: readonly SharedView[]
}

/** The state of a generated list, and its rows by one call. */
export function useResourceList(
  resource: AnyResource,
  { fixed = noConditions, slots = noSlots, views }: Given,
): ListScreen {
  const { registry, firstFilters } = useEngine()
  const rights = useRights(resource)
  const usual = usualView(views)
  const [asked, change] = useListUrl(resource.at ?? resource.name, () => {
    const { filters, ...query } = readListQuery(usual?.search ?? '')
    const others = firstFilters?.(resource) ?? []
    const isNew = ({ name }: Filter) => filters.every((one) => one.name !== name)
    return { ...query, filters: [...filters, ...others.filter(isNew)] }
  })
  const query = useMemo(() => queryToday(resource, asked), [resource, asked])
  const preferences = useListPreferences(resource, usual?.columns)
  const { perPage, columns: chosen } = preferences
  const columns = useMemo(
    () => withCells(shownColumns(registry, resource, chosen), slots),
    [registry, resource, chosen, slots],
  )
  const question = useMemo(
    () => listQuestion(registry, resource, { query, columns, perPage, fixed }),
    [registry, resource, query, columns, perPage, fixed],
  )
  const { isPending: isAsking } = useAuthenticated()
  const list = useGetList<ListRow>(resource.name, question, {
    enabled: rights.view && !isAsking,
    placeholderData: (before) => before,
    retry: false,
  })
  const total = list.total ?? 0
  const isExact = !list.isPlaceholderData && !isCappedMeta(list.meta)
  const selection = useSelection(JSON.stringify([query.filters, query.q]))
  useLastPage({ query, change, perPage, total: isExact ? list.total : undefined })
  return {
    resource,
    rights,
    query,
    change,
    columns,
    preferences,
    selection,
    question,
    conditionsOf: (filters) => conditionsOf(registry, resource, filters),
    slots,
    views,
    rows: list.data,
    total,
    isCapped: isCappedMeta(list.meta),
    isFetching: list.isFetching,
    isStale: list.isPlaceholderData,
    error: list.error,
    reload: () => void list.refetch(),
  }
}

/** A page that no longer exists (its last rows were deleted) gives way to the last one. */
function useLastPage({
  query,
  change,
  perPage,
  total,
}: Pick<ListScreen, 'query' | 'change'> & { perPage: number; total: number | undefined }) {
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage))
  useEffect(() => {
    if (last !== undefined && query.page > last) change({ page: last }, { replace: true })
  }, [last, query.page, change])
}
