import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The screens of the catalogue in the front office, besides its shelves. */
export const outsideScreens: Screens = {
  OutOfCatalog: {
    path: '/catalogs/out-of-catalog',
    permission: 'viewCatalog',
    Page: lazyScreen(
      'OutOfCatalog',
      async () => (await import('./outside/OutOfCatalogScreen')).OutOfCatalogScreen,
    ),
  },
}
