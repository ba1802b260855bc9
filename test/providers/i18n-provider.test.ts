import french from 'ra-language-french'
import { expect, test } from 'vitest'
import { createI18nProvider } from '../../providers/i18n-provider'

const own = createI18nProvider({ ...french, 'error.flat': 'À plat : %{name}', plain: 'Texte' })

test('French says one form of a count for 0 and 1, the other from 2 on', () => {
  const said = [0, 1, 2].map((smart_count) => own.translate('ra.notification.updated', { smart_count }))
  expect(said[0]).toBe(said[1])
  expect(said[2]).not.toBe(said[1])
})

test('a missing text gives way to the one told, and then to its key', () => {
  expect(own.translate('nothing.here', { _: 'Bonjour %{name}', name: 'Ève' })).toBe('Bonjour Ève')
  expect(own.translate('nothing.here')).toBe('nothing.here')
  expect(own.translate('error.flat', {})).toBe('À plat : %{name}')
})

test('a count is written as French writes numbers', () => {
  expect(own.translate('ra.action.bulk_actions', { smart_count: 1200 })).toBe('1\u202f200 sélectionnés')
})
