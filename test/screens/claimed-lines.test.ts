import { expect, test } from 'vitest'
import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import { gapOf, isClaimable, linesBody, totalOf } from '../../src/screens/litigations/claimed-lines'

const line = (id: number, quantity: string, line_ht: string) =>
  ({
    id,
    label: `Article ${id}`,
    quantity,
    line_ht,
    OrderUnit: { id: 1, label: 'carton', abbreviation: 'ct' },
  }) as OrderLineAnswer
const lines = [line(1, '3.000', '10.00'), line(2, '2.000', '7.50')]

test('what is claimed of a line is worth its part of the line, to the cent', () => {
  expect(gapOf(lines[0] as OrderLineAnswer, '1')).toBe('3.33')
  expect(gapOf(lines[0] as OrderLineAnswer, '1,5')).toBe('5.00')
  expect(gapOf(lines[0] as OrderLineAnswer, '')).toBe('0.00')
})

test('the total is the sum of the amounts that are shown', () => {
  const claimed = [
    { order_line_id: 1, quantity: '1' },
    { order_line_id: 2, quantity: '1' },
  ]
  expect(totalOf(lines, claimed)).toBe('7.08')
  expect(linesBody(lines, claimed)).toEqual([
    { order_line_id: 1, label: 'Article 1', quantity: '1', unit: 'ct', gap_ht: '3.33' },
    { order_line_id: 2, label: 'Article 2', quantity: '1', unit: 'ct', gap_ht: '3.75' },
  ])
})

test.each(['', '0', '-1', 'deux'])('« %s » cannot be claimed', (text) =>
  expect(isClaimable(text)).toBe(false),
)
