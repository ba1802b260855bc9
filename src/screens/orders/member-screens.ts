import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'
import { listScreen } from './screens'

/** Carts, approvals and orders of the front office; apart from what the back office loads. */
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
