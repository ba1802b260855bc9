import type { PricePeriod } from './price-answers'

/** A price of an article, of everybody, of a group or of one member, with what a validated campaign has announced. */
export interface KeptPrice {
  from: string
  to: string | null
  price_ht: string
  scope: 'adherent' | 'group' | 'general'
  /** Validated in a campaign whose day has not come. */
  is_announced?: boolean
}

/** How many articles are asked for at once. */
export const mostHistories = 200

/** Moves days of `yyyy-mm-dd`. */
export type MoveDay = (day: string, by: number) => string

/** Whose price comes first. */
const ranks: readonly KeptPrice['scope'][] = ['adherent', 'group', 'general']

/**
 * The general prices as they will stand once what is announced is applied: the price that holds on its day ends the day before, one
 * planned from that very day on gives way, one planned later stays (domain §10.1).
 */
export function withAnnounced(
  prices: readonly KeptPrice[],
  announced: readonly { from: string; price_ht: string }[],
  move: MoveDay,
): KeptPrice[] {
  const general = (price: KeptPrice) => price.scope === 'general'
  return announced
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .reduce<KeptPrice[]>(
      (held, { from, price_ht }) => {
        const former = held.find(
          (one) => general(one) && one.from <= from && (one.to === null || one.to >= from),
        )
        if (former?.price_ht === price_ht) return held
        const next = held
          .filter((one) => general(one) && one.from > from)
          .map((one) => one.from)
          .sort()[0]
        const ends = [former?.to ?? null, next === undefined ? null : move(next, -1)].filter(
          (day) => day !== null,
        )
        const kept = held.flatMap((one) => {
          if (one !== former) return [one]
          return one.from === from ? [] : [{ ...one, to: move(from, -1) }]
        })
        return [...kept, { from, to: ends.sort()[0] ?? null, price_ht, scope: 'general', is_announced: true }]
      },
      [...prices],
    )
}

/** What somebody pays over time: its own price before its group's before the general one (domain §4.5), one period a price. */
export function heldPrices(prices: readonly KeptPrice[], move: MoveDay): PricePeriod[] {
  const starts = prices.flatMap(({ from, to }) => (to === null ? [from] : [from, move(to, 1)]))
  const days = [...new Set(starts)].sort()
  const periods: PricePeriod[] = []
  for (const [index, from] of days.entries()) {
    const [held] = prices
      .filter((one) => one.from <= from && (one.to === null || one.to >= from))
      .sort(
        (one, other) =>
          ranks.indexOf(one.scope) - ranks.indexOf(other.scope) || (one.from < other.from ? 1 : -1),
      )
    if (!held) continue
    const following = days[index + 1]
    const to = following === undefined ? held.to : move(following, -1)
    const before = periods.at(-1)
    const is_announced = held.is_announced === true
    const goes = before?.to !== null && before !== undefined && move(before.to, 1) === from
    if (before && goes && before.price_ht === held.price_ht && before.is_announced === is_announced)
      before.to = to
    else periods.push({ from, to, price_ht: held.price_ht, is_announced })
  }
  return periods
}
