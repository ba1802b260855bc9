import type { marketRatingValue } from '../pricing/market-rating-value'
import { compared, divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'
import type { RowOf } from '../schema/infer'
import type { PriceChange, PriceDate, PriceHistory, PriceOutlook, PricePeriod } from './price-answers'
import type { MoveDay } from './price-history'

/** What a member received of an article over twelve months: in billing units, and in base units of its product. */
export interface BasketPart {
  article_id: number
  product_id: number
  quantity: string
  base_quantity: string
}

/** A value of the market, by base unit. */
export type MarketValue = RowOf<typeof marketRatingValue, 'product_id' | 'date' | 'value'>

const zero = exact(0)
const heaviest = 5
const mostDates = 6
const size = (value: Exact) => (value.over < 0n ? minus(zero, value) : value)

/** The price on a day; where none holds, the last one before, else the first one that is known. */
export const nearestPrice = (periods: readonly PricePeriod[], day: string): string | undefined =>
  (periods.findLast(({ from }) => from <= day) ?? periods[0])?.price_ht

const amountOf = (quantity: string, price: string | undefined): Exact =>
  price === undefined ? zero : exact(rounded(times(exact(quantity), exact(price)), 2))

interface Priced {
  part: BasketPart
  history: PriceHistory
}

function dateOf(priced: readonly Priced[], day: string, move: MoveDay): PriceDate | undefined {
  const lines = priced.map(({ part, history: { id, label, periods } }) => {
    const before = amountOf(part.quantity, nearestPrice(periods, move(day, -1)))
    const after = amountOf(part.quantity, nearestPrice(periods, day))
    return { id, label, before, after, gap: minus(after, before) }
  })
  const moved = lines.filter(({ gap }) => gap.over !== 0n)
  if (moved.length === 0) return undefined
  const sum = (key: 'before' | 'after') => lines.reduce((total, line) => plus(total, line[key]), zero)
  const [before, after] = [sum('before'), sum('after')]
  const gap = minus(after, before)
  const said = (line: Record<keyof PriceChange, Exact>) => ({
    before: rounded(line.before, 2),
    after: rounded(line.after, 2),
    gap: rounded(line.gap, 2),
  })
  return {
    day,
    ...said({ before, after, gap }),
    pct: before.over === 0n ? null : rounded(divided(times(gap, exact(100)), before), 2),
    articles: moved
      .sort((one, other) => compared(size(other.gap), size(one.gap)))
      .slice(0, heaviest)
      .map((line) => ({ id: line.id, label: line.label, ...said(line) })),
  }
}

/** The market's index on a day, 100 on the first one that has values, of the products that have one then; for reading only. */
function marketIndex(parts: readonly BasketPart[], values: readonly MarketValue[], days: readonly string[]) {
  const byProduct = new Map<number, MarketValue[]>()
  for (const value of values)
    byProduct.set(value.product_id, [...(byProduct.get(value.product_id) ?? []), value])
  const on = (product: number, day: string) =>
    Number(byProduct.get(product)?.findLast(({ date }) => date <= day)?.value ?? 0)
  const first = days.find((day) => parts.some(({ product_id }) => on(product_id, day) > 0)) ?? ''
  const quoted = parts.filter(({ product_id }) => on(product_id, first) > 0)
  const cost = (day: string) =>
    quoted.reduce((total, part) => total + Number(part.base_quantity) * on(part.product_id, day), 0)
  const start = cost(first)
  return (day: string): string | null =>
    start > 0 && day >= first ? ((cost(day) / start) * 100).toFixed(1) : null
}

interface Read {
  today: string
  from: string
  parts: readonly BasketPart[]
  histories: readonly PriceHistory[]
  values: readonly MarketValue[]
  /** The days of the curve until today, in order. */
  days: readonly string[]
}

/** What the prices to come change in a member's own basket, and two years of it beside the market. */
export function outlookOf(
  { today, from, parts, histories, values, days }: Read,
  move: MoveDay,
): PriceOutlook {
  const known = new Map(histories.map((history) => [history.id, history]))
  const priced = parts.flatMap((part): Priced[] => {
    const history = known.get(part.article_id)
    return history && history.periods.length > 0 ? [{ part, history }] : []
  })
  const total = (day: string) =>
    priced.reduce(
      (sum, { part, history }) => plus(sum, amountOf(part.quantity, nearestPrice(history.periods, day))),
      zero,
    )
  const ahead = new Set(
    priced.flatMap(({ history }) => history.periods.map((one) => one.from).filter((day) => day > today)),
  )
  const dates = [...ahead]
    .sort()
    .flatMap((day) => dateOf(priced, day, move) ?? [])
    .slice(0, mostDates)
  const [first = today] = days
  const start = Number(rounded(total(first), 2))
  const index = (day: string) =>
    start > 0 ? ((Number(rounded(total(day), 2)) / start) * 100).toFixed(1) : '100.0'
  const market = marketIndex(
    priced.map(({ part }) => part),
    values,
    days,
  )
  return {
    ...{ today, from, articles: priced.length, basket: rounded(total(today), 2), dates },
    curve: [
      ...days.map((day) => ({ day, basket: index(day), market: market(day) })),
      ...dates.map(({ day }) => ({ day, basket: index(day), market: null })),
    ],
  }
}
