import type { PricePeriod } from '../../../resources/catalogue/price-answers'
import { addDays, addMonths, daysBetween } from '../../../resources/schema/paris-time'

export interface CurveBox {
  width: number
  height: number
  today: string
}

export interface CurvePath {
  /** What has been and is in force; what is to come. Stepped, as the `d` of a path. */
  past: string
  future: string
  /** Where today stands. */
  now: number
  /** How high the dearest and the cheapest price stand. */
  high: number
  low: number
}

/** The least part of a price that the height of its curve stands for. */
const leastRange = 0.1

const size = (value: number) => Math.round(value * 10) / 10

/** A stepped curve of two years and of what is to come, in a box; a gap between prices is a gap of the line. */
export function curvePath(periods: readonly PricePeriod[], { width, height, today }: CurveBox): CurvePath {
  const since = addMonths(today, -24)
  const first = periods[0]?.from ?? today
  const start = first > since ? first : since
  const lastChange = periods.reduce((last, { from }) => (from > last ? from : last), today)
  const end = addDays(lastChange, Math.max(7, Math.round(daysBetween(start, lastChange) / 12)))
  const span = daysBetween(start, end)
  const prices = periods.map(({ price_ht }) => Number(price_ht))
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  // A change of one percent looks like one: the height is a tenth of the price at least.
  const air = Math.max(0, highest * leastRange - (highest - lowest)) / 2
  const [low, high] = [lowest - air, highest + air]
  const at = (day: string) => size((Math.min(Math.max(daysBetween(start, day), 0), span) / span) * width)
  const level = (price: number) =>
    size(high === low ? height / 2 : height - 2 - ((price - low) / (high - low)) * (height - 4))
  const now = at(today)
  const parts = { past: '', future: '' }
  let last: { x: number; y: number } | undefined
  for (const { from, to, price_ht } of periods) {
    const [left, right, y] = [at(from), to === null ? width : at(addDays(to, 1)), level(Number(price_ht))]
    const isFuture = from > today
    const joins = last !== undefined && last.x === left
    const begins = joins && last ? `M${left} ${last.y}V${y}` : `M${left} ${y}`
    if (isFuture) parts.future += `${begins}H${right}`
    else {
      parts.past += `${begins}H${Math.min(right, Math.max(now, left))}`
      if (right > now) parts.future += `M${Math.max(now, left)} ${y}H${right}`
    }
    last = { x: right, y }
  }
  return { ...parts, now, high: level(highest), low: level(lowest) }
}
