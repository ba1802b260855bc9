import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What a supplier declares, in the tenders application. */
export const supplierRevenueScreens: Screens = {
  Revenues: {
    path: '/revenues/*',
    permission: 'declareRevenue',
    Page: lazyScreen('Revenues', async () => (await import('./RevenuePages')).RevenuePages),
  },
}
