import { compareDecimals } from '../schema/decimal-text'
import { divided, exact, rounded, times } from '../schema/exact'

/** A line beside what is usually ordered of its article; `usual` is null where it was not ordered in the weeks of habit. */
export interface BesideHabit {
  quantity: string
  usual: string | null
}

/** How far from the habit a quantity may be before an approver is told: twice, or half. */
const far = '2'

/**
 * Whether a line differs from the habit: an article that was not ordered in those weeks, or at least twice or at most half of
 * what an order usually has of it (domain §5.10, habits). Quantities in order units, as decimal texts.
 */
export function differsFromHabit({ quantity, usual }: BesideHabit): boolean {
  if (usual === null) return true
  const twice = (text: string) => rounded(times(exact(text), exact(far)), 3)
  return compareDecimals(quantity, twice(usual)) >= 0 || compareDecimals(twice(quantity), usual) <= 0
}

/** What one order usually has of an article: what was ordered, by the number of orders that had it; in order units. */
export const usualQuantity = (quantity: string, orders: number): string =>
  rounded(divided(exact(quantity), exact(orders)), 3)
