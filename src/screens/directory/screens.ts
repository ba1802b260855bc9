import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The hand-made screens of the directory in the back office. */
export const directoryScreens: Screens = {
  AdherentDirectory: {
    path: '/adherents/directory',
    permission: 'viewAdherent',
    Page: lazyScreen(
      'AdherentDirectory',
      async () => (await import('./AdherentDirectoryScreen')).AdherentDirectoryScreen,
    ),
  },
}

/** What a supplier sees of itself in the tenders application, besides its account. */
export const ownSupplierScreens: Screens = {
  Revenues: {
    path: '/revenues',
    permission: 'declareRevenue',
    Page: lazyScreen('Revenues', async () => (await import('./revenue/RevenuesScreen')).RevenuesScreen),
  },
}
