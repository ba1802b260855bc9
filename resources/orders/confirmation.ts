import { compareDecimals, decimalPattern } from '../schema/decimal-text'
import type { confirmedStates } from './order-line'

interface Said {
  state: keyof typeof confirmedStates
  quantity?: string | null | undefined
  substitute_label?: string | null | undefined
}

/** What a supplier's answer to a line lacks (domain §5.7): a shortage its quantity, a substitution its article. */
export function confirmationIssue(said: Said, ordered: string): 'quantity' | 'substitute' | undefined {
  const quantity = said.quantity ?? ''
  const isShort =
    decimalPattern.test(quantity) &&
    compareDecimals(quantity, '0') > 0 &&
    compareDecimals(quantity, ordered) < 0
  if (said.state === 'short' && !isShort) return 'quantity'
  return said.state === 'substituted' && !said.substitute_label?.trim() ? 'substitute' : undefined
}
