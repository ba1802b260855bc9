import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'

const screenFor = (permission: string): Screen => ({
  path: '/litigations/*',
  permission,
  Page: lazyScreen('Litigations', async () => (await import('./LitigationPages')).LitigationPages),
})

/** Litigations of members and of the back office. */
export const litigationScreens: Screens = { Litigations: screenFor('viewLitigation') }

/** Litigations that a supplier answers. */
export const supplierLitigationScreens: Screens = { Litigations: screenFor('answerLitigation') }
