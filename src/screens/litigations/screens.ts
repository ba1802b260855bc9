import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'

/** The screen of litigations, for who has this permission. */
export const litigationScreen = (permission: string): Screen => ({
  path: '/litigations/*',
  permission,
  Page: lazyScreen('Litigations', async () => (await import('./LitigationPages')).LitigationPages),
})

/** Litigations of members and of the back office. */
export const litigationScreens: Screens = { Litigations: litigationScreen('viewLitigation') }
