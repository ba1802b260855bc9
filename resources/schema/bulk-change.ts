import { checkValue } from './check'
import { decimalPattern } from './decimal-text'
import { divided, exact, plus, rounded, times } from './exact'
import type { Field } from './field'
import { kindOf } from './kinds'
import { messages } from './messages'
import { addDays, parisMoment, parisWall } from './paris-time'
import { isRow } from './unknown-row'

/** How many rows are changed alike, each from what it holds. */
export const bulkWays = ['percent', 'plus', 'round', 'days', 'replace', 'add', 'remove'] as const
export type BulkWay = (typeof bulkWays)[number]

/** A change of a value from what it is: what each way asks for (`readChange`). */
export interface BulkChange {
  how: BulkWay
  /** Percents, units, or days; of a text what stands in the place of what is found. */
  by?: string
  /** The multiple that the result is rounded to: « 0.05 ». */
  to?: string
  find?: string
  /** Whether capitals count. */
  cased?: boolean
  /** The values that are added or removed. */
  values?: readonly (string | number)[]
}

/** The keys that a change may have. */
export const changeKeys: ReadonlySet<string> = new Set(['how', 'by', 'to', 'find', 'cased', 'values'])

const numberWays = ['percent', 'plus', 'round'] as const

/** The ways in which the values of a field may be changed from what they are; none of what the row itself leads. */
export function waysOf(field: Field): readonly BulkWay[] {
  const { kind, readonly, hidden, secret, moves, options } = field
  if (readonly || hidden || secret || moves) return []
  if (kind === 'refs' || (kind === 'list' && options)) return ['add', 'remove']
  if (kind === 'text' || kind === 'longText') return ['replace']
  if (kind === 'date' || kind === 'dateTime') return ['days']
  return kindOf(field).cell === 'number' && !['computed', 'virtual', 'ref'].includes(kind) ? numberWays : []
}

const isNumber = (given: unknown): given is string =>
  typeof given === 'string' && decimalPattern.test(given) && given.length <= 16
const isDays = (given: unknown): given is string => typeof given === 'string' && /^-?\d{1,5}$/.test(given)
const isText = (given: unknown, least: number): given is string =>
  typeof given === 'string' && given.length >= least && given.length <= 500
const isStep = (given: unknown) => isNumber(given) && Number(given) > 0

/** What is wrong with a change: the French reason. */
function wrongIn(field: Field, how: BulkWay, { by, to, find, values }: Record<string, unknown>) {
  if (!waysOf(field).includes(how)) return messages.choice
  if (how === 'days') return isDays(by) ? undefined : messages.integer
  if (how === 'replace') return isText(find, 1) && isText(by, 0) ? undefined : messages.required
  if (how === 'add' || how === 'remove') {
    const isKnown = (one: unknown) =>
      field.options ? typeof one === 'string' && one in field.options : Number.isSafeInteger(one)
    return Array.isArray(values) && values.length > 0 && values.length <= 100 && values.every(isKnown)
      ? undefined
      : messages.list
  }
  if (how === 'round' ? !isStep(to) : to !== undefined && !isStep(to)) return messages.number
  return how === 'round' || isNumber(by) ? undefined : messages.number
}

/** A change as it was sent, or the French reason why it is none of the field's. */
export function readChange(
  field: Field,
  given: unknown,
): { change: BulkChange; error?: undefined } | { error: string } {
  const said = isRow(given) ? given : {}
  const how = bulkWays.find((one) => one === said.how)
  if (!how) return { error: messages.choice }
  const error = wrongIn(field, how, said)
  return error === undefined ? { change: { ...said, how } as BulkChange } : { error }
}

/** Exact to the end: no decimal of a percentage or of a step is lost before the field's own rounding. */
const exactDigits = 14

function changedNumber(field: Field, { how, by = '0', to }: BulkChange, value: string): unknown {
  const hundredth = divided(exact(by), exact('100'))
  const moved =
    how === 'percent'
      ? times(exact(value), plus(exact('1'), hundredth))
      : how === 'plus'
        ? plus(exact(value), exact(by))
        : exact(value)
  const stepped = to ? times(exact(rounded(divided(moved, exact(to)), 0)), exact(to)) : moved
  if (field.kind === 'int') return Number(rounded(stepped, 0))
  const text = rounded(stepped, exactDigits).replace(/\.?0+$/, '')
  return kindOf(field).rounds?.(text, field).value ?? text
}

function changedDay({ by = '0' }: BulkChange, value: string): string {
  const days = Number(by)
  if (!value.includes('T')) return addDays(value, days)
  const [day = '', time = '00:00'] = parisWall(value).split('T')
  return parisMoment(addDays(day, days), time).toISOString()
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A value becomes another one; an empty one stays empty, but where values are added to it. */
function changed(field: Field, change: BulkChange, value: unknown): unknown {
  const { how, find = '', by = '', cased, values = [] } = change
  if (how === 'add' || how === 'remove') {
    const held: unknown[] = Array.isArray(value) ? value : []
    return how === 'add'
      ? [...new Set([...held, ...values])]
      : held.filter((one) => !values.some((gone) => gone === one))
  }
  if (value === null || value === undefined || value === '') return value ?? null
  if (how === 'days') return changedDay(change, value instanceof Date ? value.toISOString() : String(value))
  if (how === 'replace')
    return String(value).replace(new RegExp(literal(find), cased ? 'gu' : 'giu'), () => by)
  return changedNumber(field, change, String(value))
}

/** What a value becomes, as its field keeps it; one that the field does not take is refused where it is written. */
export function changedBy(field: Field, change: BulkChange, value: unknown): unknown {
  const became = changed(field, change, value)
  const checked = checkValue(field, became)
  return checked.message === undefined ? checked.value : became
}
