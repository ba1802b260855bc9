import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'
import { orderPlaces } from '../../trade/order-places'

/** A list of orders, with their pages. */
export const listScreen = (name: string, place: keyof typeof orderPlaces, isSupplier = false): Screen => ({
  path: `${orderPlaces[place].path}/*`,
  permission: orderPlaces[place].permission,
  Page: lazyScreen(name, async () => {
    const { OrderPages, orderViews } = await import('./OrderPages')
    return () => <OrderPages view={orderViews[place]} isSupplier={isSupplier} />
  }),
})

/** Orders of the back office's perimeter. */
export const perimeterOrderScreens: Screens = { Orders: listScreen('Orders', 'perimeter') }
