import { errorTexts } from '../../i18n/fr/api-errors'
import { searchTexts } from '../../i18n/fr/search'
import { type Condition, type ConditionTree, mostConditions } from '../../resources/schema/condition'
import { boundsOfRelative, relativeOf } from '../../resources/schema/relative-days'
import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type ReadRow } from '../../resources/schema/unknown-row'
import { invalid } from './error'
import { refuseOthers } from './known-keys'

/** What a filter says, and what the specification's search definition keeps beside it for its screens. */
export const filterKeys: ReadonlySet<string> = new Set([
  'name',
  'operator',
  'value',
  'label',
  'key',
  'type',
  'hidden',
])

/** Where a name of a search stands: in a field, or where the declaration says. */
export const placeOf = ({ fields, searchedAs }: AnyResource, name: string): string =>
  fields[name] ? name : (searchedAs?.[name] ?? name)

const groupWords = ['all', 'any', 'not'] as const

/** Days that are named relatively are those of today. */
function resolvedValue({ name, operator, value = null }: ReadRow, today: string): unknown {
  if (!isRow(value) || !('relative' in value)) return value
  const relative = relativeOf(value)
  if (!relative || operator !== 'between')
    throw invalid([{ name: String(name), message: searchTexts.relative }])
  return boundsOfRelative(relative, today)
}

/** A condition of the list itself is told by the list, one in a group by its path: `fields.0.any.1`. */
const toldAt = (path: string) => (/^\w+(\.\d+)?$/.test(path) ? path.replace(/\..*/, '') : path)

/** Reads conditions and their groups: together no more, and no deeper, than allowed. */
export function conditionReader(resource: AnyResource, today: string) {
  let leaves = 0

  function leafOf(value: ReadRow, path: string): Condition {
    if (typeof value.name !== 'string' || typeof value.operator !== 'string')
      throw invalid([{ name: toldAt(path), message: errorTexts.filter }])
    refuseOthers(value, filterKeys, `${path}.`)
    if (++leaves > mostConditions.leaves)
      throw invalid([{ name: path, message: searchTexts.tooMany({ smart_count: mostConditions.leaves }) }])
    return {
      name: placeOf(resource, value.name),
      operator: value.operator as Condition['operator'],
      value: resolvedValue(value, today),
    }
  }

  return function read(value: unknown, path: string, level = 0): ConditionTree {
    if (!isRow(value)) throw invalid([{ name: toldAt(path), message: errorTexts.filter }])
    const word = groupWords.find((one) => one in value)
    if (!word) return leafOf(value, path)
    refuseOthers(value, new Set([word]), `${path}.`)
    const [within, given] = [`${path}.${word}`, value[word]]
    if (word === 'not') {
      if (isRow(given) && 'not' in given) throw invalid([{ name: within, message: searchTexts.twiceNot }])
      return { not: read(given, within, level) }
    }
    if (level >= mostConditions.levels)
      throw invalid([{ name: path, message: searchTexts.tooDeep({ levels: mostConditions.levels }) }])
    if (!Array.isArray(given) || !given.length)
      throw invalid([{ name: within, message: searchTexts.emptyGroup }])
    const some = given.map((one, at) => read(one, `${within}.${at}`, level + 1))
    return word === 'all' ? { all: some } : { any: some }
  }
}
