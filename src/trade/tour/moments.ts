import type { tourTexts } from '../../../i18n/fr/tour'
import { type Screens, screenAddress } from '../../layout/screens'

/** A moment of the tour: what is told of it, and the screen where it is seen. */
interface Moment {
  name: keyof typeof tourTexts.moments
  routeName: string
  /** What is asked of the screen beside its address, or the address where it is another. */
  query?: string
  at?: string
  /** A further right of who does this. */
  permission?: string
}

/** How many moments a tour has. */
export const mostMoments = 5

/** By application, the main work of each role first: who may not see a screen goes on to the next one. */
const moments: Readonly<Record<string, readonly Moment[]>> = {
  'front-office': [
    { name: 'decide', routeName: 'OrdersToValidate', permission: 'validateOrders' },
    { name: 'usual', routeName: 'CartList', at: '/', permission: 'addCartArticle' },
    { name: 'catalogue', routeName: 'FoodCatalog', query: '?q=carottes', permission: 'addCartArticle' },
    { name: 'carts', routeName: 'CartList', permission: 'updateCart' },
    { name: 'receive', routeName: 'OrderTracking', at: '/orders/receive', permission: 'receiveOrder' },
    { name: 'stock', routeName: 'StockState' },
    { name: 'claims', routeName: 'Litigations' },
    { name: 'egalim', routeName: 'Egalim' },
    { name: 'figures', routeName: 'Statistics' },
    { name: 'requests', routeName: 'ArticleRequests' },
  ],
  'back-office': [
    { name: 'tenders', routeName: 'Tenders' },
    { name: 'prices', routeName: 'PriceUpdates' },
    { name: 'requests', routeName: 'ArticleRequests' },
    { name: 'anomalies', routeName: 'Anomalies' },
    { name: 'steering', routeName: 'PurchaseSteering' },
    { name: 'figures', routeName: 'Statistics' },
    { name: 'claims', routeName: 'Litigations' },
  ],
  tenders: [
    { name: 'orders', routeName: 'SupplierOrders' },
    { name: 'consultations', routeName: 'Consultations' },
    { name: 'ownPrices', routeName: 'PriceUpdateAnswers' },
    { name: 'ownCatalogue', routeName: 'MyCatalog' },
    { name: 'revenues', routeName: 'Revenues' },
    { name: 'claims', routeName: 'Litigations' },
  ],
}

/** The moments of a person: the first five whose screens it may open. */
export function momentsOf(
  app: string,
  screens: Screens,
  allowed: (permission: string) => boolean,
): (Moment & { path: string })[] {
  const open = (moments[app] ?? []).flatMap((moment) => {
    const screen = screens[moment.routeName]
    const needs = [screen?.permission, moment.permission].filter((one) => one !== undefined)
    if (!screen || !needs.every(allowed)) return []
    return [{ ...moment, path: `${moment.at ?? screenAddress(screen)}${moment.query ?? ''}` }]
  })
  return open.slice(0, mostMoments)
}
