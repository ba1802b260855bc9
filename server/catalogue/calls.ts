import type { Call } from '../api/call'
import { orderabilityCall } from './orderability-call'
import { searchProductCall } from './search-product'

/** The catalogue's own calls. */
export const catalogueCalls: Call[] = [orderabilityCall, searchProductCall]
