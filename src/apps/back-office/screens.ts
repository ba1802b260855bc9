import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'
import { BackOfficeHome } from '../../screens/home/BackOfficeHome'

/** The screens of the back office that exist, by route name; the menu shows no other. */
export const screens: Screens = {
  Home: { path: '/', Page: BackOfficeHome },
  HelpCenterList: {
    path: '/helpCenterList',
    Page: lazyScreen('HelpCenterList', async () => {
      const { HelpCenterScreen } = await import('../../screens/content/HelpCenterScreen')
      return HelpCenterScreen
    }),
  },
}
