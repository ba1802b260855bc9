import type { orderLine } from '../../resources/orders/order-line'
import { totalsOf } from '../../resources/orders/totals'
import { type ReceivedLine, receivedAmounts } from '../../resources/receptions/amounts'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/tx'
import { receivedTaxes } from './reception-facts'

type Received = ReceivedLine & RowOf<typeof orderLine, 'rate'>

const receivedSql = `
  select r.qty_delivered, r.qty_accepted, r.price_delivered_ht, r.claim, l.price_ht, l.rate, l.coef_order_management, l.coef_billing
  from reception_line r join reception e on e.id = r.reception_id join order_line l on l.id = r.order_line_id
  where e.order_id = $1 and e.state = 'signed' and e."deletedAt" is null and r."deletedAt" is null`

/** Totals of what was delivered of an order, fees and deposits included, and of what is owed (domain §5.13, §6.1). */
export async function deliveredTotals(tx: Tx, orderId: number) {
  const lines = await tx.query<Received>(receivedSql, [orderId])
  const taxes = await receivedTaxes(tx, orderId)
  const fees = taxes.filter((tax) => tax.kind !== 'deposit')
  const deposits = taxes.filter((tax) => tax.kind === 'deposit').map((tax) => tax.amount_ht)
  const of = (key: 'delivered_ht' | 'due_ht') =>
    totalsOf(
      lines.map((line) => ({ amount_ht: receivedAmounts(line)[key], rate: line.rate })),
      fees,
      deposits,
    )
  return { delivered: of('delivered_ht'), due: of('due_ht') }
}
