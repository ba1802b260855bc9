import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** « Statistiques » of the two applications that have them. */
export const statisticsScreens = (name: 'BackOfficeStatistics' | 'MemberStatistics'): Screens => ({
  Statistics: {
    path: '/statistics',
    permission: 'viewStatistics',
    Page: lazyScreen('Statistics', async () => (await import('./StatisticsScreens'))[name]),
  },
})
