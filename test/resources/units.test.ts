import { expect, test } from 'vitest'
import { workedExample } from '../../i18n/fr/worked-example'
import {
  comparablePrice,
  isRoundedAway,
  lineAmount,
  priceOf,
  stockQuantity,
  storageUnitCost,
} from '../../resources/catalogue/units'

/** Minced steak: base kg; ordered by carton of 5 kg, billed by kg, stored by piece of 125 g. */
const steak = {
  coef_negotiation: '1.000000',
  coef_order_management: '5.000000',
  coef_billing: '1.000000',
  coef_storage_management: '0.125000',
  coef: '1.000000',
}
const kilo = { label: 'Kilogramme', abbreviation: 'kg', kind: 'weight' }
const carton = { label: 'Carton', abbreviation: 'ct', kind: 'count' }
const piece = { label: 'Pièce', abbreviation: 'pce', kind: 'count' }

test('six cartons of minced steak cost 282.00 and make 240 pieces', () => {
  expect(lineAmount('6', '9.4000', steak)).toBe('282.00')
  expect(stockQuantity('6', steak)).toBe('240.000')
})

test('a storage unit costs its share of the price of a billing unit', () => {
  expect(storageUnitCost('9.4000', steak)).toBe('1.175000')
  expect(storageUnitCost('10', { coef_billing: '3', coef_storage_management: '1' })).toBe('3.333333')
})

test('the price of a billing unit follows from the quotation', () => {
  expect(priceOf('9.4', steak)).toBe('9.4000')
  expect(priceOf('62.50', { coef_negotiation: '1000', coef_billing: '12' })).toBe('0.7500')
  expect(priceOf('10', { coef_negotiation: '3', coef_billing: '1' })).toBe('3.3333')
})

/** The cases of units: a quotation a thousand or a hundred, and what it is billed by. */
test.each([
  ['1.25', '1000', '1', true],
  ['1.25', '100', '100', false],
  ['3.99', '1000', '1', true],
  ['3.99', '1000', '1000', false],
  ['25.00', '12', '1', false],
  ['0', '1000', '1', false],
])(
  'a quotation of %s by %s, billed by %s, is rounded away: %s',
  (quotation, coef_negotiation, coef_billing, expected) => {
    expect(isRoundedAway(quotation, { coef_negotiation, coef_billing })).toBe(expected)
  },
)

test('offers are compared by base unit, with the yield', () => {
  expect(comparablePrice('10', { coef_negotiation: '2.5', coef: '1.25' })).toBe('5.000000')
  expect(comparablePrice('10', { coef_negotiation: '3', coef: '1' })).toBe('3.333333')
})

test('the amounts of the first scenario', () => {
  const plain = { ...steak, coef_order_management: '1' }
  expect(lineAmount('18', '8.9', plain)).toBe('160.20')
  expect(lineAmount('3', '1.35', { ...steak, coef_order_management: '10' })).toBe('40.50')
  expect(lineAmount('4', '1.62', { ...steak, coef_order_management: '12' })).toBe('77.76')
  expect(lineAmount('20', '0.785', { ...steak, coef_order_management: '6' })).toBe('94.20')
})

test('the worked example says it in words', () => {
  const article = { ...steak, price_ht: '9.4000', base: kilo, order: carton, billing: kilo, storage: piece }
  expect(workedExample(article, '6')).toEqual([
    'Commander 6 cartons, soit 30 kg (5 kg par carton).',
    'Facturé : 30 kg × 9,40 € = 282,00 € HT.',
    'Entrée en stock : 240 pièces (0,125 kg par pièce).',
  ])
  const loose = { ...article, coef_order_management: '1', order: kilo, storage: kilo }
  expect(workedExample({ ...loose, coef_storage_management: '1', price_ht: '0.7850' }, '1.5')).toEqual([
    'Commander 1,5 kg.',
    'Facturé : 1,5 kg × 0,785 € = 1,18 € HT.',
    'Entrée en stock : 1,5 kg.',
  ])
})
