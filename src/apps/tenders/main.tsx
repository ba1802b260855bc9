import { resources } from '../../../resources'
import { startApplication } from '../../layout/start-application'
import { App } from './App'
import { icons } from './icons'
import { screens } from './screens'

startApplication({ app: 'tenders', storeKey: 'TE', screens, icons, registry: resources, Frame: App })
if (localStorage.receptionsKept) void import('../../login/kept-receptions')
