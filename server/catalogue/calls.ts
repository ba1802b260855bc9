import type { Call } from '../api/call'
import { orderabilityCall } from './orderability-call'
import { searchProductCall } from './search-product'
import { shopCall } from './shop-call'

/** The catalogue's own calls. */
export const catalogueCalls: Call[] = [orderabilityCall, searchProductCall, shopCall]
