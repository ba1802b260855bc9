import { compareDecimals, decimalPattern } from '../../resources/schema/decimal-text'

const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && decimalPattern.test(value))

/** Orders two values of one field as its column does: exact numbers, moments, texts by their letters. */
export function compareValues(a: unknown, b: unknown): number {
  if (isNumber(a) && isNumber(b)) return compareDecimals(String(a), String(b))
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

export const isEmpty = (value: unknown) => value === null || value === undefined

/** What has no value comes last, as PostgreSQL puts it. */
export function compareKeys(a: unknown, b: unknown): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b))
  return compareValues(a, b)
}

/** A pattern of `like` as a regular expression. */
export const likeExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(/\\(.)|([%_])|([^\w\s])/gs, (_all, escaped, wild, other) =>
      wild ? (wild === '%' ? '.*' : '.') : `\\${escaped ?? other}`.replace(/^\\(\w)$/, '$1'),
    )}$`,
    's',
  )
