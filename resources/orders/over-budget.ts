import type { BudgetAnswer } from '../catalogue/answers'
import { compareDecimals } from '../schema/decimal-text'
import { divided, exact, rounded } from '../schema/exact'
import { sumOf } from './totals'

/** A budget that an order goes beyond, and how much it is, HT. */
export interface OverBudget {
  of: 'year' | 'month'
  amount: string
}

const isOver = (spent: readonly string[], budget: string) => compareDecimals(sumOf(spent), budget) > 0

/**
 * Which food budget an order goes beyond with what was ordered before: that of the year, else a twelfth of it in the month
 * (5-doors §1, 9). Nothing without a budget, and of an order without food.
 */
export function overBudget(
  { budget, months }: Pick<BudgetAnswer, 'budget' | 'months'>,
  { month, food_ht }: { month: string; food_ht: string },
): OverBudget | null {
  if (budget === null || compareDecimals(budget, '0') <= 0 || compareDecimals(food_ht, '0') <= 0) return null
  if (isOver([food_ht, ...months.map((one) => one.food_ht)], budget)) return { of: 'year', amount: budget }
  const amount = rounded(divided(exact(budget), exact(12)), 2)
  const ofMonth = months.filter((one) => one.month === month).map((one) => one.food_ht)
  return isOver([food_ht, ...ofMonth], amount) ? { of: 'month', amount } : null
}
