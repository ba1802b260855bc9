import { backOfficeMenus } from '../accounts/back-office-menus'
import { frontOfficeMenus } from '../accounts/front-office-menus'
import { supplierMenus } from '../accounts/supplier-menus'
import { lookup } from '../schema/lookup'
import { addDays, addMonths } from '../schema/paris-time'

/** 1 back office, 2 suppliers, 3 members. */
const applications = lookup({ 1: 'back-office', 2: 'tenders', 3: 'front-office' } as const)
type ApplicationName = (typeof applications)[keyof typeof applications]
const codes = lookup({ 'back-office': 'BO', tenders: 'TE', 'front-office': 'FO' } as const)

type Routes = Readonly<Partial<Record<ApplicationName, string>>>

/** The screen that shows an entity, by model and application; its page is the screen's address followed by the id. */
export const linkRoutes: Readonly<Record<string, Routes>> = lookup({
  Order: { 'back-office': 'Orders', tenders: 'SupplierOrders', 'front-office': 'OrderTracking' },
  User: { 'back-office': 'UserList', tenders: 'UserList', 'front-office': 'UserList' },
  Adherent: { 'back-office': 'AdherentManagement' },
  Supplier: { 'back-office': 'SupplierManagement' },
  Cart: { 'front-office': 'CartList' },
  Order_to_validate: { 'front-office': 'OrdersToValidate' },
  Litigation: { 'back-office': 'Litigations', tenders: 'Litigations', 'front-office': 'Litigations' },
  Tender: { 'back-office': 'Tenders', tenders: 'Consultations' },
  Price_update: { 'back-office': 'PriceUpdates', tenders: 'PriceUpdateAnswers' },
  Price_date: { 'front-office': 'Home' },
  Purchase_volume_request: { 'back-office': 'VolumeRequests', 'front-office': 'VolumeAnswers' },
  Statistic_request: { 'back-office': 'StatisticRequests', tenders: 'StatisticAnswers' },
  Revenue: { 'back-office': 'Revenues', tenders: 'Revenues' },
  Reception: { 'back-office': 'Orders', 'front-office': 'ReceivedOrders' },
  Stock_article: { 'front-office': 'StockState' },
  Article_request: { 'back-office': 'ArticleRequests', 'front-office': 'ArticleRequests' },
  Quote: { 'back-office': 'QuoteTracking', 'front-office': 'Quotes' },
  Export_run: { 'back-office': 'Exports', 'front-office': 'Exports' },
  Supplier_contract: { 'back-office': 'SupplierContracts' },
  Comment: { 'back-office': 'Comments' },
  Import_job: { 'back-office': 'Imports' },
  /** A month of purchases, as `202611`. */
  Purchase_month: { 'back-office': 'Statistics', 'front-office': 'Statistics' },
  Scheduled_import: { 'back-office': 'Settings' },
})

/** Shown by a screen as a whole, without a page of its own. */
const hasNoPage = (model: string) => model === 'Price_date' || model === 'Import_job'

/** The card of an article in a stock is kept under a key, not under a bare id, and a row of a settings table under its table. */
function keyOf(model: string, id: number): string {
  if (model === 'Stock_article') return `a${id}`
  return model === 'Scheduled_import' ? `scheduled_import/${id}` : String(id)
}

/** What stands behind the address of the screen: the row's page, or « Pourquoi ? » of a month against the one a year before, of all that the person sees. */
function placeOf(model: string, id: number): string {
  if (model !== 'Purchase_month') return `/${keyOf(model, id)}`
  const first = `${Math.floor(id / 100)}-${String(id % 100).padStart(2, '0')}-01`
  return `?tab=why&of=all&period=chosen&from=${first}&to=${addDays(addMonths(first, 1), -1)}`
}

/** The application of a type of profile. */
export const applicationOf = (profileTypeId: number): ApplicationName =>
  applications[profileTypeId as 1] ?? 'front-office'

const addressOf = (application: ApplicationName, routeName: string): string | undefined =>
  [...backOfficeMenus, ...frontOfficeMenus, ...supplierMenus].find(
    (one) => one.app === codes[application] && one.routeName === routeName,
  )?.url_name

/** `/front-office/orders/tracking/12`: the page of an entity in the application of somebody; undefined when there is none. */
export function linkOf(
  model: string | null | undefined,
  id: number | null | undefined,
  profileTypeId: number,
): string | undefined {
  const application = applicationOf(profileTypeId)
  const routeName = model ? linkRoutes[model]?.[application] : undefined
  const address = routeName && addressOf(application, routeName)
  if (!model || !address) return undefined
  return `/${application}${address}${id && !hasNoPage(model) ? placeOf(model, id) : ''}`
}
