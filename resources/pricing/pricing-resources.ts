import type { AnyResource } from '../schema/resource'
import { marketRatingValue } from './market-rating-value'
import { priceUpdate } from './price-update'
import { priceUpdateLine, priceUpdateLog, priceUpdateResponse } from './price-update-response'

/** What is declared of campaigns of prices. */
export const pricingResources: readonly AnyResource[] = [
  priceUpdate,
  priceUpdateResponse,
  priceUpdateLine,
  priceUpdateLog,
  marketRatingValue,
]
