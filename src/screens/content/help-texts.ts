import { helpCenter } from '../../../i18n/fr/help-center'
import { sayer } from '../../../resources/schema/say'

/** The texts of the help centre. */
export const sayHelp = sayer(helpCenter)
