import { paletteTexts } from '../../../i18n/fr/palette'
import { sayer } from '../../../resources/schema/say'

export const sayPalette = sayer(paletteTexts)
