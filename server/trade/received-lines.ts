import { sentStatuses } from '../../resources/orders/states'
import { listOf } from '../database/naming'

/** Received lines `r` of receptions `c`, with their order lines `n` and orders `o`: one row each. */
export const receivedFrom = `from reception c join "order" o on o.id = c.order_id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id`

/** Which of them count: of signed receptions, whatever remains to come; drafts, replaced ones and cancelled orders do not. */
export const receivedWhere = `c.state = 'signed' and c."deletedAt" is null and r."deletedAt" is null and n."deletedAt" is null and o."deletedAt" is null
    and o.status in ${listOf(sentStatuses)} and not o.is_cancelled`

const acceptedAt = (price: string) =>
  `received_amount(coalesce(r.paid_quantity, r.qty_accepted), n.coef_order_management, n.coef_billing, ${price})`

/** What was accepted of such a line, at the price that was delivered, without tax. */
export const receivedHt = acceptedAt('r.price_delivered_ht')

/** What was paid of such a line beside the price of its order. */
export const priceGapHt = `${receivedHt} - ${acceptedAt('n.price_ht')}`
