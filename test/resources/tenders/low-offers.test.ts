import { expect, test } from 'vitest'
import { lowOffersOf } from '../../../resources/tenders/low-offers'

const limits = { total: '25', line: '50' }
const score = (id: number, total: string | null, irregular = false) => ({ id, total, irregular })
const found = (scores: ReturnType<typeof score>[], lines: [number, string | null][] = [], reference = '2') =>
  Object.fromEntries(
    lowOffersOf(
      {
        scores,
        lines: lines.map(([offer_id, comparable]) => ({ offer_id, tender_product_id: 7, comparable })),
        products: [{ id: 7, label: 'Beurre', reference_price: reference }],
      },
      limits,
    ),
  )
const low = (under_mean: number | null) => ({ under_mean, lines: [] })
const line = (under: number) => ({
  under_mean: null,
  lines: [{ tender_product_id: 7, product: 'Beurre', under }],
})

test('an offer is flagged from 25 % under the mean of the others, its own total not counted', () => {
  expect(found([score(1, '75.00'), score(2, '90.00'), score(3, '110.00')])).toEqual({ 1: low(25) })
  expect(found([score(1, '75.01'), score(2, '90.00'), score(3, '110.00')])).toEqual({})
  expect(found([score(1, '69.00'), score(2, '100.00')])).toEqual({ 1: low(31) })
})

test('irregular offers are neither flagged nor counted in the mean', () => {
  const scores = [score(1, '69.00'), score(2, '100.00'), score(3, null, true)]
  expect(found(scores)).toEqual({ 1: low(31) })
  expect(found([...scores, score(4, '1.00', true)])).toEqual({ 1: low(31) })
})

test('a lot with one regular offer has no mean, nor has one of free offers', () => {
  expect(found([score(1, '10.00')])).toEqual({})
  expect(found([score(1, '10.00'), score(2, '900.00', true)])).toEqual({})
  expect(found([score(1, '0.00'), score(2, '0.00')])).toEqual({})
})

test('a line is flagged from 50 % under its reference price, be its offer the only one', () => {
  expect(found([score(1, '10.00')], [[1, '1.000000']])).toEqual({ 1: line(50) })
  expect(found([score(1, '10.00')], [[1, '1.000001']])).toEqual({})
  expect(found([score(1, '10.00')], [[1, '0.96']])).toEqual({ 1: line(52) })
  expect(found([score(1, '10.00')], [[1, null]])).toEqual({})
  expect(found([score(1, '10.00')], [[1, '1.00']], '0')).toEqual({})
  expect(found([score(1, null, true)], [[1, '0.10']])).toEqual({})
})
