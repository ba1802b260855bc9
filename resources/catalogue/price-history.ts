import { lay } from './paint-line'
import type { PricePeriod } from './price-answers'
import { lineOf, type PaintedPrice, type PriceLine, type PricePart, rowsOf } from './price-line'

/** A price of an article, of everybody, of a group or of one member, with what a validated campaign has announced. */
export interface KeptPrice {
  from: string
  to: string | null
  price_ht: string
  scope: 'adherent' | 'group' | 'general'
  /** Validated in a campaign whose day has not come. */
  is_announced?: boolean
  /** A promotion, with the standing prices that it covers. */
  bounded?: boolean
  beneath?: readonly Pick<PricePart, 'from' | 'to' | 'price_ht'>[] | null
}

/** How many articles are asked for at once. */
export const mostHistories = 200

/** Moves days of `yyyy-mm-dd`. */
export type MoveDay = (day: string, by: number) => string

/** Whose price comes first. */
const ranks: readonly KeptPrice['scope'][] = ['adherent', 'group', 'general']

const announcedBy = 'announced'
const facts = (price: Pick<KeptPrice, 'from' | 'to' | 'price_ht'>, source: string): PricePart => ({
  ...{ from: price.from, to: price.to, quotation: price.price_ht, price_ht: price.price_ht },
  ...{ source, source_id: null, reason: null },
})

/**
 * The general prices as they will stand once what is announced is applied, as an application paints them (domain §10.1): a promotion
 * lies over what is announced, a standing price that is planned later ends it.
 */
export function withAnnounced(
  prices: readonly KeptPrice[],
  announced: readonly { from: string; price_ht: string }[],
): KeptPrice[] {
  if (!announced.length) return [...prices]
  const isGeneral = ({ scope }: KeptPrice) => scope === 'general'
  const rows = prices.filter(isGeneral).map(
    (one, id): PaintedPrice => ({
      ...facts(one, ''),
      ...{ id, bounded: one.bounded === true },
      beneath: (one.beneath ?? []).map((price) => facts(price, '')),
    }),
  )
  const line = announced
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .reduce<PriceLine>((held, { from, price_ht }) => {
      const price = { ...facts({ from, to: null, price_ht }, announcedBy), bounded: false }
      return lay(held, { ...price, replaces: true, unlessSame: true }, from).line ?? held
    }, lineOf(rows))
  return [
    ...prices.filter((one) => !isGeneral(one)),
    ...rowsOf(line).map(
      ({ from, to, price_ht, source }): KeptPrice => ({
        ...{ from, to, price_ht, scope: 'general' },
        ...(source === announcedBy ? { is_announced: true } : {}),
      }),
    ),
  ]
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
