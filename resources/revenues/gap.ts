import { divided, exact, minus, plus, rounded, times } from '../schema/exact'

/** How far a declared amount is from what was observed: euros, and percent of what was observed; no percent without any. */
export function gapOf(declared: string, observed: string): { amount: string; percent: string | null } {
  const gap = minus(exact(declared), exact(observed))
  const base = exact(observed)
  return {
    amount: rounded(gap, 2),
    percent: base.over === 0n ? null : rounded(times(divided(gap, base), exact(100)), 2),
  }
}

/** The sum of amounts in euros; what is not filled counts for nothing. */
export const sumOfAmounts = (amounts: readonly (string | null | undefined)[]): string =>
  rounded(
    amounts.reduce((sum, one) => plus(sum, exact(one || '0')), exact('0')),
    2,
  )
