import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The exports of both applications that have them. */
export const exportScreens: Screens = {
  Exports: {
    path: '/exports',
    permission: 'viewExports',
    Page: lazyScreen('Exports', async () => (await import('./ExportsScreen')).ExportsScreen),
  },
}

/** « Pilotage des achats », in the back office. */
export const steeringScreens: Screens = {
  PurchaseSteering: {
    path: '/purchase-steering',
    permission: 'exportPurchaseSteering',
    Page: lazyScreen('PurchaseSteering', async () => (await import('./SteeringScreen')).SteeringScreen),
  },
}
