import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

const screens = (name: 'BackOfficeStatistics' | 'MemberStatistics'): Screens => ({
  Statistics: {
    path: '/statistics',
    permission: 'viewStatistics',
    Page: lazyScreen('Statistics', async () => (await import('./StatisticsScreens'))[name]),
  },
})

/** « Statistiques » of the two applications that have them. */
export const backOfficeStatistics = screens('BackOfficeStatistics')
export const memberStatistics: Screens = {
  ...screens('MemberStatistics'),
  Membership: {
    path: '/statistics/membership',
    permission: 'viewStatistics',
    Page: lazyScreen('Membership', async () => (await import('./MembershipScreen')).MembershipScreen),
  },
}
