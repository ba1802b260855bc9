import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'
import { orderPlaces } from '../../trade/order-places'

const listScreen = (name: string, place: keyof typeof orderPlaces, isSupplier = false): Screen => ({
  path: `${orderPlaces[place].path}/*`,
  permission: orderPlaces[place].permission,
  Page: lazyScreen(name, async () => {
    const { OrderPages, orderViews } = await import('./OrderPages')
    return () => <OrderPages view={orderViews[place]} isSupplier={isSupplier} />
  }),
})

/** Carts, approvals and orders of the front office. */
export const orderScreens: Screens = {
  CartList: {
    path: '/carts/in-progress/*',
    permission: 'viewCart',
    Page: lazyScreen('CartList', async () => {
      const { CartPages } = await import('./CartPages')
      return CartPages
    }),
  },
  OrdersToValidate: {
    path: '/carts/to-validate/*',
    permission: 'validateOrders',
    Page: lazyScreen('OrdersToValidate', async () => {
      const { ApprovalPages } = await import('./ApprovalPages')
      return ApprovalPages
    }),
  },
  PurchaseHistory: {
    path: '/orders/history',
    permission: 'viewPurchaseHistory',
    Page: lazyScreen('PurchaseHistory', async () => {
      const { HistoryScreen } = await import('./HistoryScreen')
      return HistoryScreen
    }),
  },
  OrderTracking: listScreen('OrderTracking', 'tracking'),
  ReceivedOrders: listScreen('ReceivedOrders', 'received'),
}

/** Orders of the supplier's own. */
export const supplierOrderScreens: Screens = {
  SupplierOrders: listScreen('SupplierOrders', 'supplier', true),
}

/** Orders of the back office's perimeter. */
export const perimeterOrderScreens: Screens = { Orders: listScreen('Orders', 'perimeter') }
