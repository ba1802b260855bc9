import type { Shelf } from '../../../resources/catalogue/shop'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'

const shelfScreen = (name: string, shelf: Shelf, path: string, permission: string): Screen => ({
  path,
  permission,
  Page: lazyScreen(name, async () => {
    const { ShopScreen } = await import('./ShopScreen')
    return () => <ShopScreen key={shelf} shelf={shelf} />
  }),
})

/** The front office's catalogues. */
export const shopScreens: Screens = {
  FoodCatalog: shelfScreen('FoodCatalog', 'food', '/catalogs/food', 'foodCatalog'),
  NonFoodCatalog: shelfScreen('NonFoodCatalog', 'nonFood', '/catalogs/non-food', 'nonFoodCatalog'),
  ServiceCatalog: shelfScreen('ServiceCatalog', 'services', '/catalogs/services', 'viewCatalog'),
}
