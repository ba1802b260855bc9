import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** Carts and orders of the front office. */
export const orderScreens: Screens = {
  CartList: {
    path: '/carts/in-progress/*',
    permission: 'viewCart',
    Page: lazyScreen('CartList', async () => {
      const { CartPages } = await import('./CartPages')
      return CartPages
    }),
  },
}
