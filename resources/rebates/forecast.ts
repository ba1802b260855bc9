import { compareDecimals } from '../schema/decimal-text'
import { compared, divided, exact, minus, rounded, sumOfAmounts, times } from '../schema/exact'
import { addDays, daysBetween } from '../schema/paris-time'
import type { NextTier, RateForecast } from './answers'
import { nextTier, rebateOf } from './rules'
import { counted, type RfaRate, type Sold } from './settle'

/** What an amount since 1 January comes to on 31 December at this pace: times the days of the year, over those until today included. */
export function atThisPace(amount: string, today: string): string {
  const first = `${today.slice(0, 4)}-01-01`
  const days = daysBetween(first, addDays(`${today.slice(0, 4)}-12-31`, 1))
  return rounded(divided(times(exact(amount), exact(days)), exact(daysBetween(first, today) + 1)), 2)
}

/** Whether a step is near: a tenth of it is missing at most, or this pace reaches it within the year. */
export function isNear(
  { from_ht, missing_ht }: Pick<NextTier, 'from_ht' | 'missing_ht'>,
  today: string,
): boolean {
  const [from, missing] = [exact(from_ht), exact(missing_ht)]
  if (compared(times(missing, exact(10)), from) <= 0) return true
  return compareDecimals(atThisPace(rounded(minus(from, missing), 2), today), from_ht) >= 0
}

/** What each rate gives of what was sold to date, the tier that it has reached and the next, and the same at the end of the year that runs. */
export const forecasts = (
  rates: readonly RfaRate[],
  sold: readonly Sold[],
  today: string | undefined,
): RateForecast[] =>
  rates.map((rate) => {
    const sold_ht = sumOfAmounts(counted(rate, sold).map(({ amount_ht }) => amount_ht))
    const now = rebateOf(sold_ht, rate)
    const expected_ht = today ? atThisPace(sold_ht, today) : null
    const then = expected_ht === null ? null : rebateOf(expected_ht, rate)
    return {
      ...{ label: rate.label, sold_ht, rate: now.rate, to_date_ht: now.amount_ht },
      next: (today && nextTier(sold_ht, rate)) || null,
      ...{ expected_ht, expected_rate: then?.rate ?? null, forecast_ht: then?.amount_ht ?? null },
    }
  })
