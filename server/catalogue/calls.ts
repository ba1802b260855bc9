import type { Call } from '../api/call'
import { anomalyCalls } from './anomaly-calls'
import { orderabilityCall } from './orderability-call'
import { priceHistoryCall } from './price-history'
import { priceOutlookCall } from './price-outlook'
import { searchProductCall } from './search-product'
import { budgetCall } from './shop-budget'
import { shopCall } from './shop-call'
import { favouriteCall } from './shop-favourite'
import { inCartCall } from './shop-in-cart'

/** The catalogue's own calls. */
export const catalogueCalls: Call[] = [
  ...anomalyCalls,
  orderabilityCall,
  searchProductCall,
  shopCall,
  favouriteCall,
  inCartCall,
  budgetCall,
  priceHistoryCall,
  priceOutlookCall,
]
