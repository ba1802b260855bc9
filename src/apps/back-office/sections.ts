import { backOfficeSections as titles } from '../../../i18n/fr/menu-sections'
import type { MenuSection } from '../../layout/menu-sections'

/** The menu of the back office below its titles, so that all of it is seen at once. */
export const sections: readonly MenuSection[] = [
  { title: titles.directory, routes: ['Adherents', 'Suppliers', 'Manufacturers'] },
  {
    title: titles.offer,
    routes: ['Products', 'Services', 'Catalogs', 'Referencing', 'AdminStandardCartList', 'Anomalies'],
  },
  {
    title: titles.markets,
    routes: [
      ...['Tenders', 'PublicTenders', 'Attribution', 'PublicNotices', 'SynthesisDocuments', 'AmoSelection'],
      ...['VolumeRequests', 'VolumeResults'],
    ],
  },
  { title: titles.prices, routes: ['PriceUpdates', 'QuotationTracking', 'QuoteTracking', 'ArticleRequests'] },
  { title: titles.activity, routes: ['Orders', 'Litigations', 'Comments'] },
  {
    title: titles.figures,
    routes: ['Revenues', 'Rfa', 'Leakage', 'StatisticRequests', 'PurchaseSteering', 'Statistics', 'Exports'],
  },
  {
    title: titles.administration,
    routes: [
      'Messages',
      'HelpCenterAdmin',
      'EmailOutbox',
      'MailModels',
      'Imports',
      'ImportModels',
      'Jobs',
      'System',
      'SecurityJournal',
      'Guards',
      'Retention',
      'UserList',
      'Profiles',
    ],
  },
  { routes: ['Settings'] },
]
