import { menuMessages } from '../../../i18n/fr/menu'
import { backOfficeMenus } from '../../../resources/accounts/back-office-menus'
import { keepsOnDevice } from '../../layout/leaving'
import { longExports } from '../../screens/exports/long-exports'
import { receptionsOnDevice } from '../../trade/receive-day/on-device'
import { resources } from '../browser-resources'
import { createApp } from '../create-app'
import { App } from './App'
import { found } from './found'
import { icons } from './icons'
import { screens } from './screens'
import { sections } from './sections'

keepsOnDevice(receptionsOnDevice)
createApp({
  name: 'back-office',
  storeKey: 'BO',
  resources,
  screens,
  icons,
  found,
  longExports,
  customFields: true,
  sections,
  Frame: App,
  texts: menuMessages(backOfficeMenus),
})
if (localStorage.receptionsKept) void import('../../login/kept-receptions')
