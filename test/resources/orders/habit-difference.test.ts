import { expect, test } from 'vitest'
import { differsFromHabit, usualQuantity } from '../../../resources/orders/habit-difference'

test('a line differs from the habit from twice and to half of it on, and where its article is new', () => {
  const differs = (quantity: string, usual: string | null) => differsFromHabit({ quantity, usual })
  expect([differs('8', '4.000'), differs('7.999', '4.000')]).toEqual([true, false])
  expect([differs('2', '4.000'), differs('2.001', '4.000')]).toEqual([true, false])
  expect([differs('4', '4.000'), differs('1', null)]).toEqual([false, true])
})

test('what an order usually has is what was ordered by the number of orders that had it', () => {
  expect(usualQuantity('20', 3)).toBe('6.667')
  expect(usualQuantity('18.000', 1)).toBe('18.000')
})
