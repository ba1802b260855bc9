import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What members buy beside the contracts, in the back office. */
export const leakageScreens: Screens = {
  Leakage: {
    path: '/leakage',
    permission: 'viewStatistics',
    Page: lazyScreen('Leakage', async () => (await import('./LeakageScreen')).LeakageScreen),
  },
}
