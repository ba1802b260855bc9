import { differenceOf, divided, exact, plus, rounded, times } from '../schema/exact'

/** Percents of a supplier; null where nothing says it. */
export interface Rates {
  service: string | null
  on_time: string | null
  claims: string | null
  answers: string | null
}

/**
 * 0–100: weighted service, punctuality, orders without a litigation and answers on time (domain §14.2). A part that nothing says
 * leaves its weight to the others; null where nothing is said at all.
 */
export function scoreOf(
  { service, on_time, claims, answers }: Rates,
  weights: readonly number[],
): string | null {
  const clean = claims === null ? null : differenceOf(100, claims)
  let [sum, all] = [exact(0), exact(0)]
  for (const [index, rate] of [service, on_time, clean, answers].entries()) {
    if (rate === null) continue
    const weight = exact(weights[index] ?? 0)
    sum = plus(sum, times(exact(rate), weight))
    all = plus(all, weight)
  }
  return all.over === 0n ? null : rounded(divided(sum, all), 1)
}
