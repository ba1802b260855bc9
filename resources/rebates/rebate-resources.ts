import type { AnyResource } from '../schema/resource'
import { rfaLine, rfaPayment, rfaSettlement, rfaShare } from './rfa-settlement'

/** Year-end rebates. */
export const rebateResources: readonly AnyResource[] = [rfaSettlement, rfaLine, rfaShare, rfaPayment]
