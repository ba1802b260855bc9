import { expect, test } from 'vitest'
import { spendByMonth } from '../../resources/catalogue/spend'

const answer = {
  year: 2026,
  budget: '100000.00',
  carts_ht: '0.00',
  months: [
    { month: '2026-02', food_ht: '1200.10', other_ht: '0.20' },
    { month: '2026-11', food_ht: '0.00', other_ht: '15.00' },
  ],
}

test('a year of spending has twelve months, empty ones at 0', () => {
  const { months } = spendByMonth(answer)
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2026-01', food_ht: '0.00', other_ht: '0.00' })
  expect(months[10]).toMatchObject({ month: '2026-11', other_ht: '15.00' })
})

test('a month is worth its food and the rest, to the cent; the budget of a month is a twelfth', () => {
  const spend = spendByMonth(answer)
  expect(spend.of('2026-02')).toBe('1200.30')
  expect(spend.of('2026-03')).toBe('0.00')
  expect(spend.foodMonthly).toBe('8333.33')
  expect(spendByMonth({ ...answer, budget: null }).foodMonthly).toBeNull()
})
