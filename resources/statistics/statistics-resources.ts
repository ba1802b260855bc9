import type { AnyResource } from '../schema/resource'
import { articleDay, articleMember, articleMonth } from './article-sums'
import { foodFact } from './food-fact'
import { purchaseFact } from './purchase-fact'
import { purchaseDay, purchaseDayStale, purchaseMonth, purchasePair } from './purchase-month'
import { usableShare } from './usable-share'

/** What is declared of statistics. */
export const statisticsResources: readonly AnyResource[] = [
  purchaseFact,
  foodFact,
  purchaseDay,
  purchaseMonth,
  purchaseDayStale,
  articleDay,
  articleMonth,
  articleMember,
  purchasePair,
  usableShare,
]
