import { quantitySentence } from '../../i18n/fr/orders'
import { guardParts } from '../../i18n/fr/trade'
import { type QuantityRule, quantityIssue, roundedUp } from '../../resources/orders/cart-quantity'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import type { LineFacts } from '../trade/line-facts'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'

type Line = Pick<LineRow, 'id' | 'label' | 'quantity'>
export type LineFinding = GuardFinding & Required<Pick<GuardFinding, 'line'>>

const otherPlatform = (order: Pick<OrderRow, 'platform_id'>, facts: LineFacts): string[] => {
  if (facts.findings.length || facts.platform_id === order.platform_id) return []
  const { supplier, member } = facts.names
  return [guardSentence('unreferenced', { supplier, member, part: guardParts.platform }, 'part')]
}

/** A quantity that is not sold (5-doors §1, 10), with the nearest that is. */
export const quantityFindings = (
  quantity: string,
  rule: QuantityRule & { unit_label: string },
): Pick<GuardFinding, 'guard' | 'reason' | 'quantity'>[] =>
  quantityIssue(quantity, rule)
    ? [
        {
          guard: 'quantity',
          reason: quantitySentence(rule, rule.unit_label),
          quantity: roundedUp(quantity, rule),
        },
      ]
    : []

/** Every condition that a line of an order meets, its article's first (5-doors §1: 1 to 6, 10, 12); one without facts is gone. */
export function lineFindings(
  order: Pick<OrderRow, 'platform_id'>,
  { id, label, quantity }: Line,
  facts: LineFacts | undefined,
): LineFinding[] {
  const line = { id, label }
  if (!facts)
    return [{ guard: 'withdrawn', reason: guardSentence('withdrawn', { article: label }, 'undated'), line }]
  return [
    ...facts.findings.map((finding) => ({ ...finding, line })),
    ...otherPlatform(order, facts).map((reason): LineFinding => ({ guard: 'unreferenced', reason, line })),
    ...quantityFindings(quantity, facts).map((finding) => ({ ...finding, line })),
  ]
}
