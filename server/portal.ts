import { english } from '../i18n/en'
import { resources } from '../resources'
import { lookup } from '../resources/schema/lookup'
import { settingGroups } from '../resources/settings/setting-groups'
import { accountsCalls } from './accounts/calls'
import { loadStaff } from './accounts/load-actor'
import { registrationCalls } from './accounts/register-company'
import { openScimDoors } from './accounts/scim-doors'
import { openSsoDoors } from './accounts/sso-doors'
import { struckPeople } from './accounts/struck'
import type { Call } from './api/call'
import { callsOf, version } from './app'
import type { Application } from './application'
import { backupCalls } from './backup/calls'
import { budget, prices } from './catalogue/at-stake'
import { catalogueCalls } from './catalogue/calls'
import { commentCalls } from './comments/calls'
import { accessibilityStatement } from './content/accessibility-statement'
import { contentCalls } from './content/calls'
import { directoryCalls } from './directory/calls'
import { egalimCalls } from './egalim/calls'
import { exportCalls } from './exports/calls'
import { foodFirst, foodPath } from './first-articles'
import { jobs, works } from './jobs'
import { bulkCalls } from './jobs/bulk-jobs'
import { jobCalls } from './jobs/calls'
import { exportSources } from './jobs/export-sources'
import { scheduledImportCalls } from './jobs/import-jobs'
import { journalCalls } from './journal/calls'
import { credits } from './litigations/at-stake'
import { litigationCalls } from './litigations/calls'
import { mailTrade } from './mail-trade'
import { putOutsideInCart } from './orders/add-outside'
import { shipping, shippingOrders } from './orders/at-stake'
import { ordersCalls } from './orders/calls'
import { keepGuardCounts } from './orders/guard-counts'
import { readEquivalents } from './orders/optimise'
import { passLevels } from './orders/pass-levels'
import { struckOrders } from './orders/struck'
import { struckByRights } from './orders/struck-rights'
import { applications } from './pages'
import { policies } from './policies'
import { pricingCalls } from './pricing/calls'
import { quotesCalls } from './quotes/calls'
import { tier, undeclared } from './rebates/at-stake'
import { leak, leakOrders } from './rebates/at-stake-leaks'
import { rebateCalls } from './rebates/calls'
import { leakageCalls } from './rebates/leak-calls'
import { membershipReaders } from './rebates/membership'
import { receptionCalls } from './receptions/calls'
import { revenueCalls } from './revenues/calls'
import { fillPortal } from './seed/fill-portal'
import { settingsCalls } from './settings/calls'
import { shortcutsOf } from './shortcuts'
import { contracts, priceGap, priceGapOrders } from './statistics/at-stake'
import { atStakeCalls } from './statistics/at-stake-calls'
import { statisticsCalls } from './statistics/calls'
import { measureCalls } from './statistics/measure-calls'
import { membershipCalls } from './statistics/membership-calls'
import { expiring } from './stock/at-stake'
import { stockCalls } from './stock/calls'
import { surveyCalls } from './surveys/calls'
import { systemCalls } from './system/calls'
import { tendersCalls } from './tenders/calls'
import { openNotice } from './tenders/open-notice'
import { sayingLostAccess } from './trade/lost-access'
import { memberRows } from './trade/member-rows'
import { reportLines } from './trade/report-lines'
import { virtuals } from './virtuals'
import { volumeCalls } from './volumes/calls'
import { webhookCalls } from './webhooks/calls'
import { holdsDemonstration, welcome } from './welcome'
import { writers } from './writers'

/** The purchasing portal. */
export const portal: Application = {
  ...{ resources, policies, jobs, works, virtuals, writers, welcome },
  languages: { en: english },
  groups: settingGroups,
  struck: lookup({ ...struckOrders, ...struckPeople(struckByRights) }),
  owners: { adherentId: memberRows },
  headLines: (work, list) => reportLines(work, { ...list, period: null }),
  rightsLost: passLevels,
  tallied: keepGuardCounts,
  mails: mailTrade,
  calls: [
    ...accountsCalls,
    ...settingsCalls,
    ...directoryCalls,
    ...catalogueCalls,
    ...sayingLostAccess([...ordersCalls, ...receptionCalls, ...stockCalls]),
    ...contentCalls,
    ...commentCalls(loadStaff),
    ...jobCalls,
    ...backupCalls,
    ...litigationCalls,
    ...tendersCalls,
    ...registrationCalls(openNotice),
    ...pricingCalls,
    ...volumeCalls,
    ...quotesCalls(putOutsideInCart),
    ...revenueCalls,
    ...rebateCalls,
    ...leakageCalls,
    ...egalimCalls((work, id) => readEquivalents(work, id)),
    ...exportCalls(exportSources),
    ...statisticsCalls,
    ...membershipCalls(membershipReaders),
    ...atStakeCalls(
      [priceGap, leak, credits, tier, shipping, contracts, undeclared, prices, expiring, budget],
      { price_gap: priceGapOrders, leak: leakOrders, shipping: shippingOrders },
    ),
    ...measureCalls,
    ...surveyCalls,
    ...webhookCalls,
    ...bulkCalls,
    ...scheduledImportCalls,
    ...journalCalls,
    ...systemCalls(version),
  ],
  doors: [openSsoDoors, openScimDoors],
  isMigrated: true,
  fill: fillPortal,
  holdsDemonstration,
  pages: { folder: 'dist/client', applications, shortcutsOf },
  firstScreens: { under: '/front-office', screens: { '/front-office/': foodFirst, [foodPath]: foodFirst } },
  writtenPages: { '/accessibilite': accessibilityStatement },
}

/** Every call of the portal's API. */
export const allCalls = ({ db }: { db: { registry: typeof resources } }): Call[] =>
  callsOf(portal, db.registry)
