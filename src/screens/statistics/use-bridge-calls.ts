import { bridgeEndpoints } from '../../../resources/statistics/bridge-endpoints'
import { useEndpoints } from '../../fields/endpoints'

export const useBridgeCalls = () => useEndpoints(bridgeEndpoints)
