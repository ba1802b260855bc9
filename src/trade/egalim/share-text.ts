import { percentOf } from '../../../resources/egalim/rules'
import { decimalText } from '../../../resources/schema/decimal-text'

/** A share of a base as it is shown; « – » where there is nothing to measure. */
export function shareText(part: string, base: string): string {
  const percent = percentOf(part, base)
  return percent === null ? '–' : `${decimalText(percent)}\u00a0%`
}
