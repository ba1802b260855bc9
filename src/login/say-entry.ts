import { entry } from '../../i18n/fr/entry'
import { errors } from '../../i18n/fr/errors'
import { plainSayer } from '../../resources/schema/marks'

const texts = { ...entry, ...errors }

export type EntryTextKey = keyof typeof texts

/** The texts of the pages that are loaded when they are reached. */
export const sayEntry = plainSayer(texts)
