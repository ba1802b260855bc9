import type { SearchMeta } from '../../../providers/search'
import type { Registry } from '../../../resources/registry'
import type { ConditionTree } from '../../../resources/schema/condition'
import { defaultSort } from '../../../resources/schema/derive'
import type { AnyResource } from '../../../resources/schema/resource'
import { conditionsFor, type Filter } from '../filters/conditions'
import { associationsOf, type Column, columnOf } from './columns'
import { readTree, treeName } from './list-tree'
import type { ListQuery } from './list-url'

/** The conditions of the filters that make sense for the resource. */
export const conditionsOf = (
  registry: Registry,
  resource: AnyResource,
  filters: readonly Filter[],
): ConditionTree[] =>
  filters.flatMap<ConditionTree>((filter) => {
    if (filter.name === treeName) return readTree(resource, filter.value)
    const field = columnOf(registry, resource, filter.name)?.field
    return field ? conditionsFor(field, filter) : []
  })

interface Asked {
  query: ListQuery
  columns: readonly Column[]
  perPage: number
  /** Conditions of the screen itself. */
  fixed?: readonly ConditionTree[]
}

/** The question that a list asks in its one call: rows, labels and several orders together; what is looked for comes best first. */
export function listQuestion(
  registry: Registry,
  resource: AnyResource,
  { query, columns, perPage, fixed = [] }: Asked,
) {
  const sortable = query.orders.filter(([name]) => columnOf(registry, resource, name)?.sortable)
  const usual = query.q ? [] : [defaultSort(resource)]
  const orders = sortable.length ? sortable : usual
  const [first = defaultSort(resource)] = orders
  const meta: SearchMeta = {
    conditions: [...fixed, ...conditionsOf(registry, resource, query.filters)],
    orders,
    ...associationsOf(registry, resource, columns),
  }
  return {
    pagination: { page: query.page, perPage },
    sort: { field: first[0], order: first[1] === 'desc' ? ('DESC' as const) : ('ASC' as const) },
    filter: query.q ? { q: query.q } : {},
    meta,
  }
}

export type ListQuestion = ReturnType<typeof listQuestion>
