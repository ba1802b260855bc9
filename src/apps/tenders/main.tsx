import { menuMessages } from '../../../i18n/fr/menu'
import { supplierMenus } from '../../../resources/accounts/supplier-menus'
import { keepsOnDevice } from '../../layout/leaving'
import { longExports } from '../../screens/exports/long-exports'
import { receptionsOnDevice } from '../../trade/receive-day/on-device'
import { resources } from '../browser-resources'
import { createApp } from '../create-app'
import { App } from './App'
import { found } from './found'
import { icons } from './icons'
import { screens } from './screens'

keepsOnDevice(receptionsOnDevice)
createApp({
  name: 'tenders',
  storeKey: 'TE',
  resources,
  screens,
  icons,
  found,
  longExports,
  Frame: App,
  texts: menuMessages(supplierMenus),
})
if (localStorage.receptionsKept) void import('../../login/kept-receptions')
