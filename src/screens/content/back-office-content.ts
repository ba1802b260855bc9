import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The shared content's screens that stand in the back office only. */
export const backOfficeContentScreens: Screens = {
  Jobs: {
    path: '/jobs',
    permission: 'viewJobs',
    Page: lazyScreen('Jobs', async () => (await import('./jobs/JobsScreen')).JobsScreen),
  },
  MailModels: {
    path: '/mail-models/*',
    permission: 'manageMailModels',
    Page: lazyScreen('MailModels', async () => (await import('./mails/MailModelsScreen')).MailModelsScreen),
  },
}
