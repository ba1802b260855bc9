import { expect, test } from 'vitest'
import { resources } from '../../resources/index'
import { checkInput } from '../../resources/schema/check'
import { generalOptions } from '../../resources/settings/general-option-keys'
import { checkOption, optionValue } from '../../resources/settings/general-options'

const row = (key: string) => {
  const option = generalOptions.find((one) => one.key === key)
  return { id: 1, label: option?.label, key, type: option?.type, value: option?.value, active: true }
}
const change = (key: string, value: string | null) =>
  checkInput(resources.get('generaloption'), { value }, { current: row(key) }).errors

test('every default is a good value of its type', () => {
  expect(generalOptions.filter(({ key, value }) => change(key, value).length)).toEqual([])
  expect(new Set(generalOptions.map(({ key }) => key)).size).toBe(23)
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
