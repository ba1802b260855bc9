import { priceRequests, priceUpdates } from '../../../resources/pricing/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { useOwnEndpoints } from '../../trade/standing-for'

export const usePriceUpdateCalls = () => useEndpoints(priceUpdates)
export const usePriceRequestCalls = () => useOwnEndpoints(priceRequests)

const tags = [priceUpdates.page.of] as const

/** Runs an act on campaigns of prices: what is shown of them is read again. */
export const usePricingAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)
