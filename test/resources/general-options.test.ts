import { expect, test } from 'vitest'
import { resources } from '../../resources/index'
import { checkInput } from '../../resources/schema/check'
import { generalOptions } from '../../resources/settings/general-option-keys'
import { checkOption, optionValue, shownOption } from '../../resources/settings/general-options'

const row = (key: string) => {
  const option = generalOptions.find((one) => one.key === key)
  return { id: 1, label: option?.label, key, type: option?.type, value: option?.value, active: true }
}
const change = (key: string, value: string | null) =>
  checkInput(resources.get('generaloption'), { value }, { current: row(key) }).errors

test('every default is a good value of its type', () => {
  expect(generalOptions.filter(({ key, value }) => change(key, value).length)).toEqual([])
  expect(new Set(generalOptions.map(({ key }) => key)).size).toBe(43)
})

test.each([
  ['int', '12', true],
  ['int', '12.5', false],
  ['int', 'douze', false],
  ['decimal', '-18.0', true],
  ['decimal', '4,5', true],
  ['decimal', 'froid', false],
  ['bool', 'true', true],
  ['bool', 'oui', false],
  ['intList', '7,2,0', true],
  ['intList', '7;2', false],
] as const)('%s %s: %s', (type, value, good) => {
  expect(checkOption(type, value) === undefined).toBe(good)
})

test('a value is held against the limits of its key', () => {
  expect(change('password_validity_days', '0')).toHaveLength(1)
  expect(change('password_validity_days', '')).toHaveLength(1)
  expect(change('supplier_score_weights', '40,30,30')).toHaveLength(1)
  expect(change('supplier_score_weights', '40,25,20,20')).toHaveLength(1)
  expect(change('supplier_score_weights', '30,30,20,20')).toEqual([])
  expect(change('maintenance_contact', '')).toEqual([])
})

test('an option that the specification fixes is not changed', () => {
  expect(change('unread_order_minutes', '60')).toEqual([
    { name: 'value', message: 'Cette valeur est fixée et ne peut pas être modifiée.' },
  ])
})

test('a kept text is read as its type', () => {
  expect(optionValue('int', '90')).toBe(90)
  expect(optionValue('decimal', '4,5')).toBe('4.5')
  expect(optionValue('bool', 'false')).toBe(false)
  expect(optionValue('intList', '7,2,0')).toEqual([7, 2, 0])
  expect(optionValue('file', null)).toBeNull()
})

test('an option is shown as people read it, with its unit', () => {
  const shown = (type: string, value: string | null, unit: string | null = null) =>
    shownOption({ type, value, unit })?.replaceAll('\u00a0', ' ')
  expect(shown('decimal', '20.00', '%')).toBe('20 %')
  expect(shown('decimal', '-18.0', '°C')).toBe('-18 °C')
  expect(shown('decimal', '2.5', '%')).toBe('2,5 %')
  expect(shown('int', '90', 'minutes')).toBe('90 minutes')
  expect(shown('intList', '7,2,0', 'jours')).toBe('7, 2, 0 jours')
  expect(shown('bool', 'false')).toBe('Non')
  expect(shown('text', 'support@valae.example')).toBe('support@valae.example')
  expect(shown('text', '')).toBeUndefined()
  expect(shownOption({ type: 'file', value: null, File: { id: 3, filename: 'notice.pdf' } })).toBe(
    'notice.pdf',
  )
})

test('no list or form of a settings table shows a technical name', () => {
  for (const { name, fields } of resources.all.filter(({ group }) => group))
    for (const technical of ['key', 'machine_name'])
      expect(fields[technical]?.hidden ?? true, `${name}.${technical}`).toBe(true)
})
