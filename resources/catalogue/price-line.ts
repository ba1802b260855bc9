import { addDays } from '../schema/paris-time'

/**
 * Prices of one article for one scope as a line in time. A standing price holds until another standing one or the market's end; a
 * bounded one (a promotion) lies over it from one day to another, and the standing price goes on after it, and under it. Kept are
 * the rows that are seen (`PaintedPrice`): at each day at most one; what lies under a promotion stands in its `beneath`.
 */

/** What a price says, wherever it holds. Amounts have four decimals. */
export interface PriceFacts {
  quotation: string
  price_ht: string
  source: string
  source_id: number | null
  reason: string | null
}
/** From one day to another, both included; `to` null: without end. */
export interface Period {
  from: string
  to: string | null
}
export type PricePart = PriceFacts & Period

/** A row as it is kept; of a promotion, `beneath` are the standing prices that it covers. */
export interface PaintedPrice extends PricePart {
  id: number | null
  bounded: boolean
  beneath: readonly PricePart[] | null
}
/** A standing price whole, with the rows that show it. */
export interface Standing extends PricePart {
  id: number | null
  shown: readonly PaintedPrice[]
}
export interface PriceLine {
  standing: readonly Standing[]
  bounded: readonly PaintedPrice[]
}

const last = '9999-12-31'
/** The last day of a period, as far as days go. */
export const endOf = ({ to }: Period) => to ?? last
const opened = (day: string): string | null => (day === last ? null : day)
/** Whether two periods have a day in common. */
export const meets = (one: Period, other: Period) => one.from <= endOf(other) && other.from <= endOf(one)
/** Whether a period has a day. */
export const covers = (one: Period, day: string) => one.from <= day && endOf(one) >= day
/** The earliest first. */
export const byDay = <P extends Period>(prices: readonly P[]): P[] =>
  prices.toSorted((one, other) => (one.from < other.from ? -1 : 1))
/** Of a price, what the line keeps. */
export const part = ({ from, to, quotation, price_ht, source, source_id, reason }: PricePart): PricePart => ({
  ...{ from, to, quotation, price_ht, source, source_id, reason },
})
const isSame = (one: PriceFacts, other: PriceFacts) =>
  one.quotation === other.quotation &&
  one.price_ht === other.price_ht &&
  one.source === other.source &&
  one.source_id === other.source_id &&
  one.reason === other.reason
/** Whether a period begins on the day after another one. */
export const follows = (one: Period, next: Period) => one.to !== null && addDays(one.to, 1) === next.from

type Piece = { of: PaintedPrice; is: 'shown' | 'beneath'; price: PricePart }

const piecesOf = (row: PaintedPrice): Piece[] =>
  row.bounded
    ? (row.beneath ?? []).map((price) => ({ of: row, is: 'beneath', price: part(price) }))
    : [{ of: row, is: 'shown', price: part(row) }]

/** One standing price goes on under a promotion and after it: two rows that are seen on both sides are told apart. */
const goesOn = (one: Piece, next: Piece) =>
  (one.is === 'beneath' || next.is === 'beneath') &&
  one.of !== next.of &&
  follows(one.price, next.price) &&
  isSame(one.price, next.price)

/** The line that rows show. */
export function lineOf(rows: readonly PaintedPrice[]): PriceLine {
  const groups: [Piece, ...Piece[]][] = []
  for (const piece of byDay(rows).flatMap(piecesOf)) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && goesOn(before, piece)) group.push(piece)
    else groups.push([piece])
  }
  const standing = groups.map((group): Standing => {
    const shown = group.filter(({ is }) => is === 'shown').map(({ of }) => of)
    return {
      ...group[0].price,
      ...{ to: group.at(-1)?.price.to ?? null, id: shown[0]?.id ?? null, shown },
    }
  })
  return { standing, bounded: byDay(rows.filter(({ bounded }) => bounded)) }
}

/** What is left of a period once others lie over it. */
function around(period: Period, over: readonly Period[]): Period[] {
  let from = period.from
  const left: Period[] = []
  for (const one of byDay(over)) {
    if (!meets({ from, to: period.to }, one)) continue
    if (one.from > from) left.push({ from, to: addDays(one.from, -1) })
    if (one.to === null) return left
    from = addDays(one.to, 1)
  }
  return from <= endOf(period) ? [...left, { from, to: period.to }] : left
}

const within = (price: PricePart, { from, to }: Period): PricePart => ({
  ...part(price),
  from: price.from > from ? price.from : from,
  to: opened(endOf(price) < (to ?? last) ? endOf(price) : (to ?? last)),
})

function shownOf(price: Standing, over: readonly Period[]): PaintedPrice[] {
  const free = new Set([price.id, ...price.shown.map(({ id }) => id)])
  const take = (id: number | null | undefined): number | null => {
    if (id === null || id === undefined || !free.delete(id)) return null
    return id
  }
  const periods = around(price, over)
  const idOf = (period: Period, isFirst: boolean): number | null =>
    take(price.shown.find(({ id, from }) => free.has(id) && from === period.from)?.id) ??
    take(price.shown.find((one) => free.has(one.id) && meets(one, period))?.id) ??
    (isFirst && price.shown.every((one) => !periods.some((other) => meets(one, other))) ? price.id : null)
  return periods.map((period, n) => ({
    ...part(price),
    ...period,
    ...{ id: idOf(period, n === 0), bounded: false, beneath: null },
  }))
}

/** The rows that show a line, the earliest first; those of before keep their ids. */
export const rowsOf = ({ standing, bounded }: PriceLine): PaintedPrice[] =>
  byDay([
    ...standing.flatMap((price) => shownOf(price, bounded)),
    ...bounded.map((price) => ({
      ...price,
      beneath: standing.filter((one) => meets(one, price)).map((one) => within(one, price)),
    })),
  ])

/** The days from today on that had a price before and have none after. */
export function newGaps(before: readonly Period[], after: readonly Period[], today: string): Period[] {
  const future = before.filter((one) => endOf(one) >= today)
  const gaps = byDay(future).flatMap((one) =>
    around({ from: one.from > today ? one.from : today, to: one.to }, after),
  )
  const joined: Period[] = []
  for (const gap of gaps) {
    const before = joined.at(-1)
    if (before && follows(before, gap)) before.to = gap.to
    else joined.push({ ...gap })
  }
  return joined
}

/** The standing price that a row shows. */
export const standingAt = (line: PriceLine, id: number) =>
  line.standing.find(({ shown }) => shown.some((row) => row.id === id))

/** Since when the price of a row runs, and whether it is the row to change it by: those after a promotion only go on. */
export function startOf(line: PriceLine, id: number): { day: string; isFirst: boolean } | undefined {
  const promotion = line.bounded.find((one) => one.id === id)
  if (promotion) return { day: promotion.from, isFirst: true }
  const price = standingAt(line, id)
  return price && { day: price.from, isFirst: price.id === id }
}
