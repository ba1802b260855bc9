import type { Carts } from '../../providers/trade/orders'
import type { ForMember } from '../../providers/trade/shop'
import type { InCart } from '../../resources/catalogue/answers'
import type { OrderAnswer } from '../../resources/orders/answers'
import type { CartWire } from './cart-quantities'

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
export const cartWire = (carts: Carts, member: ForMember): CartWire => ({
  async add(article_id, quantity, target) {
    const answer = await carts.addLine(member, { article_id, quantity, ...target })
    return 'choose' in answer ? answer : linesOf(answer)
  },
  async set({ order_id, line_id, quantity: seen_quantity }, quantity) {
    return linesOf(await carts.changeLine(order_id, line_id, { quantity, seen_quantity }))
  },
})
