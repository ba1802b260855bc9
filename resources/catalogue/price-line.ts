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
interface Standing extends PricePart {
  id: number | null
  shown: readonly PaintedPrice[]
}
export interface PriceLine {
  standing: readonly Standing[]
  bounded: readonly PaintedPrice[]
}

/** Why a line does not become what was asked. */
export type LineRefusal =
  | { field: 'valid_from'; why: 'past' | 'held'; day?: undefined }
  | { field: 'valid_from'; why: 'since' | 'sameDay'; day: string }
  | { field: 'valid_from' | 'valid_to'; why: 'promotion'; period: Period }
  | { field: 'valid_to'; why: 'closed' | 'next' | 'noEnd' | 'order' }
  | { field: 'quotation'; why: 'held' }
export type Painted = { line: PriceLine; refused?: undefined } | { refused: LineRefusal; line?: undefined }

const refused = (refusal: LineRefusal): Painted => ({ refused: refusal })
const last = '9999-12-31'
const endOf = ({ to }: Period) => to ?? last
const opened = (day: string): string | null => (day === last ? null : day)
const meets = (one: Period, other: Period) => one.from <= endOf(other) && other.from <= endOf(one)
const covers = (one: Period, day: string) => one.from <= day && endOf(one) >= day
const byDay = <P extends Period>(prices: readonly P[]): P[] =>
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
const follows = (one: Period, next: Period) => one.to !== null && addDays(one.to, 1) === next.from

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

/** A price to be laid on a line. */
export interface NewPrice extends PricePart {
  /** The row that it is to stay. */
  id?: number | null
  bounded: boolean
  /** A standing price of that very day gives way: the reason was said, or a campaign's is decided. */
  replaces: boolean
  /** A standing price as it is stays: a campaign that moves nothing. */
  unlessSame?: boolean
}

const overlap = (line: PriceLine, price: Period, but: number | null | undefined) =>
  line.bounded.find((one) => meets(one, price) && (one.id === null || one.id !== but))

function layBounded(line: PriceLine, price: NewPrice): Painted {
  if (price.to === null) return refused({ field: 'valid_to', why: 'noEnd' })
  const other = overlap(line, price, null)
  if (other) return refused({ field: 'valid_from', why: 'promotion', period: other })
  const laid: PaintedPrice = { ...part(price), id: price.id ?? null, bounded: true, beneath: [] }
  return { line: { ...line, bounded: byDay([...line.bounded, laid]) } }
}

function layStanding({ standing, bounded }: PriceLine, price: NewPrice): Painted {
  const held = standing.find((one) => covers(one, price.from))
  if (price.unlessSame && held && held.quotation === price.quotation) return { line: { standing, bounded } }
  if (held?.from === price.from && !price.replaces)
    return refused({ field: 'valid_from', why: 'sameDay', day: price.from })
  const next = standing.find(({ from }) => from > price.from)
  const ends = [price.to ?? held?.to ?? null, next ? addDays(next.from, -1) : null]
  const to = ends.filter((day) => day !== null).sort()[0] ?? null
  const isReplaced = held?.from === price.from
  const id = price.id ?? (isReplaced ? held.id : null)
  const laid: Standing = { ...part(price), to, id, shown: isReplaced ? held.shown : [] }
  const others = standing.flatMap((one): Standing[] => {
    if (one !== held) return [one]
    return isReplaced ? [] : [{ ...one, to: addDays(price.from, -1) }]
  })
  return { line: { standing: byDay([...others, laid]), bounded } }
}

/** Paints a price on a line: never on a day that is past, never two promotions at once. */
export function lay(line: PriceLine, price: NewPrice, today: string): Painted {
  if (price.to !== null && price.to < price.from) return refused({ field: 'valid_to', why: 'order' })
  if (price.from < today) return refused({ field: 'valid_from', why: 'past' })
  return price.bounded ? layBounded(line, price) : layStanding(line, price)
}

/** Whether a price with an end is a promotion where nobody says so: it lies over a standing price, else it is a market's own. */
export const isPromotion = ({ standing }: PriceLine, period: Period): boolean =>
  period.to !== null && standing.some((one) => meets(one, period))

const standingAt = (line: PriceLine, id: number) =>
  line.standing.find(({ shown }) => shown.some((row) => row.id === id))

function lift(line: PriceLine, price: Standing): PriceLine {
  const before = line.standing.find((one) => follows(one, price))
  return {
    ...line,
    standing: line.standing.flatMap((one) => {
      if (one === price) return []
      return [one === before ? { ...one, to: price.to } : one]
    }),
  }
}

/** Takes a price to come off a line: what lay under a promotion is seen again, the standing price before goes on. */
export function withdraw(line: PriceLine, id: number, today: string): Painted {
  const promotion = line.bounded.find((one) => one.id === id)
  if (promotion) {
    if (promotion.from <= today) return refused({ field: 'valid_from', why: 'held' })
    return { line: { ...line, bounded: line.bounded.filter((one) => one !== promotion) } }
  }
  const price = standingAt(line, id)
  if (!price) return { line }
  if (price.from <= today)
    return refused(
      price.id === id
        ? { field: 'valid_from', why: 'held' }
        : { field: 'valid_from', why: 'since', day: price.from },
    )
  if (price.id !== id) return refused({ field: 'valid_from', why: 'since', day: price.from })
  return { line: lift(line, price) }
}

/** What is to become of a row; what is absent stays as it is. */
export interface PriceChange {
  from?: string
  to?: string | null
  bounded?: boolean
  facts?: Partial<PriceFacts>
}

/** Changes the end of a promotion, or all of one to come. */
function changeBounded(line: PriceLine, price: PaintedPrice, change: PriceChange, today: string): Painted {
  const others = { ...line, bounded: line.bounded.filter((one) => one !== price) }
  const { from = price.from, to = price.to, bounded = true, facts = {} } = change
  const changed = { ...price, ...facts, from, to }
  if (price.from >= today) return lay(others, { ...changed, bounded, replaces: false }, today)
  if (changed.quotation !== price.quotation) return refused({ field: 'quotation', why: 'held' })
  if (from !== price.from || !bounded) return refused({ field: 'valid_from', why: 'held' })
  if (to === null) return refused({ field: 'valid_to', why: 'noEnd' })
  const yesterday = addDays(today, -1)
  if (to !== price.to && (to < yesterday || endOf(price) < yesterday))
    return refused({ field: 'valid_to', why: 'closed' })
  const other = overlap(others, changed, null)
  if (other) return refused({ field: 'valid_to', why: 'promotion', period: other })
  return { line: { ...others, bounded: byDay([...others.bounded, changed]) } }
}

/** Ends a standing price sooner or later; whatever shows it goes with it. */
function endStanding(line: PriceLine, price: Standing, to: string | null, today: string): Painted {
  const yesterday = addDays(today, -1)
  if (to !== null && to < yesterday) return refused({ field: 'valid_to', why: 'closed' })
  if (endOf(price) < yesterday) return refused({ field: 'valid_to', why: 'closed' })
  if (to !== null && to < price.from) return refused({ field: 'valid_to', why: 'order' })
  const next = line.standing.find((one) => one.from > price.from)
  if (next && to !== null && to >= next.from) return refused({ field: 'valid_to', why: 'next' })
  const end = to ?? (next ? addDays(next.from, -1) : null)
  return {
    line: { ...line, standing: line.standing.map((one) => (one === price ? { ...one, to: end } : one)) },
  }
}

/** Changes the end of a standing price, or all of one to come. */
function changeStanding(
  line: PriceLine,
  price: Standing,
  { id, change, today }: { id: number; change: PriceChange; today: string },
): Painted {
  const { to, bounded = false, facts = {} } = change
  const changed = { ...price, ...facts }
  const isFirst = price.id === id
  const shownFrom = price.shown.find((row) => row.id === id)?.from
  const isMoved = change.from !== undefined && change.from !== shownFrom
  const isOther = changed.quotation !== price.quotation || changed.price_ht !== price.price_ht
  if ((isMoved || isOther || bounded) && (price.from < today || !isFirst)) {
    if (!isFirst) return refused({ field: 'valid_from', why: 'since', day: price.from })
    return refused(isOther ? { field: 'quotation', why: 'held' } : { field: 'valid_from', why: 'held' })
  }
  if (isMoved || bounded) {
    const moved = {
      ...changed,
      from: change.from ?? price.from,
      to: to ?? null,
      id,
      bounded,
      replaces: false,
    }
    return lay(lift(line, price), bounded && to === undefined ? { ...moved, to: price.to } : moved, today)
  }
  const kept = { ...line, standing: line.standing.map((one) => (one === price ? changed : one)) }
  return to === undefined ? { line: kept } : endStanding(kept, changed, to, today)
}

/** Changes a price of a line: one that has been in force only ends sooner or later, one to come moves and changes. */
export function change(line: PriceLine, id: number, what: PriceChange, today: string): Painted {
  const promotion = line.bounded.find((one) => one.id === id)
  if (promotion) return changeBounded(line, promotion, what, today)
  const price = standingAt(line, id)
  return price ? changeStanding(line, price, { id, change: what, today }) : { line }
}

/** The standing price of a day ends on it: a market's end. */
export const endOn = (line: PriceLine, day: string): PriceLine => ({
  ...line,
  standing: line.standing.map((one) => (covers(one, day) ? { ...one, to: day } : one)),
})

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

/** Since when the price of a row runs, and whether it is the row to change it by: those after a promotion only go on. */
export function startOf(line: PriceLine, id: number): { day: string; isFirst: boolean } | undefined {
  const promotion = line.bounded.find((one) => one.id === id)
  if (promotion) return { day: promotion.from, isFirst: true }
  const price = standingAt(line, id)
  return price && { day: price.from, isFirst: price.id === id }
}
