import { type WidgetTextKey, widgets } from '../../i18n/fr/widgets'
import type { PhraseValues } from '../../resources/schema/marks'
import { sayer } from '../../resources/schema/say'

/** The texts of the shared widgets. */
export const say = sayer(widgets)

/** The text of a key of ours; any other text comes back as it is. */
export const sayAny = (keyOrText: string, values?: PhraseValues): string =>
  keyOrText in widgets ? say(keyOrText as WidgetTextKey, values) : keyOrText
