import { lineAmount } from '../../../resources/catalogue/units'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { totalsOf } from '../../../resources/orders/totals'
import { compareDecimals } from '../../../resources/schema/decimal-text'

/** Quantities by the lines that they are set on. */
export type Drafts = ReadonlyMap<number, string>

/** The lines as they are being edited: those at 0 are gone. */
export function edited(lines: readonly OrderLineAnswer[], drafts: Drafts): OrderLineAnswer[] {
  return lines.flatMap((line) => {
    const quantity = drafts.get(line.id)
    if (quantity === undefined) return [line]
    if (compareDecimals(quantity, '0') === 0) return []
    return [{ ...line, quantity, line_ht: lineAmount(quantity, line.price_ht, line), unusual: null }]
  })
}

const isDeposit = ({ kind }: { kind: string }) => kind === 'deposit'

/** The totals of the lines in view by the document's own formula (domain §5.13); fees follow with the server's answer. */
export const totalsInView = (order: OrderAnswer, lines: readonly OrderLineAnswer[]) =>
  totalsOf(
    lines.map(({ line_ht, rate }) => ({ amount_ht: line_ht, rate })),
    order.taxes.filter((tax) => !isDeposit(tax)),
    order.taxes.filter(isDeposit).map(({ amount_ht }) => amount_ht),
  )
