import { compareDecimals } from '../schema/decimal-text'
import { divided, exact, rounded, times } from '../schema/exact'

export interface QuantityRule {
  order_step: string | null
  order_minimum: string | null
}

/** Why a quantity cannot be ordered: below the minimum, or no multiple of the step (domain §5.3). */
export type QuantityIssue = { code: 'minimum'; minimum: string } | { code: 'step'; step: string } | null

const positive = (text: string | null) => (text !== null && compareDecimals(text, '0') > 0 ? text : null)

export function quantityIssue(quantity: string, rule: QuantityRule): QuantityIssue {
  const [minimum, step] = [positive(rule.order_minimum), positive(rule.order_step)]
  if (minimum !== null && compareDecimals(quantity, minimum) < 0) return { code: 'minimum', minimum }
  if (step === null) return null
  const { over, under } = divided(exact(quantity), exact(step))
  return over % under === 0n ? null : { code: 'step', step }
}

/** The quantity rounded up to the step, and to the minimum when anything is wanted at all. */
export function roundedUp(quantity: string, rule: QuantityRule): string {
  if (compareDecimals(quantity, '0') <= 0) return '0.000'
  const step = positive(rule.order_step) ?? '0.001'
  const { over, under } = divided(exact(quantity), exact(step))
  const steps = over % under === 0n ? over / under : over / under + 1n
  const wanted = rounded(times(exact(steps.toString()), exact(step)), 3)
  const minimum = positive(rule.order_minimum)
  return minimum !== null && compareDecimals(wanted, minimum) < 0
    ? roundedUp(minimum, { ...rule, order_minimum: null })
    : wanted
}

/**
 * What habits suggest (domain §5.10): the weekly average over the days to cover, less what is in stock, in order units,
 * rounded up to a whole unit then to the step; never negative.
 */
export function suggestedQuantity(
  { weekly, days, available }: { weekly: string; days: number; available: string },
  rule: QuantityRule,
): string {
  const { over, under } = divided(times(exact(weekly), exact(days)), exact(7))
  const needed = {
    over: over * exact(available).under - exact(available).over * under,
    under: under * exact(available).under,
  }
  if (needed.over <= 0n) return '0.000'
  const whole =
    needed.over % needed.under === 0n ? needed.over / needed.under : needed.over / needed.under + 1n
  return roundedUp(whole.toString(), rule)
}
