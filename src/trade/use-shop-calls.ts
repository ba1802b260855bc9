import { shopEndpoints } from '../../resources/catalogue/shop-endpoints'
import { useEndpoints } from '../fields/endpoints'

/** The calls of the front office's catalogues. */
export const useShopCalls = () => useEndpoints(shopEndpoints)
