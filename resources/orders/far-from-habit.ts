import { compareDecimals } from '../schema/decimal-text'
import { exact, rounded, times } from '../schema/exact'

/** What was ordered of an article in twelve months, in order units. */
export interface Habit {
  /** Orders that had it. */
  orders: number
  /** The largest of them, and what one usually has. */
  largest: string
  usual: string
}

/** From where on a quantity is asked about, by the general options (5-doors §6). */
export interface HabitLimits {
  /** Times the largest order, where the article is known. */
  habit_times_largest: string
  /** Times the minimum quantity, and the amount HT of a line, where it is not. */
  habit_times_minimum: string
  habit_line_ht: string
}

export const habitLimitKeys = [
  'habit_times_largest',
  'habit_times_minimum',
  'habit_line_ht',
] as const satisfies readonly (keyof HabitLimits)[]

/** Orders from which on an article is known. */
const known = 3

interface Typed {
  quantity: string
  line_ht: string
  order_minimum: string | null
}

const isAtLeast = (quantity: string, factor: string, of: string) =>
  compareDecimals(of, '0') > 0 && compareDecimals(quantity, rounded(times(exact(of), exact(factor)), 3)) >= 0

/**
 * Whether a quantity is far from habit: so many times the largest order of an article that was ordered three times or more in
 * twelve months; else so many times its minimum quantity, or a line over an amount (5-doors §6).
 */
export function isFarFromHabit(
  { quantity, line_ht, order_minimum }: Typed,
  habit: Habit | undefined,
  limits: HabitLimits,
): boolean {
  if (habit && habit.orders >= known) return isAtLeast(quantity, limits.habit_times_largest, habit.largest)
  return (
    isAtLeast(quantity, limits.habit_times_minimum, order_minimum ?? '0') ||
    compareDecimals(line_ht, limits.habit_line_ht) > 0
  )
}
