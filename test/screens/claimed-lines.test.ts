import { expect, test } from 'vitest'
import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import {
  type ClaimRow,
  claimRows,
  gapOf,
  isClaimable,
  type KeptLine,
  keptClaims,
  linesBody,
  totalOf,
} from '../../src/screens/litigations/claimed-lines'

const line = (id: number, quantity: string, line_ht: string) =>
  ({
    id,
    label: `Article ${id}`,
    quantity,
    line_ht,
    OrderUnit: { id: 1, label: 'carton', abbreviation: 'ct' },
  }) as OrderLineAnswer
const lines = [line(1, '3.000', '10.00'), line(2, '2.000', '7.50')]
const rows = claimRows(lines, [])
const [first] = rows as [ClaimRow]

test('what is claimed of a line is worth its part of the line, to the cent', () => {
  expect(gapOf(first, '1')).toBe('3.33')
  expect(gapOf(first, '1,5')).toBe('5.00')
  expect(gapOf(first, '')).toBe('0.00')
})

test('the total is the sum of the amounts that are shown', () => {
  const claimed = rows.map(({ key }) => ({ key, quantity: '1' }))
  expect(totalOf(rows, claimed)).toBe('7.08')
  expect(linesBody(rows, claimed)).toEqual([
    { order_line_id: 1, label: 'Article 1', quantity: '1', unit: 'carton', gap_ht: '3.33' },
    { order_line_id: 2, label: 'Article 2', quantity: '1', unit: 'carton', gap_ht: '3.75' },
  ])
})

test.each(['', '0', '-1', 'deux'])('« %s » cannot be claimed', (text) =>
  expect(isClaimable(text)).toBe(false),
)

const kept = (id: number, more: Partial<KeptLine>): KeptLine => ({
  id,
  order_line_id: 1,
  litigationobject_id: null,
  label: 'Article 1',
  object: null,
  quantity: '2.000',
  unit: 'ct',
  gap_ht: '6.67',
  comment: null,
  ...more,
})

test('a kept claim stands in the place of its line, and its amount follows the line again', () => {
  const again = claimRows(lines, [kept(9, {})])
  expect(again.map(({ key }) => key)).toEqual(['kept 9', 'order 2'])
  expect(keptClaims([kept(9, {})])).toEqual([{ key: 'kept 9', quantity: '2' }])
  expect(gapOf(again[0] as ClaimRow, '2,0')).toBe('6.67')
  expect(gapOf(again[0] as ClaimRow, '1')).toBe('3.33')
})

test('what a reception found keeps its object and its own amount: a gap of price is no part of the line', () => {
  const price = kept(7, {
    litigationobject_id: 3,
    object: 'Écart de prix',
    gap_ht: '1.20',
    comment: '9,60 au lieu de 9,40',
  })
  const heat = kept(8, { order_line_id: null, label: 'Température', quantity: null, gap_ht: '0.00' })
  const found = claimRows(lines, [price, heat])
  expect(found.map(({ key }) => key)).toEqual(['kept 7', 'order 1', 'order 2', 'kept 8'])
  expect(gapOf(found[0] as ClaimRow, '1')).toBe('0.60')
  const body = linesBody(found, [{ key: 'kept 7', quantity: '1' }, ...keptClaims([heat])])
  expect(body).toEqual([
    expect.objectContaining({
      order_line_id: 1,
      quantity: '1',
      gap_ht: '0.60',
      litigationobject_id: 3,
      comment: '9,60 au lieu de 9,40',
    }),
    expect.objectContaining({ order_line_id: null, quantity: null, gap_ht: '0.00', label: 'Température' }),
  ])
})
