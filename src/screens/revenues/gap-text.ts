import { gapOf } from '../../../resources/revenues/gap'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'

const signed = (text: string, written: string) =>
  text.startsWith('-') || /^0(\.0+)?$/.test(text) ? written : `+${written}`

/** « +1 200,00 € (+4,20 %) »; no percent where nothing was observed. */
export function gapText(declared: string, observed: string): string {
  const { amount, percent } = gapOf(declared, observed)
  const euros = signed(amount, priceText(amount))
  return percent === null ? euros : `${euros} (${signed(percent, decimalText(percent))} %)`
}
