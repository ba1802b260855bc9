import type { TenderPageAnswer } from '../../../resources/tenders/answers'
import { runningMarkets } from '../../../resources/tenders/states'

/** How far the application of a market is: its awarded lots, and those that are written into the catalogue (domain §9.7). */
export function appliedLots({ tender, lots }: TenderPageAnswer) {
  const awarded = lots.filter(({ status }) => status === 'awarded')
  const applied = awarded.filter(({ applied_at }) => applied_at !== null).length
  const isTold = awarded.length > 0 && runningMarkets.some((one) => one === tender.status)
  return {
    applied,
    awarded: awarded.length,
    isTold,
    isRunning: isTold && applied > 0 && applied < awarded.length,
  }
}
