import { resources } from '../../../resources'
import { startApplication } from '../../layout/start-application'
import { App } from './App'
import { screens } from './screens'

startApplication({ app: 'back-office', storeKey: 'BO', screens, registry: resources, Frame: App })
