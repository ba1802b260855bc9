import type { orderLine } from '../orders/order-line'
import { compareDecimals } from '../schema/decimal-text'
import { divided, exact, plus, rounded, times } from '../schema/exact'
import type { RowOf } from '../schema/infer'

type Served = RowOf<typeof orderLine, 'quantity' | 'coef_order_management' | 'added_at_reception'> & {
  accepted: string
}

/** Percent of what was ordered that was accepted, in base units, two decimals (domain §14.2); null of nothing ordered. */
export function serviceRate(lines: readonly Served[]): string | null {
  let [ordered, accepted] = [exact('0'), exact('0')]
  for (const line of lines) {
    if (line.added_at_reception) continue
    const coef = exact(line.coef_order_management)
    const most = compareDecimals(line.accepted, line.quantity) > 0 ? line.quantity : line.accepted
    ordered = plus(ordered, times(exact(line.quantity), coef))
    accepted = plus(accepted, times(exact(most), coef))
  }
  return ordered.over === 0n ? null : rounded(divided(times(accepted, exact(100)), ordered), 2)
}
