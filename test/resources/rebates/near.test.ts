import { expect, test } from 'vitest'
import { isNear } from '../../../resources/rebates/forecast'

test('a step is near where a tenth of it is missing at most, or where this pace reaches it by 31 December', () => {
  const near = (from_ht: string, missing_ht: string, today: string) => isNear({ from_ht, missing_ht }, today)
  expect(near('200000.00', '20000.00', '2026-12-31')).toBe(true)
  expect(near('200000.00', '20000.01', '2026-12-31')).toBe(false)
  // 99,000 in the first 181 days of 365 come to 199,640 at this pace, 99,200 to 200,044.
  expect(near('200000.00', '101000.00', '2026-06-30')).toBe(false)
  expect(near('200000.00', '100800.00', '2026-06-30')).toBe(true)
})
