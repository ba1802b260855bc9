import { shell } from '../../i18n/fr/shell'
import { sayer } from '../../resources/schema/say'

/** The texts around every screen. */
export const sayShell = sayer(shell)
