import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import type { GuardWarning } from '../../resources/orders/guard-refusal'
import { isAt } from '../../resources/orders/states'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { GuardFinding } from '../../resources/trade/guards'
import type { Work } from '../api/work'
import { atDoor } from '../trade/at-door'
import { authorFindings, budgetFindings, priceFindings } from './order-guards'
import type { OrderRow } from './order-row'
import type { PriceChange } from './reprice-lines'

/** Where the price of a line was seen last: in a cart when it was put there, at 150 when it was frozen. */
function changesOf(lines: readonly OrderLineAnswer[], isCart: boolean): PriceChange[] {
  return lines.flatMap(({ id, label, price_ht, price_added_ht, price_now }) => {
    const from = (isCart && price_added_ht) || price_ht
    const to = price_now ?? price_ht
    return compareDecimals(from, to) === 0 ? [] : [{ id, label, from, to }]
  })
}

const warningOf = ({ guard, reason, line }: GuardFinding): GuardWarning => ({
  ...{ guard, reason },
  line_id: line?.id ?? null,
})

/**
 * What is warned of in a cart, or in what waits for a decision, as it stands: a budget, an author who is gone, prices that moved
 * (5-doors §1: 9, 13, 14). Terms and quantities far from habit are told at their place.
 */
export async function standingWarnings(
  { tx, now }: Work,
  order: OrderRow,
  lines: readonly OrderLineAnswer[],
): Promise<GuardWarning[]> {
  const isCart = isAt(order.status, 'cart')
  if (!isCart && !isAt(order.status, 'waiting')) return []
  const found = await tx.beyond('orders', async (all) => [
    ...(await budgetFindings(all, { order, lines, now })),
    ...(isCart ? [] : await authorFindings(all, { order })),
  ])
  return [...found, ...priceFindings(changesOf(lines, isCart))].map(warningOf)
}

/** Counts what a change of a cart was warned of, once each guard (« Règles et contrôles »). */
export function countWarnings({ tx }: Work, { warnings }: { warnings: readonly GuardWarning[] }): void {
  atDoor(tx, 'cart', warnings)
}
