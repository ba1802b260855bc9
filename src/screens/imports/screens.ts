import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What was imported into any list, and how it is taken back. */
export const importScreens: Screens = {
  Imports: {
    path: '/imports',
    permission: 'viewImports',
    Page: lazyScreen('Imports', async () => (await import('./ImportsScreen')).ImportsScreen),
  },
}
