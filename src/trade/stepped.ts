import { type QuantityRule, roundedUp } from '../../resources/orders/cart-quantity'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { exact, minus, plus, rounded } from '../../resources/schema/exact'

const below = (a: string, b: string) => compareDecimals(a, b) < 0

/** The next quantity by the order step; the first one up is the minimum, and below the minimum there is nothing. */
export function stepped(quantity: string, rule: QuantityRule, direction: 1 | -1): string {
  const step = rule.order_step !== null && below('0', rule.order_step) ? rule.order_step : '1'
  const minimum = roundedUp(rule.order_minimum ?? step, rule)
  const first = below('0', minimum) ? minimum : step
  const next = (direction === 1 ? plus : minus)(exact(quantity), exact(step))
  const text = rounded(next, 3)
  if (below(text, first)) return direction === 1 ? first : '0'
  return text
}
