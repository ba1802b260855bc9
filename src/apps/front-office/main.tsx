import { resources } from '../../../resources'
import { startApplication } from '../../layout/start-application'
import { App } from './App'
import { icons } from './icons'
import { screens } from './screens'

startApplication({ app: 'front-office', storeKey: 'FO', screens, icons, registry: resources, Frame: App })
