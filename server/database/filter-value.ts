import { isTooLong } from '../../resources/schema/check'
import type { Field } from '../../resources/schema/field'
import { fold } from '../../resources/schema/fold'
import { kindOf } from '../../resources/schema/kinds'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { type FilterInput, refuse } from './filter'
import { intervalBound } from './interval'

/** `%car%vrac%`: the term folded, its own `%` kept, the other wildcards taken literally. */
export const likePattern = (term: string): string =>
  `%${fold(term.trim()).replace(/[\\_]/g, '\\$&')}%`.replace(/%{2,}/g, '%')

/** A value of a filter as its field keeps it; null is empty, a wrong one is refused. */
export function cleaned(
  filter: FilterInput,
  field: Field,
  { value, side }: { value: unknown; side?: 'start' | 'end' },
): unknown {
  if (value === null || value === '') return null
  const kind = kindOf(field.kind === 'refs' ? { kind: 'ref' } : field)
  const text = field.kind === 'dateTime' ? intervalBound(value, side) : value
  if (isTooLong(field, text)) return refuse(filter.name, messages.tooLarge)
  const result = kind.clean ? kind.clean(text, field) : text
  const message = kind.check(result, { ...field, min: undefined, max: undefined })
  return message ? refuse(filter.name, message) : result
}

/** The values of a filter, one or several. */
export const listOf = (filter: FilterInput): unknown[] =>
  Array.isArray(filter.value) ? filter.value : [filter.value]

/** The two ends of an interval; null is open. */
export function boundsOf(filter: FilterInput): [unknown, unknown] {
  const { value } = filter
  if (Array.isArray(value)) return [value[0] ?? null, value[1] ?? null]
  if (value !== null && typeof value === 'object')
    return ['start' in value ? value.start : null, 'end' in value ? value.end : null]
  return refuse(filter.name, 'Un intervalle est attendu.')
}

/** The text that a filter looks for. */
export const termOf = ({ name, value }: FilterInput): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : refuse(name, 'Un texte est attendu.')

/** What the operators of others deny. */
export const opposites = lookup({ ne: 'eq', notIn: 'in' })

/** Other than some values: across an association, what has none is other too. */
export const isOther = (filter: FilterInput): filter is FilterInput & { operator: keyof typeof opposites } =>
  ['ne', 'notIn'].includes(filter.operator) && listOf(filter).every((value) => value !== null && value !== '')

/** An empty value is asked for, alone or among others. */
export const asksEmpty = (filter: FilterInput): boolean =>
  ['eq', 'in'].includes(filter.operator) && listOf(filter).some((value) => value === null || value === '')
