import { expect, test } from 'vitest'
import {
  changePercent,
  curveOf,
  type DatedPrice,
  neighbours,
  priceState,
  scopeKey,
} from '../../resources/catalogue/price-periods'
import { addDays } from '../../resources/schema/paris-time'

const price = (
  id: number,
  valid_from: string,
  valid_to: string | null,
  price_ht: string,
  adherent_id: number | null = null,
): DatedPrice => ({
  id,
  valid_from,
  valid_to,
  quotation: price_ht,
  price_ht,
  adherent_id,
  groupAdherent_id: null,
})
const prices = [
  price(3, '2026-06-01', null, '10.00'),
  price(2, '2026-03-01', '2026-03-31', '9.50'),
  price(1, '2026-01-01', '2026-02-28', '9.00'),
  price(4, '2026-02-01', null, '8.00', 12),
]

test('a price is past, in force or to come on a day, both ends included', () => {
  const states = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) =>
    priceState(price(2, '2026-03-01', '2026-03-31', '1'), day),
  )
  expect(states).toEqual(['future', 'current', 'current', 'past'])
})

test('a new price meets those of its own scope only: the one it closes, the next one', () => {
  const { closed, next } = neighbours(prices, 'general', '2026-03-15')
  expect([closed?.id, next?.id]).toEqual([2, 3])
  expect(neighbours(prices, 'adherent 12', '2026-03-15').closed?.id).toBe(4)
  expect(neighbours(prices, 'general', '2026-04-15').closed).toBeUndefined()
})

test('scopes are told apart: everybody, a group, a member', () => {
  expect(prices.map(scopeKey)).toEqual(['general', 'general', 'general', 'adherent 12'])
  expect(scopeKey({ adherent_id: null, groupAdherent_id: 3 })).toBe('group 3')
})

test('the curve steps from price to price, stops where none is in force, and goes on to the last day', () => {
  expect(curveOf(prices, 'general', { lastDay: '2026-12-31', next: (day) => addDays(day, 1) })).toEqual([
    { day: '2026-01-01', price: 9 },
    { day: '2026-03-01', price: 9.5 },
    { day: '2026-04-01', price: null },
    { day: '2026-06-01', price: 10 },
    { day: '2026-12-31', price: 10 },
  ])
})

test('the curve has one point on its last day, also when a price begins there or later', () => {
  const next = (day: string) => addDays(day, 1)
  const lastOf = (day: string) =>
    curveOf(prices, scopeKey(price(3, '2026-06-01', null, '10.00')), { lastDay: day, next }).slice(-2)
  expect(lastOf('2026-06-01').map(({ day }) => day)).toEqual(['2026-04-01', '2026-06-01'])
  expect(lastOf('2026-05-01').map(({ day }) => day)).toEqual(['2026-04-01', '2026-06-01'])
  expect(lastOf('2026-06-02').map(({ day }) => day)).toEqual(['2026-06-01', '2026-06-02'])
  expect(curveOf([], 'x', { lastDay: '2026-06-01', next })).toEqual([])
})

test('a change is told in percent, never from nothing', () => {
  expect([changePercent('10', '10.5'), changePercent('10', '9'), changePercent('0', '9')]).toEqual([
    '5.0',
    '-10.0',
    undefined,
  ])
})
