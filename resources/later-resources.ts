import { sessionResources } from './accounts/account-resources'
import { identityResources } from './accounts/identity-resources'
import { askedResources } from './catalogue/asked-resources'
import { toldResources } from './content/told-resources'
import { egalimResources } from './egalim/followed-plan'
import { exportResources } from './exports/export-run'
import { importResources } from './imports/scheduled-import'
import { bulkResources, listResources } from './lists/list-resources'
import { litigationResources } from './litigations/litigation-resources'
import { orderResources } from './orders/order-resources'
import { pricingResources } from './pricing/pricing-resources'
import { quotesResources } from './quotes/quotes-resources'
import { rebateResources } from './rebates/rebate-resources'
import { retentionResources } from './retention/retention-entry'
import { revenueResources } from './revenues/revenue-resources'
import { commentResources } from './schema/comment'
import type { AnyResource } from './schema/resource'
import { customField } from './settings/custom-field'
import { statisticsResources } from './statistics/statistics-resources'
import { stockResources } from './stock/stock-resources'
import { surveyResources } from './surveys/survey-resources'
import { systemResources } from './system/system-resources'
import { tenderResources } from './tenders/tender-resources'
import { volumeResources } from './volumes/volume-resources'
import { webhookResources } from './webhooks/webhook-resources'

/** The domains that a browser knows a moment later, so that they weigh on no first list. */
export const laterResources: readonly AnyResource[] = [
  ...sessionResources,
  ...toldResources,
  ...commentResources,
  ...orderResources,
  ...stockResources,
  ...litigationResources,
  ...tenderResources,
  ...pricingResources,
  ...volumeResources,
  ...quotesResources,
  ...askedResources,
  ...revenueResources,
  ...rebateResources,
  ...egalimResources,
  ...exportResources,
  ...statisticsResources,
  ...surveyResources,
  ...retentionResources,
  ...webhookResources,
  ...listResources,
  ...bulkResources,
  ...importResources,
  ...systemResources,
  ...identityResources,
  customField,
]
