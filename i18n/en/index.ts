import { engineEnglish, withPhrases } from './engine'
import { menus } from './menus'
import { declarations } from './resources'

/** The portal in English: the engine, the menus, the settings tables. */
export const english = withPhrases(engineEnglish, { ...menus, ...declarations })
