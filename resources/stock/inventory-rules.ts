import {
  compared,
  differenceOf,
  divided,
  type Exact,
  exact,
  minus,
  plus,
  rounded,
  times,
} from '../schema/exact'
import type { RowOf } from '../schema/infer'
import type { Movement } from './cump'
import type { inventoryLine } from './inventory'

export interface InventoryScope {
  storagemode_ids: readonly number[]
  family_ids: readonly number[]
}

const meets = (a: readonly number[], b: readonly number[]) =>
  !a.length || !b.length || a.some((one) => b.includes(one))

/** Whether two inventories may count the same article: an empty list stands for all (err532). */
export const overlaps = (a: InventoryScope, b: InventoryScope): boolean =>
  meets(a.storagemode_ids, b.storagemode_ids) && meets(a.family_ids, b.family_ids)

/** A line of an inventory; without a real quantity it was not counted. */
export type CountedLine = RowOf<
  typeof inventoryLine,
  'quantity_theorical' | 'price_unit_ht_theorical' | 'quantity_real' | 'price_unit_ht_real'
>

const zero = exact(0)

/** The gap of a counted line; null when it was not counted. */
export const gapOf = (line: CountedLine): string | null =>
  line.quantity_real === null ? null : differenceOf(line.quantity_real, line.quantity_theorical, 3)

/**
 * What a counted line posts (domain §7.4): its gap alone, so that what moved after the snapshot is kept; a changed price
 * alone revalues.
 */
export function movementOf(line: CountedLine): Movement | null {
  const gap = gapOf(line)
  if (gap === null) return null
  const theorical = line.price_unit_ht_theorical ?? '0'
  const price = line.price_unit_ht_real ?? theorical
  const side = compared(exact(gap), zero)
  if (side > 0) return { kind: 'entry', quantity: gap, unit_cost: price }
  if (side < 0) return { kind: 'exit', quantity: rounded(minus(zero, exact(gap)), 3) }
  const change = minus(exact(price), exact(theorical))
  const amount = rounded(times(exact(line.quantity_real ?? '0'), change), 2)
  return compared(exact(amount), zero) === 0 ? null : { kind: 'revaluation', amount }
}

export interface MealExit {
  amount: string
  meals_number: number
  counted: boolean
}

/** Cost of a meal, four decimals: Σ exits / Σ meals; null without a counted meal (domain §7.3). */
export function costPerMeal(exits: readonly MealExit[]): string | null {
  const counted = exits.filter((exit) => exit.counted && exit.meals_number > 0)
  const meals = counted.reduce((sum, exit) => sum + exit.meals_number, 0)
  if (!meals) return null
  const amount = counted.reduce<Exact>((sum, exit) => plus(sum, exact(exit.amount)), zero)
  return rounded(divided(amount, exact(meals)), 4)
}
