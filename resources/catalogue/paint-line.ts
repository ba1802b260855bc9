import { addDays } from '../schema/paris-time'
import {
  byDay,
  covers,
  endOf,
  follows,
  meets,
  type PaintedPrice,
  type Period,
  type PriceFacts,
  type PriceLine,
  type PricePart,
  part,
  type Standing,
  standingAt,
} from './price-line'

/** Why a line does not become what was asked. */
export type LineRefusal =
  | { field: 'valid_from'; why: 'past' | 'held'; day?: undefined }
  | { field: 'valid_from'; why: 'since' | 'sameDay'; day: string }
  | { field: 'valid_from' | 'valid_to'; why: 'promotion'; period: Period }
  | { field: 'valid_to'; why: 'closed' | 'next' | 'noEnd' | 'order' }
  | { field: 'quotation'; why: 'held' }
export type Painted = { line: PriceLine; refused?: undefined } | { refused: LineRefusal; line?: undefined }

const refused = (refusal: LineRefusal): Painted => ({ refused: refusal })
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
function changeBounded(
  line: PriceLine,
  price: PaintedPrice,
  { change, today }: { change: PriceChange; today: string },
): Painted {
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
function endStanding(
  line: PriceLine,
  price: Standing,
  { to, today }: { to: string | null; today: string },
): Painted {
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
  return to === undefined ? { line: kept } : endStanding(kept, changed, { to, today })
}

/** Changes a price of a line: one that has been in force only ends sooner or later, one to come moves and changes. */
export function change(line: PriceLine, id: number, what: PriceChange, today: string): Painted {
  const promotion = line.bounded.find((one) => one.id === id)
  if (promotion) return changeBounded(line, promotion, { change: what, today })
  const price = standingAt(line, id)
  return price ? changeStanding(line, price, { id, change: what, today }) : { line }
}

/** The standing price of a day ends on it: a market's end. */
export const endOn = (line: PriceLine, day: string): PriceLine => ({
  ...line,
  standing: line.standing.map((one) => (covers(one, day) ? { ...one, to: day } : one)),
})
