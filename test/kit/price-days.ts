import fc from 'fast-check'
import type { Painted } from '../../resources/catalogue/paint-line'
import { lineOf, type PaintedPrice, rowsOf } from '../../resources/catalogue/price-line'
import { addDays } from '../../resources/schema/paris-time'

/** Prices as days of which each has a standing price, or none, and a promotion over it, or none: what a line must come to. */
export interface Days {
  under: (string | null)[]
  over: (string | null)[]
}

/** Days that are looked at: what holds on the last one has no end. */
export const horizon = 40
export const dayAt = (at: number): string => addDays('2026-06-01', at)

export type Act =
  | { do: 'standing'; from: number; long: number | null }
  | { do: 'promotion'; from: number; long: number }
  | { do: 'withdraw'; pick: number }
  | { do: 'move'; pick: number; from: number }
  | { do: 'end'; pick: number; long: number }
  | { do: 'wait'; days: number }

const from = fc.nat(horizon - 4)
const pick = fc.nat(9)
export const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('standing' as const), from, long: fc.option(fc.nat(15)) }),
  fc.record({ do: fc.constant('promotion' as const), from, long: fc.nat(9) }),
  fc.record({ do: fc.constant('withdraw' as const), pick }),
  fc.record({ do: fc.constant('move' as const), pick, from }),
  fc.record({ do: fc.constant('end' as const), pick, long: fc.nat(9) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
)

const all = Array.from({ length: horizon }, (_, at) => at)
/** Where the standing price of a day begins and ends. */
export function run(under: Days['under'], at: number): [first: number, last: number] {
  let [first, last] = [at, at]
  while (first > 0 && under[first - 1] === under[at]) first -= 1
  while (last < horizon - 1 && under[last + 1] === under[at]) last += 1
  return [first, last]
}

export const withStanding = (
  { under, over }: Days,
  price: string,
  first: number,
  last: number | null,
): Days => {
  const held = under[first] ?? null
  const end = held === null ? horizon - 1 : run(under, first)[1]
  const next = all.find(
    (at) => at > first && under[at] !== null && under[at] !== under[at - 1] && under[at] !== held,
  )
  const stop = Math.min(last ?? end, next === undefined ? horizon - 1 : next - 1)
  return {
    over,
    under: under.map((one, at) => {
      if (at >= first && at <= stop) return price
      return held !== null && one === held && at > first ? null : one
    }),
  }
}

export const withPromotion = ({ under, over }: Days, price: string, first: number, last: number): Days => ({
  under,
  over: over.map((one, at) => (at >= first && at <= last ? price : one)),
})

export const withdrawn = ({ under, over }: Days, price: string): Days => ({
  over: over.map((one) => (one === price ? null : one)),
  under: under.map((one, at) => {
    if (one !== price) return one
    const [first] = run(under, at)
    return first > 0 ? (under[first - 1] ?? null) : null
  }),
})

/** What is seen of each day. */
export const seen = ({ under, over }: Days) => all.map((at) => over[at] ?? under[at] ?? null)

/** What rows show of each day; two on one day are told. */
export const shown = (rows: readonly PaintedPrice[]) =>
  all.map((at) => {
    const day = dayAt(at)
    const held = rows.filter((row) => row.from <= day && (row.to === null || row.to >= day))
    return held.length > 1
      ? `two: ${held.map(({ quotation }) => quotation).join()}`
      : (held[0]?.quotation ?? null)
  })

/** Rows as they come back from where they are kept: each new one with a number. */
export function kept(painted: Painted, number: () => number): PaintedPrice[] {
  return rowsOf(painted.line ?? lineOf([])).map((row) => ({ ...row, id: row.id ?? number() }))
}
