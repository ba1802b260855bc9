import type { Condition } from '../../../resources/schema/condition'
import { valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import { filterKind } from './filter-kind'
import { dayInterval, type Interval, momentsOf, numberInterval, parseInterval } from './interval'
import { canDiffer, isOther, plainValue } from './other-than'

/** A filter as the address holds it: `filterBy=name|value`. */
export interface Filter {
  name: string
  value: string
}

const idPattern = /^\d{1,15}$/
/** In the address: « Non renseigné ». */
export const unset = '-'
/** In the address, before a text that is meant whole, as it is spelled; alone, « Non renseigné ». */
export const exactly = '='

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

/** The values of a filter as the search takes them; those that make no sense for the field go. */
function wantedOf(field: Field, value: string): unknown[] {
  const kind = filterKind(field)
  if (kind === 'choice')
    return some(value, (key) => (field.options && Object.hasOwn(field.options, key) ? key : undefined))
  if (kind === 'reference') return some(value, (id) => (idPattern.test(id) ? Number(id) : undefined))
  if (kind === 'text') return value.trim() ? [value.trim().replace(/^=/, '')] : []
  const { from } = boundsOf(field, value)
  return from === undefined ? [] : [field.kind === 'int' ? Number(from) : from]
}

/** Other than one value, or than any of several. */
function otherThan(name: string, values: readonly unknown[]): Condition[] {
  const [first = null] = values
  if (values.length === 1 && first !== null) return [{ name, operator: 'ne', value: first }]
  return values.length ? [{ name, operator: 'notIn', value: [...values] }] : []
}

/** What a filter asks the search for; nothing when its value is empty or makes no sense for the field. */
export function conditionsFor(declared: Field, { name, value }: Filter): Condition[] {
  const field = valueField(declared)
  const kind = filterKind(field)
  if (isOther(value) && canDiffer(field)) return otherThan(name, wantedOf(field, plainValue(value)))
  if (kind === 'text' && value.startsWith(exactly))
    return [{ name, operator: 'eq', value: value.slice(1) || null }]
  if (kind === 'text') return value.trim() ? [{ name, operator: 'like', value: value.trim() }] : []
  if (value === unset && (kind === 'bool' || kind === 'number' || kind === 'date'))
    return [{ name, operator: 'eq', value: null }]
  if (kind === 'bool')
    return /^(true|false)$/.test(value) ? [{ name, operator: 'eq', value: value === 'true' }] : []
  if (kind === 'choice' || kind === 'reference') {
    const values = wantedOf(field, value)
    return values.length ? [{ name, operator: 'in', value: values }] : []
  }
  if (kind === 'number')
    return between(name, boundsOf(field, value), (text) => (field.kind === 'int' ? Number(text) : text))
  if (kind !== 'date') return []
  const days = boundsOf(field, value)
  return between(name, field.kind === 'dateTime' ? momentsOf(days) : days, (text) => text)
}

const some = (value: string, toValue: (text: string) => string | number | undefined) =>
  valuesOf(value)
    .map((text) => (text === unset ? null : toValue(text)))
    .filter((one) => one !== undefined)
