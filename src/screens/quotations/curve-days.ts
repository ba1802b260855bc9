import type { TrackedSeries } from '../../../resources/pricing/quotation-answers'
import { addDays } from '../../../resources/schema/paris-time'

type Price = TrackedSeries['articles'][number]['prices'][number]

/** The price that holds on a day; null where none does. */
export const priceOn = (prices: readonly Price[], day: string): string | null =>
  prices.findLast(({ from, to }) => from <= day && (to === null || to >= day))?.price ?? null

/** The days of a curve, in order: where a value or a price begins or ends, from `since` until a month after the last. */
export function curveDays({ values, articles, today }: TrackedSeries, since: string): string[] {
  const changes = articles.flatMap(({ prices }) =>
    prices.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to, addDays(to, 1)])]),
  )
  const days = [...values.map(({ date }) => date), ...changes, today].filter((day) => day >= since)
  const last = days.toSorted().at(-1) ?? today
  return [...new Set([since, ...days, addDays(last, 30)])].sort()
}
