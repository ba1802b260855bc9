import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The results of requests for volumes, in the back office. */
export const volumeResultScreens: Screens = {
  VolumeResults: {
    path: '/volume-results',
    permission: 'viewVolumeRequest',
    Page: lazyScreen(
      'VolumeResults',
      async () => (await import('./VolumeResultsScreen')).VolumeResultsScreen,
    ),
  },
}
