import type { orderLine } from '../../resources/orders/order-line'
import { totalsOf } from '../../resources/orders/totals'
import { type ReceivedLine, receivedAmounts } from '../../resources/receptions/amounts'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/tx'
import { deliveredFees } from './fees-delivered'

type Received = ReceivedLine &
  RowOf<typeof orderLine, 'rate' | 'article_id' | 'catalog_id' | 'family_id'> & {
    order_line_id: number
  } & Record<string, unknown>

const receivedSql = `
  select r.order_line_id, r.qty_delivered, r.qty_accepted, r.price_delivered_ht, r.claim, r.weight, r.free_quantity, l.price_ht, l.rate,
    l.coef_order_management, l.coef_billing, l.article_id, l.catalog_id, l.family_id
  from reception_line r join reception e on e.id = r.reception_id join order_line l on l.id = r.order_line_id
  where e.order_id = $1 and e.state = 'signed' and e."deletedAt" is null and r."deletedAt" is null`

/**
 * Totals of what was delivered of an order and of what is owed (domain §5.13, §6.1): taxes, deposits and fees by what came (5-doors
 * §4). Answers the fees too.
 */
export async function deliveredTotals(tx: Tx, orderId: number) {
  const lines = await tx.query<Received>(receivedSql, [orderId])
  const all = await deliveredFees(tx, orderId, lines)
  const fees = all.filter((tax) => tax.kind !== 'deposit')
  const deposits = all.filter((tax) => tax.kind === 'deposit').map((tax) => tax.amount_ht)
  const of = (key: 'delivered_ht' | 'due_ht') =>
    totalsOf(
      lines.map((line) => ({ amount_ht: receivedAmounts(line)[key], rate: line.rate })),
      fees,
      deposits,
    )
  return { delivered: of('delivered_ht'), due: of('due_ht'), fees: all }
}
