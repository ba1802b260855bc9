import { resources } from '../../../../resources'
import { App } from '../../../../src/apps/back-office/App'
import { icons } from '../../../../src/apps/back-office/icons'
import { screens } from '../../../../src/apps/back-office/screens'
import { lazyScreen } from '../../../../src/layout/lazy-screen'
import { startApplication } from '../../../../src/layout/start-application'

const Units = {
  path: '/settings/unit/*',
  resource: 'unit',
  Page: lazyScreen('Units', async () => (await import('./StockList')).StockList),
}

/** The back office, its settings list made of react-admin's stock parts. */
startApplication({
  app: 'back-office',
  storeKey: 'BO',
  screens: { ...screens, Units },
  icons,
  registry: resources,
  Frame: App,
})
