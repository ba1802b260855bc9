import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'
import { accountScreens, userScreens } from '../../screens/accounts/screens'
import { TendersHome } from '../../screens/home/TendersHome'
import { supplierOrderScreens } from '../../screens/orders/screens'

/** The screens of the tenders application that exist, by route name; the menu shows no other. */
export const screens: Screens = {
  ...accountScreens,
  ...userScreens,
  ...supplierOrderScreens,
  Home: { path: '/', Page: TendersHome },
  HelpCenterList: {
    path: '/helpCenterList',
    Page: lazyScreen('HelpCenterList', async () => {
      const { HelpCenterScreen } = await import('../../screens/content/HelpCenterScreen')
      return HelpCenterScreen
    }),
  },
}
