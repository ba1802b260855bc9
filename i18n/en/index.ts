import { cartUndo } from './cart-undo'
import { customFields } from './custom-fields'
import { engineEnglish, withPhrases } from './engine'
import { exportPhrases } from './exports'
import { jobPhrases } from './jobs'
import { labels } from './labels'
import { menus } from './menus'
import { presses } from './presses'
import { declarations } from './resources'
import { screens } from './screens'
import { homeScreens } from './screens/home'
import { publicNoticePages } from './screens/public-notices'
import { struckPhrases } from './struck'
import { tour } from './tour'
import { words } from './words'

const office = withPhrases(engineEnglish, {
  ...menus,
  ...declarations,
  ...jobPhrases,
  ...exportPhrases,
  ...struckPhrases,
  cartUndo,
  customFields,
  presses,
  tour,
})

/** The portal in English: the engine, the office's tables, and what the trade calls and says of its own. */
export const english = withPhrases(office, {
  ...labels,
  words,
  ...screens,
  ...homeScreens,
  ...publicNoticePages,
})
