import type { Call } from '../api/call'
import { anomalyCalls } from './anomaly-calls'
import { articleRequestCalls } from './article-requests'
import { searchProductCall } from './search-product'
import { shopCalls } from './shop-calls'

/** The catalogue's own calls. */
export const catalogueCalls: Call[] = [
  ...anomalyCalls,
  ...articleRequestCalls,
  ...shopCalls,
  searchProductCall,
]
