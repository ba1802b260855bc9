import { menuMessages } from '../../../i18n/fr/menu'
import { resources } from '../../../resources'
import { frontOfficeMenus } from '../../../resources/accounts/front-office-menus'
import { createApp } from '../create-app'
import { App } from './App'
import { icons } from './icons'
import { screens } from './screens'

createApp({
  name: 'front-office',
  storeKey: 'FO',
  resources,
  screens,
  icons,
  Frame: App,
  texts: menuMessages(frontOfficeMenus),
})
