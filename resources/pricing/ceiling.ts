import { compared, divided, exact, minus, plus, rounded, times } from '../schema/exact'

const hundred = exact(100)

/** The change from one price to another in percent, exact; null where one is missing or the former is zero. */
const riseOf = (now: string | null, before: string | null) =>
  now === null || before === null || exact(before).over === 0n
    ? null
    : divided(times(minus(exact(now), exact(before)), hundred), exact(before))

/** The same with two decimals, rounded once: « 4.44 ». */
export function risePct(now: string | null, before: string | null): string | null {
  const rise = riseOf(now, before)
  return rise && rounded(rise, 2)
}

/** Whether a price is at most so many percent above the former; a price without a former one is not. */
export function isWithin(now: string | null, before: string | null, pct: string): boolean {
  if (now === null || before === null) return false
  const most = times(exact(before), plus(hundred, exact(pct)))
  return compared(times(exact(now), hundred), most) <= 0
}

/** Over the ceiling clause (« clause butoir »): a rise of more than so many percent. */
export const isOverCeiling = (now: string | null, before: string | null, pct: string | null): boolean =>
  pct !== null && now !== null && before !== null && !isWithin(now, before, pct)
