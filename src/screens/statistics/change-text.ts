import { decimalText, signed } from '../../../resources/schema/decimal-text'
import { divided, exact, minus, rounded, times } from '../../../resources/schema/exact'

/** How much more than before, in percent; nothing where nothing was before. */
export function changeOf(now: string, before: string): string | null {
  const was = exact(before)
  if (was.over === 0n) return null
  return rounded(divided(times(minus(exact(now), was), exact(100)), was), 1)
}

/** « +4,2 % ». */
export const changeText = (change: string | null): string =>
  change === null ? '–' : signed(change, (text) => `${decimalText(text)} %`)

/** « 97,31 % ». */
export const percentText = (percent: string | null): string =>
  percent === null ? '–' : `${decimalText(percent)} %`
