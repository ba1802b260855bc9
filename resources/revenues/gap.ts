import { divided, exact, minus, rounded, times } from '../schema/exact'

/** How far a declared amount is from what was observed: euros, and percent of what was observed; no percent without any. */
export function gapOf(declared: string, observed: string): { amount: string; percent: string | null } {
  const gap = minus(exact(declared), exact(observed))
  const base = exact(observed)
  return {
    amount: rounded(gap, 2),
    percent: base.over === 0n ? null : rounded(times(divided(gap, base), exact(100)), 2),
  }
}
