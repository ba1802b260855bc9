import type { Registry } from '../../../../resources/registry'
import type { AnyResource } from '../../../../resources/schema/resource'
import { boundsOf, type Filter } from '../../filters/conditions'
import { filterKind } from '../../filters/filter-kind'
import { intervalText } from '../../filters/interval'
import { isOther } from '../../filters/other-than'
import { type ListQuery, writeListQuery } from '../list-url'
import { groupField } from './group-columns'
import { groupFilter } from './group-filter'
import type { GroupedBy } from './grouping'

interface At {
  registry: Registry
  resource: AnyResource
}

/** A group and those around it: the columns that make it, and its values. */
export interface Place {
  by: readonly GroupedBy[]
  keys: readonly (string | null)[]
}

/** The filters that find the rows of a group. */
export const placeFilters = ({ registry, resource }: At, { by, keys }: Place): Filter[] =>
  by.slice(0, keys.length).flatMap((one, at) => {
    const field = groupField(registry, resource, one)
    return field ? [groupFilter({ ...one, field, key: keys[at] ?? null })] : []
  })

/** Both filters of a date: the days that they share; undefined where no filter of an address says it. */
function both({ registry, resource }: At, mine: Filter, group: Filter): Filter | undefined {
  const field = groupField(registry, resource, { name: group.name, period: 'day' })
  if (!field || filterKind(field) !== 'date') return group
  if (isOther(mine.value)) return undefined
  const [a, b] = [boundsOf(field, mine.value), boundsOf(field, group.value)]
  const from = a.from && b.from && a.from > b.from ? a.from : b.from
  const to = a.to && b.to && a.to < b.to ? a.to : b.to
  return b.from ? { ...group, value: intervalText({ ...(from && { from }), ...(to && { to }) }) } : group
}

/** The address of the list of a group's rows, its filters beside those that hold; undefined where an address cannot say it. */
export function groupSearch(at: At, place: Place, { query, before }: { query: ListQuery; before: string }) {
  const filters = placeFilters(at, place).map((group) => {
    const mine = query.filters.find(({ name }) => name === group.name)
    return mine ? both(at, mine, group) : group
  })
  const known = filters.filter((one) => one !== undefined)
  if (known.length < filters.length) return undefined
  const others = query.filters.filter(({ name }) => known.every((one) => one.name !== name))
  return writeListQuery({ ...query, filters: [...others, ...known], grouping: [], page: 1 }, before)
}
