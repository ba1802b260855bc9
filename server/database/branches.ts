import type { ConditionTree } from '../../resources/schema/condition'
import type { AnyResource } from '../../resources/schema/resource'

interface Filtered {
  resource: AnyResource
  filters?: readonly ConditionTree[]
}

/** Conditions of which one must hold, at most, for each to be looked up by itself: every one may read the table. */
const mostBranches = 4

type AnyGroup = Extract<ConditionTree, { any: unknown }>

const isBranched = (tree: ConditionTree): tree is AnyGroup =>
  'any' in tree && tree.any.length > 1 && tree.any.length <= mostBranches

/** The group of conditions of a search on a large resource of which each is looked up by itself. */
const groupOf = ({ resource, filters = [] }: Filtered): AnyGroup | undefined =>
  resource.large ? filters.find(isBranched) : undefined

/** Whether a search is looked up as several. */
export const hasBranches = (request: Filtered): boolean => groupOf(request) !== undefined

/**
 * A search of which one condition at least must hold, as searches that have no row in common: each finds its rows by its own
 * index and leaves out those of the ones before, where PostgreSQL reads the whole table for « or ». Others are themselves.
 */
export function branchesOf<R extends Filtered>(request: R): readonly R[] {
  const group = groupOf(request)
  if (!group) return [request]
  const others = (request.filters ?? []).filter((one) => one !== group)
  return group.any.map((one, at) => ({
    ...request,
    filters: [...others, one, ...(at ? [{ not: { any: group.any.slice(0, at) } }] : [])],
  }))
}
