import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** Year-end rebates, in the back office. */
export const rebateScreens: Screens = {
  Rfa: {
    path: '/rfa/*',
    permission: 'manageRfa',
    Page: lazyScreen('Rfa', async () => (await import('./RebatePages')).RebatePages),
  },
}
