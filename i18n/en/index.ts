import { cartUndo } from './cart-undo'
import { engineEnglish, withPhrases } from './engine'
import { jobPhrases } from './jobs'
import { menus } from './menus'
import { presses } from './presses'
import { declarations } from './resources'
import { tour } from './tour'

/** The portal in English: the engine, the menus, the settings tables, the jobs. */
export const english = withPhrases(engineEnglish, {
  ...menus,
  ...declarations,
  ...jobPhrases,
  cartUndo,
  presses,
  tour,
})
