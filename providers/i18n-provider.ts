import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { spoken } from '../resources/schema/marks'
import { frenchOf } from '../resources/schema/texts'

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
 * The texts of the dictionaries are there by theirs, `list.create`. A key that nobody has written answers its default (`_`), else itself.
 */
export function createI18nProvider(messages: TranslationMessages): I18nProvider {
  const other = spoken()
  const locale = other?.locale ?? 'fr'
  const said: TranslationMessages = Object.assign({}, messages, other?.phrases)
  const provider = polyglotI18nProvider(() => said, locale, [{ locale, name: locale }], {
    allowMissing: true,
    replace: fillIn(locale),
  })
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, { _: frenchOf(key), ...options }),
  }
}
