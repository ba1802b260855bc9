import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'
import { statisticsScreens } from './screens'

/** « Statistiques » of the front office, and what a year of membership brought; apart from what the back office loads. */
export const memberStatistics: Screens = {
  ...statisticsScreens('MemberStatistics'),
  Membership: {
    path: '/statistics/membership',
    permission: 'viewStatistics',
    Page: lazyScreen('Membership', async () => (await import('./MembershipScreen')).MembershipScreen),
  },
}
