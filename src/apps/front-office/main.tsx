import { resources } from '../../../resources'
import { createApp } from '../create-app'
import { App } from './App'
import { icons } from './icons'
import { screens } from './screens'

createApp({ name: 'front-office', storeKey: 'FO', resources, screens, icons, Frame: App })
