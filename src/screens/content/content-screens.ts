import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** Screens of the shared content that stand in every application. */
export const sharedContentScreens: Screens = {
  HelpCenterList: {
    path: '/helpCenterList',
    Page: lazyScreen('HelpCenterList', async () => {
      const { HelpCenterScreen } = await import('./HelpCenterScreen')
      return HelpCenterScreen
    }),
  },
  HelpApi: {
    path: '/helpCenterList/api',
    Page: lazyScreen('HelpApi', async () => (await import('./HelpApiScreen')).HelpApiScreen),
  },
  NotificationBox: {
    path: '/notifications',
    permission: 'viewNotifications',
    Page: lazyScreen('NotificationBox', async () => {
      const { NotificationBox } = await import('./notifications/NotificationBox')
      return NotificationBox
    }),
  },
}
