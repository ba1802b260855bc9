import polyglotI18nProvider from 'ra-i18n-polyglot'
import french from 'ra-language-french'
import { expect, test } from 'vitest'
import { createI18nProvider } from '../../providers/i18n-provider'

const messages = { ...french, 'error.flat': 'À plat : %{name}', plain: 'Texte' }
const own = createI18nProvider(messages)
const polyglot = polyglotI18nProvider(() => messages, 'fr')

const keysOf = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${name}.`) : [prefix + name],
  )

test("every text of react-admin reads as polyglot's, whatever the count and the values", () => {
  for (const key of keysOf(messages))
    for (const smart_count of [0, 1, 2, 999]) {
      const values = { smart_count, name: 'Été', id: 12, max: 3, min: 1 }
      expect(own.translate(key, values), key).toBe(polyglot.translate(key, values))
    }
})

test('a missing text gives way to the one told, and then to its key', () => {
  expect(own.translate('nothing.here', { _: 'Bonjour %{name}', name: 'Ève' })).toBe('Bonjour Ève')
  expect(own.translate('nothing.here')).toBe('nothing.here')
  expect(own.translate('error.flat', {})).toBe('À plat : %{name}')
})

test('a count is written as French writes numbers', () => {
  expect(own.translate('ra.action.bulk_actions', { smart_count: 1200 })).toBe('1\u202f200 sélectionnés')
})
