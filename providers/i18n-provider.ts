import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'

type Fill = (mark: string, name: string) => string

/** Polyglot's filling of marks, with a count written as the language writes numbers. */
function fillIn(locale: string) {
  return function replace(this: string, marks: RegExp, fill: Fill): string {
    return String(this).replace(marks, (mark: string, name: string) => {
      const value = fill(mark, name)
      const isCount = name === 'smart_count' && value !== mark
      return isCount ? Number(value).toLocaleString(locale) : value
    })
  }
}

/**
 * What react-admin and the product say, by key, through polyglot: `%{name}` marks, `||||` between the forms of a count.
 * A key that nobody has written answers its default (`_`), else itself.
 */
export function createI18nProvider(messages: TranslationMessages): I18nProvider {
  return polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }], {
    allowMissing: true,
    replace: fillIn('fr-FR'),
  })
}
