import { engineEnglish, withPhrases } from './engine'
import { homeScreens } from './screens/home'
import { linkScreens } from './screens/links'

globalThis.spokenLanguage = withPhrases(engineEnglish, { ...linkScreens, ...homeScreens })
