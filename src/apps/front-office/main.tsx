import { menuMessages } from '../../../i18n/fr/menu'
import { frontOfficeMenus } from '../../../resources/accounts/front-office-menus'
import { keepsOnDevice } from '../../layout/leaving'
import { longExports } from '../../screens/exports/long-exports'
import { pressesOnDevice } from '../../trade/presses-on-device'
import { receptionsOnDevice } from '../../trade/receive-day/on-device'
import { resources } from '../browser-resources'
import { createApp } from '../create-app'
import { App } from './App'
import { found } from './found'
import { icons } from './icons'
import { screens } from './screens'

keepsOnDevice(receptionsOnDevice)
keepsOnDevice(pressesOnDevice)
createApp({
  name: 'front-office',
  storeKey: 'FO',
  resources,
  screens,
  icons,
  found,
  longExports,
  Frame: App,
  texts: menuMessages(frontOfficeMenus),
})
