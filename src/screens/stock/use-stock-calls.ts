import { stockEndpoints } from '../../../resources/stock/endpoints'
import { useEndpoints } from '../../fields/endpoints'

export const useStockCalls = () => useEndpoints(stockEndpoints)
