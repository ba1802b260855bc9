import type { Bridge, BridgePart } from '../../../resources/statistics/bridge'

/**
 * In this order no bar ends below zero: quantities first, then prices, and what is no longer bought goes before what is new comes.
 */
export const barOrder: readonly BridgePart[] = [
  'volume_ht',
  'mix_ht',
  'substitution_ht',
  'price_ht',
  'dropped_ht',
  'new_ht',
  'other_ht',
]

/** A bar of the waterfall: where it begins, and how it goes on. */
export interface Bar {
  name: 'before_ht' | 'after_ht' | BridgePart
  from: number
  to: number
}

/** Both amounts, and between them the parts that are not zero, each from where the one before ended. */
export function barsOf(total: Bridge): Bar[] {
  let level = Number(total.before_ht)
  const steps = barOrder
    .filter((name) => Number(total[name]) !== 0)
    .map((name): Bar => {
      const from = level
      level += Number(total[name])
      return { name, from, to: level }
    })
  return [
    { name: 'before_ht', from: 0, to: Number(total.before_ht) },
    ...steps,
    { name: 'after_ht', from: 0, to: Number(total.after_ht) },
  ]
}

/** Where the axis begins: at zero, unless the steps would be too small to see. */
export function axisStart(bars: readonly Bar[]): number {
  const levels = bars.map(({ to }) => to)
  const [least, most] = [Math.min(...levels), Math.max(...levels)]
  if (least < (most - least) * 2) return 0
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most - least)))
  return Math.max(0, Math.floor((least - (most - least) / 2) / step) * step)
}
