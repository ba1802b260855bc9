import type { Shelf } from '../../../resources/catalogue/shop'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'

const shelfScreen = (
  name: string,
  shelf: Shelf,
  { path, permission }: { path: string; permission: string },
): Screen => ({
  path,
  permission,
  isFirst: true,
  Page: lazyScreen(name, async () => {
    const { ShopScreen } = await import('./ShopScreen')
    return () => <ShopScreen key={shelf} shelf={shelf} />
  }),
})

/** The front office's catalogues. */
export const shopScreens: Screens = {
  FoodCatalog: shelfScreen('FoodCatalog', 'food', { path: '/catalogs/food', permission: 'foodCatalog' }),
  NonFoodCatalog: shelfScreen('NonFoodCatalog', 'nonFood', {
    path: '/catalogs/non-food',
    permission: 'nonFoodCatalog',
  }),
  ServiceCatalog: shelfScreen('ServiceCatalog', 'services', {
    path: '/catalogs/services',
    permission: 'viewCatalog',
  }),
}
