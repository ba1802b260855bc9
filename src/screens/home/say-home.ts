import { home } from '../../../i18n/fr/home'
import { sayer } from '../../../resources/schema/say'

/** The texts of the applications' first screens. */
export const sayHome = sayer(home)
