import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The shares of the law, in the front office. */
export const egalimScreens: Screens = {
  Egalim: {
    path: '/egalim',
    permission: 'viewEgalim',
    Page: lazyScreen('Egalim', async () => (await import('./EgalimScreen')).EgalimScreen),
  },
}
