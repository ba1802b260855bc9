import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The rules of the trade as staff reads them. */
export const guardScreens: Screens = {
  Guards: {
    path: '/guards',
    permission: 'viewGuards',
    Page: lazyScreen('Guards', async () => (await import('./GuardsScreen')).GuardsScreen),
  },
}
