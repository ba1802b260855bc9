import type { Operator } from './kind'

/** One condition of a search: `name` is a field or `Association.field`. */
export interface Condition {
  name: string
  operator: Operator
  value: unknown
}

/** A condition, all of some, at least one of them, or none: groups in groups. */
export type ConditionTree =
  | Condition
  | { readonly all: readonly ConditionTree[] }
  | { readonly any: readonly ConditionTree[] }
  | { readonly not: ConditionTree }

/** Groups within groups, and conditions of a search in all: each may cost the database a table. */
export const mostConditions = { levels: 3, leaves: 30 } as const

/** The conditions of a tree, without their groups. */
export function leavesOf(tree: ConditionTree): Condition[] {
  if ('not' in tree) return leavesOf(tree.not)
  if ('all' in tree) return tree.all.flatMap(leavesOf)
  return 'any' in tree ? tree.any.flatMap(leavesOf) : [tree]
}
