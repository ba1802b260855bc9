import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The volumes that members are asked for; apart from what the back office loads. */
export const volumeAnswerScreens: Screens = {
  VolumeAnswers: {
    path: '/volumes/*',
    permission: 'answerVolumeRequest',
    Page: lazyScreen('VolumeAnswers', async () => (await import('./VolumeAnswerPages')).VolumeAnswerPages),
  },
}
