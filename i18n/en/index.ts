import { cartUndo } from './cart-undo'
import { engineEnglish, withPhrases } from './engine'
import { exportPhrases } from './exports'
import { jobPhrases } from './jobs'
import { menus } from './menus'
import { presses } from './presses'
import { declarations } from './resources'
import { struckPhrases } from './struck'
import { tour } from './tour'

/** The portal in English: the engine, the menus, the settings tables, the jobs, the exports. */
export const english = withPhrases(engineEnglish, {
  ...menus,
  ...declarations,
  ...jobPhrases,
  ...exportPhrases,
  ...struckPhrases,
  cartUndo,
  presses,
  tour,
})
