import { compareDecimals } from '../../../resources/schema/decimal-text'
import type { WallClock } from '../../../resources/schema/reading/given'

/** What a cell holds, apart from how it is drawn: a text, a count, an exact decimal, a day or a moment on the clock of the wall. */
export type SheetValue =
  | string
  | number
  | null
  | undefined
  | { decimal: string; unit?: string | undefined }
  | WallClock

/** An amount of money as the value of a cell. */
export const euroValue = (amount: string | null): SheetValue => amount && { decimal: amount, unit: '€' }

/** A percentage as the value of a cell. */
export const percentValue = (percent: string | null): SheetValue => percent && { decimal: percent, unit: '%' }

/** Which column sorts a table, and which way. */
export interface Sorting {
  title: string
  isDown: boolean
}

const collator = new Intl.Collator('fr', { numeric: true })

/** A cell without a value, or that says « nothing » by an empty text, has no place in an order. */
export const isNothing = (value: SheetValue): boolean => value === null || value === undefined || value === ''

function keyOf(value: SheetValue): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return 'decimal' in value ? value.decimal : value.wall
}

/** Whether the first stands before the second (negative), after it or beside it; decimals are compared exactly. */
function compare(one: SheetValue, other: SheetValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [keyOf(one), keyOf(other)]
  const isDecimal = typeof one === 'object' && one !== null && 'decimal' in one
  return isDecimal ? compareDecimals(a, b) : collator.compare(a, b)
}

/**
 * Rows in the order of one of their values. What has none comes last either way; equal ones stay as they came.
 * @param rows in the order that the table has by itself
 */
export function inOrder<R>(rows: readonly R[], held: (row: R) => SheetValue, isDown: boolean): R[] {
  const valued = rows.map((row) => ({ row, value: held(row) }))
  const there = valued.filter(({ value }) => !isNothing(value))
  const none = valued.filter(({ value }) => isNothing(value))
  there.sort((one, other) => (isDown ? -1 : 1) * compare(one.value, other.value))
  return [...there, ...none].map(({ row }) => row)
}
