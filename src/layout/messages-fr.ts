import french from 'ra-language-french'
import type { TranslationMessages } from 'react-admin'
import { errors } from '../../i18n/fr/errors'
import { shell } from '../../i18n/fr/shell'
import { widgets } from '../../i18n/fr/widgets'

/** Every French text an application may ask for by key. */
export const messages: TranslationMessages = { ...french, ...errors, ...shell, ...widgets }
