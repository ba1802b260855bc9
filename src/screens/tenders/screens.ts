import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What the back office has of tenders beyond their generated pages. */
export const tenderScreens: Screens = {
  PublicTenders: {
    path: '/public-tenders',
    permission: 'viewTender',
    Page: lazyScreen(
      'PublicTenders',
      async () => (await import('./PublicTendersScreen')).PublicTendersScreen,
    ),
  },
  SynthesisDocuments: {
    path: '/synthesis',
    permission: 'manageSynthesis',
    Page: lazyScreen('SynthesisDocuments', async () => (await import('./SynthesisScreen')).SynthesisScreen),
  },
  AmoSelection: {
    path: '/amo-selection',
    permission: 'viewTender',
    Page: lazyScreen('AmoSelection', async () => (await import('./AmoSelectionScreen')).AmoSelectionScreen),
  },
}
