import { menuMessages } from '../../../i18n/fr/menu'
import { backOfficeMenus } from '../../../resources/accounts/back-office-menus'
import { resources } from '../browser-resources'
import { createApp } from '../create-app'
import { App } from './App'
import { icons } from './icons'
import { screens } from './screens'

createApp({
  name: 'back-office',
  storeKey: 'BO',
  resources,
  screens,
  icons,
  Frame: App,
  texts: menuMessages(backOfficeMenus),
})
if (localStorage.receptionsKept) void import('../../login/kept-receptions')
