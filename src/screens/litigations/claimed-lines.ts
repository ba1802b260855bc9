import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { decimalPattern, parseDecimal } from '../../../resources/schema/decimal-text'
import { divided, exact, plus, rounded, times } from '../../../resources/schema/exact'

/** A line of an order that is claimed, its quantity as it is typed. */
export interface ClaimedLine {
  order_line_id: number
  quantity: string
}

/** Whether a typed quantity can be claimed: a number above zero, in French or with a point. */
export function isClaimable(typed: string): boolean {
  const quantity = parseDecimal(typed)
  return quantity !== null && decimalPattern.test(quantity) && Number(quantity) > 0
}

const nothing = exact(0)

/** The amount without tax of so much of a line, exact; nothing while its quantity is not a number. */
function gap(line: OrderLineAnswer, typed: string) {
  if (!isClaimable(typed) || Number(line.quantity) === 0) return nothing
  return divided(times(exact(line.line_ht), exact(parseDecimal(typed) ?? 0)), exact(line.quantity))
}

/** What so much of a line is worth, in euros without tax, to the cent. */
export const gapOf = (line: OrderLineAnswer, typed: string): string => rounded(gap(line, typed), 2)

/** What the claimed lines are worth together: the sum of their amounts to the cent. */
export const totalOf = (lines: readonly OrderLineAnswer[], claimed: readonly ClaimedLine[]): string =>
  rounded(
    claimed.reduce((sum, one) => {
      const line = lines.find(({ id }) => id === one.order_line_id)
      return line ? plus(sum, exact(gapOf(line, one.quantity))) : sum
    }, nothing),
    2,
  )

/** The claimed lines as the server takes them (domain §8). */
export const linesBody = (lines: readonly OrderLineAnswer[], claimed: readonly ClaimedLine[]) =>
  claimed.flatMap(({ order_line_id, quantity }) => {
    const line = lines.find(({ id }) => id === order_line_id)
    if (!line) return []
    const unit = line.OrderUnit?.abbreviation ?? line.OrderUnit?.label ?? null
    return {
      order_line_id,
      label: line.label.slice(0, 200),
      quantity: parseDecimal(quantity),
      unit,
      gap_ht: gapOf(line, quantity),
    }
  })
