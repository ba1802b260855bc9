import { accountResources } from './accounts/account-resources'
import { catalogueResources } from './catalogue/catalogue-resources'
import { contentResources } from './content/content-resources'
import { directoryResources } from './directory/directory-resources'
import { litigationResources } from './litigations/litigation-resources'
import { orderResources } from './orders/order-resources'
import { pricingResources } from './pricing/pricing-resources'
import { quotesResources } from './quotes/quotes-resources'
import { createRegistry } from './registry'
import { revenueResources } from './revenues/revenue-resources'
import { settingResources } from './settings/setting-resources'
import { stockResources } from './stock/stock-resources'
import { tenderResources } from './tenders/tender-resources'
import { volumeResources } from './volumes/volume-resources'

/** Every resource of the product, checked as a whole; each domain lists its own. */
export const resources = createRegistry([
  ...accountResources,
  ...directoryResources,
  ...catalogueResources,
  ...contentResources,
  ...orderResources,
  ...stockResources,
  ...litigationResources,
  ...settingResources,
  ...tenderResources,
  ...pricingResources,
  ...volumeResources,
  ...quotesResources,
  ...revenueResources,
])
