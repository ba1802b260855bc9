import type { Registry } from '../../resources/registry'
import type { Condition, ConditionTree } from '../../resources/schema/condition'
import { operatorsOf, valueField } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import type { Operator } from '../../resources/schema/kind'
import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type ReadRow } from '../../resources/schema/unknown-row'

/** Numbers from 0 to below 1 that a seed gives again. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const unasked = new Set([
  'children',
  'embed',
  'virtual',
  'computed',
  'json',
  'rows',
  'file',
  'image',
  'refs',
  'list',
])

/** A field that is asked about, and the values that the rows have. */
interface AskableField {
  name: string
  field: Field
  values: readonly unknown[]
}

const askable = (resource: AnyResource, rows: readonly ReadRow[], prefix = ''): AskableField[] =>
  Object.entries(resource.fields)
    .filter(([name, { kind, secret }]) => !unasked.has(kind) && !secret && rows.some((row) => name in row))
    .map(([name, field]) => ({ name: prefix + name, field, values: rows.map((row) => row[name] ?? null) }))

/** The fields of rows, and those of what they refer to where that may be read. */
export const askedOf = (
  registry: Registry,
  resource: AnyResource,
  { rows, mayRead }: { rows: readonly ReadRow[]; mayRead: (target: AnyResource) => boolean },
): AskableField[] => [
  ...askable(resource, rows),
  ...Object.entries(resource.fields).flatMap(([name, { kind, to }]) => {
    if (!to || !['ref', 'embed'].includes(kind)) return []
    const target = registry.get(to)
    const association = registry.association(resource, name)
    const across = rows.map((row) => row[association]).filter(isRow)
    return kind === 'embed' || mayRead(target) ? askable(target, across, `${association}.`) : []
  }),
]

/** Trees of conditions of up to three levels, some of them across references; days are named relatively now and then. */
export function randomTree(asked: readonly AskableField[], random: () => number, level = 0): ConditionTree {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const pick = random()
  if (level < 3 && pick < (level ? 0.35 : 0.8)) {
    const some = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      randomTree(asked, random, level + 1),
    )
    const group = random() < 0.5 ? { all: some } : { any: some }
    return random() < 0.25 ? { not: group } : group
  }
  const leaf = leafOf(one(asked), { one, random })
  return random() < 0.2 ? { not: leaf } : leaf
}

function leafOf(
  { name, field, values }: AskableField,
  { one, random }: { one: <T>(list: readonly T[]) => T; random: () => number },
): Condition {
  const operator = one<Operator>(operatorsOf(field))
  const value = one(values)
  const isDay = ['date', 'dateTime'].includes(valueField(field).kind)
  if (operator === 'between' && isDay && random() < 0.6)
    return {
      name,
      operator,
      value: one([
        { relative: 'this_month' },
        { relative: 'last_year' },
        { relative: 'more_than_days_ago', days: 30 },
      ]),
    }
  if (operator === 'between') return { name, operator, value: [value, one(values)] }
  if (operator === 'in' || operator === 'notIn') return { name, operator, value: [value, one(values)] }
  if (operator === 'like') return { name, operator, value: String(value ?? 'a').slice(0, 3) }
  return ['gte', 'lte'].includes(operator) && value === null
    ? { name, operator: 'ne', value: null }
    : { name, operator, value }
}
