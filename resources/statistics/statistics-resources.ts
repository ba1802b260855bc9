import { purchaseFact } from './purchase-fact'

/** What is declared of statistics. */
export const statisticsResources = [purchaseFact] as const
