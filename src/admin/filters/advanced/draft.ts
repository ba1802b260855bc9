import type { Registry } from '../../../../resources/registry'
import type { ConditionTree } from '../../../../resources/schema/condition'
import type { AnyResource } from '../../../../resources/schema/resource'
import { type FilterField, filterField } from '../filterable'
import { conditionOf, errorsOf, type Word, type WordValues, wordOf } from './words'

export const matches = ['all', 'any', 'none'] as const
export type Match = (typeof matches)[number]

/** A condition while it is being made: its field, how it is compared and with what. */
export interface DraftCondition {
  key: number
  name: string
  word?: Word
  values: WordValues
}

/** Conditions and groups of which all, one at least, or none shall hold. */
export interface DraftGroup {
  key: number
  match: Match
  items: readonly DraftItem[]
}

export type DraftItem = DraftCondition | DraftGroup

export const isGroup = (item: DraftItem): item is DraftGroup => 'match' in item

let lastKey = 0
/** A key that no item had before. */
const nextKey = (): number => {
  lastKey += 1
  return lastKey
}

export const newCondition = (): DraftCondition => ({ key: nextKey(), name: '', values: {} })
export const newGroup = (match: Match, items: readonly DraftItem[] = [newCondition()]): DraftGroup => ({
  key: nextKey(),
  match,
  items,
})

export type FieldOf = (name: string) => FilterField | undefined

/** The fields of a list, and those of what its rows refer to. */
export const fieldsOf =
  (registry: Registry, resource: AnyResource): FieldOf =>
  (name) =>
    filterField(resource, name, registry)

/** What was filled in, as the search takes it; undefined while a condition is not whole. */
export function treeOf(fieldOf: FieldOf, item: DraftItem): ConditionTree | undefined {
  if (!isGroup(item)) {
    const field = fieldOf(item.name)
    if (!field || !item.word || Object.keys(errorsOf(field, item.word, item.values)).length) return undefined
    return conditionOf(field, item.word, item.values)
  }
  const some = item.items.map((one) => treeOf(fieldOf, one))
  const whole = some.filter((one) => one !== undefined)
  if (!whole.length || whole.length < some.length) return undefined
  if (item.match === 'all') return { all: whole }
  return item.match === 'any' ? { any: whole } : { not: { any: whole } }
}

/** The same, to be changed; conditions that no word says are left to be chosen anew. */
export function draftOf(fieldOf: FieldOf, tree: ConditionTree): DraftItem {
  const items = (some: readonly ConditionTree[]) => some.map((one) => draftOf(fieldOf, one))
  if ('all' in tree) return newGroup('all', items(tree.all))
  if ('any' in tree) return newGroup('any', items(tree.any))
  if ('not' in tree) return newGroup('none', items('any' in tree.not ? tree.not.any : [tree.not]))
  const field = fieldOf(tree.name)
  const said = field && wordOf(field, tree)
  return { key: nextKey(), name: field ? tree.name : '', values: {}, ...said }
}

/** The conditions of a draft, without their groups. */
export const draftLeaves = (item: DraftItem): DraftCondition[] =>
  isGroup(item) ? item.items.flatMap(draftLeaves) : [item]
