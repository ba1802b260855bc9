import type { guardEndpoints } from '../../../resources/orders/guard-endpoints'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import type { GuardId } from '../../../resources/trade/guard-sentences'
import type { GuardDoor } from '../../../resources/trade/guards'

type Count = AnswerOf<typeof guardEndpoints.counts>['counts'][number]

/** How often each guard spoke, at one door or at all of them. */
export interface GuardCounts {
  at: (guard: GuardId, door: GuardDoor) => number
  of: (guard: GuardId) => number
}

export function countsOf(counts: readonly Count[]): GuardCounts {
  const sum = (found: readonly Count[]) => found.reduce((total, { count }) => total + count, 0)
  return {
    at: (guard, door) => sum(counts.filter((one) => one.guard === guard && one.door === door)),
    of: (guard) => sum(counts.filter((one) => one.guard === guard)),
  }
}
