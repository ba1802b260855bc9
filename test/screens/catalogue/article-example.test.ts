import { expect, test } from 'vitest'
import {
  coefficientRemarks,
  comparison,
  exampleOf,
} from '../../../src/screens/catalogue/article/article-example'
import { placeToMend } from '../../../src/screens/catalogue/article/place-to-mend'

const units = new Map([
  [1, { id: 1, label: 'Kilogramme', abbreviation: 'kg', kind: 'weight' }],
  [2, { id: 2, label: 'Carton', abbreviation: 'ct', kind: 'count' }],
])
const unitOf = (id: unknown) => units.get(Number(id))
const base = unitOf(1)
const values = {
  quotation: '18.8000',
  negotiation: 1,
  coef_negotiation: '2',
  order_management: 2,
  coef_order_management: '5',
  billing: 1,
  coef_billing: '1',
  storage_management: 1,
  coef_storage_management: '1',
  coef: '1.25',
}

test('an example needs every unit, coefficient and the quotation', () => {
  expect(exampleOf(values, { base, unitOf })?.price_ht).toBe('9.4000')
  for (const name of Object.keys(values))
    expect(exampleOf({ ...values, [name]: null }, { base, unitOf }), name).toBeUndefined()
  expect(exampleOf({ ...values, coef_billing: '0' }, { base, unitOf })).toBeUndefined()
  expect(exampleOf({ ...values, quotation: '9,4x' }, { base, unitOf })).toBeUndefined()
})

test('offers are compared by base unit, with the yield', () => {
  expect(base && comparison(values, base).replace(/\s/g, ' ')).toBe(
    'Prix de comparaison : 11,75 € par kilogramme.',
  )
})

test('a unit that is the base unit holds one of it, or one is told', () => {
  expect(base && coefficientRemarks(values, base)).toEqual([
    "L'unité de négociation est l'unité de base (kilogramme) : son coefficient devrait être 1.",
  ])
})

test('every reason against an order leads to its place, but the rights of a person', () => {
  const article = { id: 7, product_id: 8, supplier_id: 9, family_id: 10 }
  const asked = { adherentId: 3, isGroup: false, date: '2026-03-02' }
  expect(placeToMend('no_price', article, asked)).toBe('/article/7?tab=prices')
  expect(placeToMend('no_referencing', article, asked)).toBe(
    '/referencing?filterBy=adherent_id%7C3&filterBy=supplier_id%7C9',
  )
  expect(placeToMend('food_not_allowed', article, asked)).toBeUndefined()
})
