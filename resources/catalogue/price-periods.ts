import type { RowOf } from '../schema/infer'
import type { articlePrice } from './article-price'

/** Dated prices as people look at them: what holds on a day, what a new one changes, the curve (domain §4.5). */

export type DatedPrice = RowOf<
  typeof articlePrice,
  'id' | 'valid_from' | 'valid_to' | 'quotation' | 'price_ht' | 'adherent_id' | 'groupAdherent_id'
>

export type PriceState = 'past' | 'current' | 'future'

/** Whether a price is behind, in force or to come on a day. */
export function priceState(
  { valid_from, valid_to }: Pick<DatedPrice, 'valid_from' | 'valid_to'>,
  day: string,
): PriceState {
  if (valid_from > day) return 'future'
  return valid_to !== null && valid_to < day ? 'past' : 'current'
}

/** Prices of one scope never overlap; those of different scopes live side by side. */
export const scopeKey = (price: Pick<DatedPrice, 'adherent_id' | 'groupAdherent_id'>): string => {
  if (price.adherent_id !== null) return `adherent ${price.adherent_id}`
  return price.groupAdherent_id === null ? 'general' : `group ${price.groupAdherent_id}`
}

/** What a new price from a day on meets in its scope: the one that it closes, the one that ends it. */
export function neighbours<P extends DatedPrice>(prices: readonly P[], scope: string, from: string) {
  const own = prices.filter((price) => scopeKey(price) === scope)
  return {
    closed: own.find((one) => one.valid_from < from && (one.valid_to === null || one.valid_to >= from)),
    next: own
      .filter((one) => one.valid_from > from)
      .sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1))[0],
  }
}

/** Change from one price to the next in percent, one decimal; none from zero. For reading only, not for rules. */
export function changePercent(from: string, to: string): string | undefined {
  const before = Number(from)
  if (!before) return undefined
  const percent = ((Number(to) - before) / before) * 100
  return percent.toFixed(1)
}

/** A point of a stepped curve; `price` null where nothing is in force. */
export interface CurvePoint {
  day: string
  price: number | null
}

/** The days on which a scope's price changes until a last day, in order; a gap without price stands as null. */
export function curveOf(
  prices: readonly DatedPrice[],
  scope: string,
  { lastDay, next }: { lastDay: string; next: (day: string) => string },
): CurvePoint[] {
  const own = prices
    .filter((price) => scopeKey(price) === scope)
    .sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1))
  const points = own.flatMap((price, index): CurvePoint[] => {
    const start = { day: price.valid_from, price: Number(price.price_ht) }
    const following = own[index + 1]
    if (price.valid_to === null || following?.valid_from === next(price.valid_to)) return [start]
    return [start, { day: next(price.valid_to), price: null }]
  })
  const last = points.at(-1)
  return last && last.day < lastDay ? [...points, { day: lastDay, price: last.price }] : points
}
