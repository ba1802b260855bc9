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
