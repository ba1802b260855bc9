import type { StatisticsAsked } from '../../../providers/trade/statistics'
import type { GivenOf } from '../../../resources/schema/endpoint'
import { bridgeEndpoints } from '../../../resources/statistics/bridge-endpoints'
import { useEndpoints } from '../../fields/endpoints'

export const useBridgeCalls = () => useEndpoints(bridgeEndpoints)

/** What the address narrows to, in its own words: numbers stand there as texts. */
export const given = (asked: StatisticsAsked) => asked as GivenOf<typeof bridgeEndpoints.show>
