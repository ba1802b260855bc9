import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'
import { type OrderListView, perimeterList, receivedList, supplierList, trackingList } from './order-lists'

const listScreen = (name: string, view: OrderListView, isSupplier = false): Screen => ({
  path: `${view.path}/*`,
  permission: view.permission,
  Page: lazyScreen(name, async () => {
    const { OrderPages } = await import('./OrderPages')
    return () => <OrderPages view={view} isSupplier={isSupplier} />
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
  OrderTracking: listScreen('OrderTracking', trackingList),
  ReceivedOrders: listScreen('ReceivedOrders', receivedList),
}

/** Orders of the supplier's own. */
export const supplierOrderScreens: Screens = {
  SupplierOrders: listScreen('SupplierOrders', supplierList, true),
}

/** Orders of the back office's perimeter. */
export const perimeterOrderScreens: Screens = { Orders: listScreen('Orders', perimeterList) }
