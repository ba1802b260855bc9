import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { answerLines } from './answer-parts'
import { mailFacts } from './mail-facts'
import { readSummaries } from './summary'

/** What a page shows of an order to whoever holds its link: opening it changes nothing (domain §5.7). */
export async function linkedOrderOf(tx: Tx, id: number, today: string) {
  const [order] = await readSummaries(tx, today, { condition: 'o.id = $2', values: [id] })
  if (!order) throw new ApiError('err404')
  const facts = await mailFacts(tx, id)
  const lines = (await answerLines(tx, id)).filter((line) => !line.added_at_reception)
  return {
    number: order.number,
    status: order.status,
    is_cancelled: order.is_cancelled,
    adherent: facts.adherent,
    supplier: facts.supplier,
    author: facts.author,
    ask_delivery_date: order.ask_delivery_date,
    supplier_delivery_date: order.supplier_delivery_date,
    confirm_order_date: order.confirm_order_date,
    order_total_ht: order.order_total_ht,
    order_total_ttc: order.order_total_ttc,
    comment: order.comment,
    lines: lines.map(
      ({
        id: line_id,
        label,
        ref_supplier,
        quantity,
        OrderUnit,
        line_ht,
        confirmed_state,
        confirmed_quantity,
        substitute_label,
      }) => ({
        id: line_id,
        label,
        ref_supplier,
        quantity,
        OrderUnit,
        line_ht,
        confirmed_state,
        confirmed_quantity,
        substitute_label,
      }),
    ),
  }
}
