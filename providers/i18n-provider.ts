import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'

/** French only: react-admin's own texts and the product's, given by the application. */
export function createI18nProvider(messages: TranslationMessages): I18nProvider {
  return polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }])
}
