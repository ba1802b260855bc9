import { divided, exact, plus, rounded } from '../schema/exact'
import type { BudgetAnswer } from './answers'

export interface Spend {
  /** The twelve months of the year, `YYYY-MM`, with 0 where nothing was ordered; euros before tax. */
  months: BudgetAnswer['months']
  /** A twelfth of the annual food budget; null without one. */
  foodMonthly: string | null
  /** Everything ordered in a month, food or not. */
  of: (month: string) => string
}

/** The year's orders of a member month by month, for the first screen (domain §14.1). */
export function spendByMonth({ year, budget, months }: BudgetAnswer): Spend {
  const known = new Map(months.map((month) => [month.month, month]))
  const all = Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return known.get(month) ?? { month, food_ht: '0.00', other_ht: '0.00' }
  })
  const of = (month: string) => {
    const { food_ht = '0', other_ht = '0' } = known.get(month) ?? {}
    return rounded(plus(exact(food_ht), exact(other_ht)), 2)
  }
  return { months: all, foodMonthly: budget && rounded(divided(exact(budget), exact(12)), 2), of }
}
