import { rebateEndpoints } from '../../../resources/rebates/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'

export const useRebateCalls = () => useEndpoints(rebateEndpoints)

const tags = [rebateEndpoints.page.of] as const

/** Runs an act on settlements: what is shown of them is read again. */
export const useRebateAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)
