import type { Screen } from '../../layout/screens'
import { ownAdherentPages } from '../own-adherent'
import { laterScreen } from '../resource-screen'
import { quoteForms } from './form-extensions'

/** The requests for quotes of the member that one works for. */
export const memberQuotes: Screen = {
  ...laterScreen('quote', '/quotes', 'viewQuote'),
  Page: ownAdherentPages('quote', quoteForms),
}
