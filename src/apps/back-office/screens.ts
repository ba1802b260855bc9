import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'
import { accountScreens, profileScreens, userScreens } from '../../screens/accounts/screens'
import { backOfficeContentScreens } from '../../screens/content/back-office-content'
import { sharedContentScreens } from '../../screens/content/content-screens'
import { directoryScreens } from '../../screens/directory/screens'
import { exportScreens, steeringScreens } from '../../screens/exports/screens'
import { guardScreens } from '../../screens/guards/screens'
import { home, stakeScreens } from '../../screens/home/screen'
import { importScreens } from '../../screens/imports/screens'
import { leakageScreens } from '../../screens/leakage/screens'
import { litigationScreens } from '../../screens/litigations/screens'
import { perimeterOrderScreens } from '../../screens/orders/screens'
import { quotationScreens } from '../../screens/quotations/screens'
import { rebateScreens } from '../../screens/rebates/screens'
import { seenReceptionScreens } from '../../screens/receptions/screens'
import { laterScreen, resourceScreen } from '../../screens/resource-screen'
import { adminStandardCartScreens } from '../../screens/standard-carts/screens'
import { statisticsScreens } from '../../screens/statistics/screens'
import { systemScreens } from '../../screens/system/screens'
import { tenderScreens } from '../../screens/tenders/screens'
import { volumeResultScreens } from '../../screens/volumes/screens'
import { resources } from '../browser-resources'

const generated = (name: string) => resourceScreen(resources, name)

/** The screens of the back office that exist, by route name; the menu shows no other. */
export const screens: Screens = {
  ...accountScreens,
  ...userScreens,
  ...profileScreens,
  ...perimeterOrderScreens,
  ...seenReceptionScreens,
  ...adminStandardCartScreens,
  ...litigationScreens,
  ...exportScreens,
  ...steeringScreens,
  ...statisticsScreens('BackOfficeStatistics'),
  Home: home(async () => (await import('../../screens/home/BackOfficeHome')).BackOfficeHome),
  ...stakeScreens('BackOfficeStake'),
  ...directoryScreens,
  AdherentManagement: generated('adherent'),
  GroupAdherentList: generated('groupadherent'),
  SupplierManagement: generated('supplier'),
  SupplierNetworks: generated('suppliernetwork'),
  Manufacturers: generated('manufacturer'),
  Products: generated('product'),
  Services: generated('service'),
  Catalogs: generated('article'),
  ArticlePrices: generated('article_price'),
  Referencing: generated('referencing'),
  Anomalies: generated('anomaly'),
  Platforms: generated('platform'),
  SupplierContracts: generated('supplier_contract'),
  Messages: generated('dashboardmessage'),
  HelpCenterAdmin: generated('help_document'),
  ...tenderScreens,
  Tenders: laterScreen('tender', '/tender', 'viewTender'),
  Attribution: laterScreen('attribution', '/attribution', 'viewTender'),
  PublicNotices: laterScreen('public_notice', '/public-notices', 'managePublicNotice'),
  PriceUpdates: laterScreen('price_update', '/price-updates', 'viewPriceUpdate'),
  MarketRatingValues: laterScreen('market_rating_value', '/market-rating-values', 'viewPriceUpdate'),
  ...quotationScreens,
  VolumeRequests: laterScreen('purchase_volume_request', '/volume-requests', 'viewVolumeRequest'),
  Revenues: laterScreen('revenue', '/revenues', 'viewRevenue'),
  StatisticRequests: laterScreen('statistic_request', '/statistic-requests', 'manageStatisticRequest'),
  ...volumeResultScreens,
  ...rebateScreens,
  ...leakageScreens,
  ...systemScreens,
  ...guardScreens,
  ...importScreens,
  ImportModels: laterScreen('import_model', '/import-models', 'viewImports'),
  Comments: laterScreen('comment', '/comments', 'viewComments'),
  ArticleRequests: laterScreen('article_request', '/article-requests', 'viewArticleRequest'),
  QuoteTracking: laterScreen('quote', '/quotes', 'viewQuote'),
  Retention: laterScreen('retention_entry', '/retention', 'viewJobs'),
  EmailOutbox: laterScreen('email_outbox', '/email_outbox', 'viewEmailOutbox'),
  Settings: {
    path: '/settings/*',
    Page: lazyScreen('Settings', async () => {
      const { SettingsPages } = await import('../../screens/settings/SettingsPages')
      return SettingsPages
    }),
  },
  ...sharedContentScreens,
  ...backOfficeContentScreens,
}
