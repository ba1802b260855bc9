import { quoteEndpoints } from '../../../resources/quotes/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'

export const useQuoteCalls = () => useEndpoints(quoteEndpoints)

const tags = [quoteEndpoints.page.of] as const

/** Runs an act on a request: what is shown of it is read again. */
export const useQuoteAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)
