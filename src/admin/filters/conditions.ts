import type { Condition } from '../../../providers/search'
import { valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import { filterKind } from './filter-kind'
import { dayInterval, type Interval, momentsOf, numberInterval, parseInterval } from './interval'

/** A filter as the address holds it: `filterBy=name|value`. */
export interface Filter {
  name: string
  value: string
}

const idPattern = /^\d{1,15}$/
/** In the address: « Non renseigné ». */
export const unset = '-'

function between(name: string, { from, to }: Interval, toValue: (text: string) => unknown): Condition[] {
  if (from && to) return [{ name, operator: 'between', value: [toValue(from), toValue(to)] }]
  if (from) return [{ name, operator: 'gte', value: toValue(from) }]
  return to ? [{ name, operator: 'lte', value: toValue(to) }] : []
}

/** Several values of a filter, comma-joined in the address. */
export const valuesOf = (value: string): string[] => value.split(',').filter(Boolean)

/** The bounds of a date or number filter, put right. */
export function boundsOf(field: Field, value: string): Interval {
  const interval = parseInterval(value)
  return filterKind(field) === 'date' ? dayInterval(interval) : numberInterval(interval)
}

/** What a filter asks the search for; nothing when its value is empty or makes no sense for the field. */
export function conditionsFor(declared: Field, { name, value }: Filter): Condition[] {
  const field = valueField(declared)
  const kind = filterKind(field)
  if (kind === 'text') return value.trim() ? [{ name, operator: 'like', value: value.trim() }] : []
  if (kind === 'bool' && value === unset) return [{ name, operator: 'eq', value: null }]
  if (kind === 'bool')
    return /^(true|false)$/.test(value) ? [{ name, operator: 'eq', value: value === 'true' }] : []
  if (kind === 'choice')
    return oneOf(name, value, (key) => (field.options && Object.hasOwn(field.options, key) ? key : undefined))
  if (kind === 'reference') return oneOf(name, value, (id) => (idPattern.test(id) ? Number(id) : undefined))
  if (kind === 'number')
    return between(name, boundsOf(field, value), (text) => (field.kind === 'int' ? Number(text) : text))
  if (kind !== 'date') return []
  const days = boundsOf(field, value)
  return between(name, field.kind === 'dateTime' ? momentsOf(days) : days, (text) => text)
}

function oneOf(
  name: string,
  value: string,
  toValue: (text: string) => string | number | undefined,
): Condition[] {
  const wanted = valuesOf(value).map((text) => (text === unset ? null : toValue(text)))
  const values = wanted.filter((one) => one !== undefined)
  return values.length ? [{ name, operator: 'in', value: values }] : []
}
