import { compareDecimals, decimalPattern } from '../../resources/schema/decimal-text'
import { valueField } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'

const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && decimalPattern.test(value))

export type Compare = (a: unknown, b: unknown) => number

function compareLetters(a: unknown, b: unknown): number {
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

export const compareNumbers: Compare = (a, b) =>
  isNumber(a) && isNumber(b) ? compareDecimals(String(a), String(b)) : compareLetters(a, b)

export const isText = (field: Field): boolean => kindOf(valueField(field)).operators.includes('like')

/** Orders two values of a field as its column does: exact numbers, moments, texts by their letters (« 682 » before « 75 »). */
export const comparing = (field: Field): Compare => (isText(field) ? compareLetters : compareNumbers)

export const isEmpty = (value: unknown) => value === null || value === undefined

/** What has no value comes last, as PostgreSQL puts it. */
export function emptyLast(compare: Compare, a: unknown, b: unknown): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b))
  return compare(a, b)
}

/** A pattern of `like` as a regular expression. */
export const likeExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(/\\(.)|([%_])|([^\w\s])/gs, (_all, escaped, wild, other) =>
      wild ? (wild === '%' ? '.*' : '.') : `\\${escaped ?? other}`.replace(/^\\(\w)$/, '$1'),
    )}$`,
    's',
  )
