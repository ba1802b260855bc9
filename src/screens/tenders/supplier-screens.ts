import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The consultations that a supplier answers. */
export const consultationScreens: Screens = {
  Consultations: {
    path: '/consultations/*',
    permission: 'answerTender',
    Page: lazyScreen('Consultations', async () => (await import('./ConsultationPages')).ConsultationPages),
  },
}
