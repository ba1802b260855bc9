import { resources } from '../resources'
import { permissionCatalogue } from '../resources/accounts/permissions'
import { accountsPolicies } from './accounts/policies'
import { cataloguePolicies } from './catalogue/policies'
import { commentPolicies } from './comments/policies'
import { contentPolicies } from './content/policies'
import { definePolicies } from './database/define-policies'
import { directoryPolicies } from './directory/policies'
import { egalimPolicies } from './egalim/policies'
import { exportPolicies } from './exports/policies'
import { importPolicies } from './imports/policies'
import { journalPolicies } from './journal/policies'
import { listPolicies } from './lists/policies'
import { litigationsPolicies } from './litigations/policies'
import { ordersPolicies } from './orders/policies'
import { pricingPolicies } from './pricing/policies'
import { quotesPolicies } from './quotes/policies'
import { rebatePolicies } from './rebates/policies'
import { revenuePolicies } from './revenues/policies'
import { settingsPolicies } from './settings/policies'
import { statisticsPolicies } from './statistics/policies'
import { stockPolicies } from './stock/policies'
import { surveyPolicies } from './surveys/policies'
import { tendersPolicies } from './tenders/policies'
import { actorLists, type Perimeters, profileTypes } from './trade/perimeter'
import { volumePolicies } from './volumes/policies'
import { webhookPolicies } from './webhooks/policies'

const rows: Perimeters = {
  ...accountsPolicies,
  ...settingsPolicies,
  ...directoryPolicies,
  ...cataloguePolicies,
  ...contentPolicies,
  ...commentPolicies,
  ...ordersPolicies,
  ...litigationsPolicies,
  ...stockPolicies,
  ...tendersPolicies,
  ...pricingPolicies,
  ...volumePolicies,
  ...quotesPolicies,
  ...revenuePolicies,
  ...rebatePolicies,
  ...egalimPolicies,
  ...exportPolicies,
  ...statisticsPolicies,
  ...surveyPolicies,
  ...webhookPolicies,
  ...listPolicies,
  ...importPolicies,
  ...journalPolicies,
}

/** Who sees which rows, for every resource: the one list, applied to every read and write and made into row-level security. */
export const policies = definePolicies(resources, {
  ...{ types: profileTypes, lists: actorLists, rows },
  permissions: permissionCatalogue(resources.all),
})
