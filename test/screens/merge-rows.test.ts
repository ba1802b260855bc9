import { expect, test } from 'vitest'
import type { PreparedProduct } from '../../resources/tenders/volume-sheet'
import { isTyped, mergeRows, withMissing } from '../../src/screens/tenders/merge-rows'

const row = (product_id: number, volume: string, mandatory = true): PreparedProduct => ({
  product_id,
  label: `Produit ${product_id}`,
  code: `P${product_id}`,
  unit: 'kg',
  volume,
  mandatory,
  reference_price: null,
})
const asked = [row(1, '10'), row(2, '20'), row(3, '30')]

test('what is typed while the server answers stays; what was not touched becomes what the server has', () => {
  const here = [row(1, '11'), row(2, '20', false), row(3, '30')]
  const now = [row(1, '10.000'), row(2, '25'), row(3, '35')]
  expect(mergeRows(asked, here, now)).toEqual([row(1, '11'), row(2, '25', false), row(3, '35')])
})

test('products added here wait for their save, removed ones stay away, those that came or went elsewhere follow', () => {
  const here = [row(1, '10'), row(3, '30'), row(4, '0')]
  const now = [row(1, '10'), row(2, '20'), row(5, '50')]
  expect(mergeRows(asked, here, now)).toEqual([row(1, '10'), row(4, '0'), row(5, '50')])
})

test('something is typed once a value, a product more or a product less differs from what was asked', () => {
  expect(isTyped(asked, structuredClone(asked))).toBe(false)
  expect(isTyped(asked, [row(1, '10'), row(2, '20'), row(3, '31')])).toBe(true)
  expect(isTyped(asked, [row(1, '10', false), row(2, '20'), row(3, '30')])).toBe(true)
  expect(isTyped(asked, asked.slice(1))).toBe(true)
  expect(isTyped(asked, [row(1, '10'), row(2, '20'), row(4, '0')])).toBe(true)
})

test('products from elsewhere come after those that stand there, which stay', () => {
  expect(withMissing(asked, [row(2, '99', false), row(9, '5')])).toEqual([...asked, row(9, '5')])
})
