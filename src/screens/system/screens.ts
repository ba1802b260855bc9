import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What the server keeps of itself, in the back office. */
export const systemScreens: Screens = {
  System: {
    path: '/system',
    permission: 'viewSystem',
    Page: lazyScreen('System', async () => (await import('./SystemScreen')).SystemScreen),
  },
  SecurityJournal: {
    path: '/security-journal',
    permission: 'viewSecurityJournal',
    Page: lazyScreen('SecurityJournal', async () => (await import('./JournalScreen')).JournalScreen),
  },
}
