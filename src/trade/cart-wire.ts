import type { InCart } from '../../resources/catalogue/answers'
import type { OrderAnswer } from '../../resources/orders/answers'
import type { CartWire } from './cart-quantities'
import { type ForMember, givenOf } from './use-member'
import type { OrderCalls } from './use-order-calls'

const linesOf = (order: OrderAnswer): InCart[] =>
  order.lines.map((line) => ({
    line_id: line.id,
    order_id: order.id,
    supplier_id: order.supplier_id,
    ask_delivery_date: order.ask_delivery_date,
    article_id: line.article_id,
    product_not_in_catalog_id: line.product_not_in_catalog_id,
    quantity: line.quantity,
  }))

/** What the store of quantities asks, in the calls of the carts. */
export const cartWire = (carts: OrderCalls, member: ForMember): CartWire => ({
  async add(article_id, quantity, target) {
    const answer = await carts.addLine({ ...givenOf(member), article_id, quantity, ...target })
    return 'choose' in answer ? answer : linesOf(answer)
  },
  async set({ order_id, line_id, quantity: seen_quantity }, quantity) {
    return linesOf(await carts.changeLine({ id: order_id, lineId: line_id, quantity, seen_quantity }))
  },
})
