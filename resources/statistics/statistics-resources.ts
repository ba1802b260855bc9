import { purchaseFact } from './purchase-fact'
import { purchaseMonth, purchaseMonthStale } from './purchase-month'

/** What is declared of statistics. */
export const statisticsResources = [purchaseFact, purchaseMonth, purchaseMonthStale] as const
