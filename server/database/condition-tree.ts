import type { ConditionTree } from '../../resources/schema/condition'
import type { AnyResource } from '../../resources/schema/resource'
import { conditionSql } from './condition'
import { FilterError } from './filter'
import type { Params } from './params'
import type { Scope } from './query'

/** Compiles a condition, or a group of them: what `not` denies is false or unknown. What cannot be asked is told by its whole name. */
export function treeSql(
  scope: Scope,
  resource: AnyResource,
  { alias, tree, params }: { alias: string; tree: ConditionTree; params: Params },
): string {
  const sqlOf = (one: ConditionTree) => treeSql(scope, resource, { alias, tree: one, params })
  if ('not' in tree) return `(${sqlOf(tree.not)}) is not true`
  if ('all' in tree) return `(${tree.all.map(sqlOf).join(' and ')})`
  if ('any' in tree) return `(${tree.any.map(sqlOf).join(' or ')})`
  try {
    return conditionSql(scope, resource, { alias, filter: tree, params })
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    throw new FilterError({ ...error.field, name: tree.name })
  }
}
