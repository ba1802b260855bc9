import { compareDecimals } from '../schema/decimal-text'
import { differenceOf, type Exact, exact, plus, rounded, times } from '../schema/exact'
import type { RowOf } from '../schema/infer'
import type { NextTier, RebatePart, Tier } from './answers'
import type { rfaLine } from './rfa-settlement'
import type { RfaMode } from './states'

/** How a rebate is reckoned: its steps, how they are read, and below which amount there is none. */
export interface RfaScale {
  mode: RfaMode
  minimum_ht: string | null
  tiers: readonly Tier[]
}

/** What is given back: the rate is the one that is reached, `0.00` below the first tier and below the minimum. */
export interface Rebate extends RowOf<typeof rfaLine, 'amount_ht' | 'rate'> {
  parts: RebatePart[]
}

const atLeast = (a: string, b: string) => compareDecimals(a, b) >= 0
const sorted = (tiers: readonly Tier[]) => [...tiers].sort((a, b) => compareDecimals(a.from_ht, b.from_ht))
const lower = (a: string, b: string) => (compareDecimals(a, b) < 0 ? a : b)

/** The parts of a base with the rate of each: the whole at the tier that is reached, or one part in each tier. */
function partsOf(base: string, { mode, tiers }: RfaScale): RebatePart[] {
  const reached = sorted(tiers).filter(({ from_ht }) => atLeast(base, from_ht))
  if (mode === 'whole') return reached.slice(-1).map(({ rate }) => ({ base_ht: base, rate }))
  return reached.map(({ from_ht, rate }, at) => {
    const end = lower(reached[at + 1]?.from_ht ?? base, base)
    return { base_ht: differenceOf(end, from_ht), rate }
  })
}

/** The year-end rebate of an amount (domain §11.3): reckoned exactly, rounded once. */
export function rebateOf(base: string, scale: RfaScale): Rebate {
  const isBelow = scale.minimum_ht !== null && !atLeast(base, scale.minimum_ht)
  const parts = isBelow ? [] : partsOf(base, scale)
  const sum = parts.reduce<Exact>(
    (all, { base_ht, rate }) => plus(all, times(exact(base_ht), exact(rate))),
    exact('0'),
  )
  const amount_ht = rounded(times(sum, exact('0.01')), 2)
  return { amount_ht, rate: parts.at(-1)?.rate ?? '0.00', parts }
}

/** What a little more would bring (« encore 12 400 € pour passer à 2 % »); nothing at the highest step. */
export function nextTier(base: string, scale: RfaScale): NextTier | undefined {
  const now = rebateOf(base, scale)
  const limits = [
    ...scale.tiers.map(({ from_ht }) => from_ht),
    ...(scale.minimum_ht ? [scale.minimum_ht] : []),
  ]
  const above = limits.filter((limit) => compareDecimals(limit, base) > 0).sort(compareDecimals)
  for (const from_ht of above) {
    const { rate, amount_ht } = rebateOf(from_ht, scale)
    const isMore = compareDecimals(rate, now.rate) > 0
    if (!isMore) continue
    const missing_ht = differenceOf(from_ht, base)
    return {
      from_ht,
      missing_ht,
      rate,
      amount_ht,
      gain_ht: differenceOf(amount_ht, now.amount_ht),
    }
  }
  return undefined
}
