import { rfaLine, rfaPayment, rfaSettlement, rfaShare } from './rfa-settlement'

/** Year-end rebates. */
export const rebateResources = [rfaSettlement, rfaLine, rfaShare, rfaPayment] as const
