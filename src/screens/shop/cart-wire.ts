import type { Carts } from '../../../providers/orders'
import type { ForMember } from '../../../providers/shop'
import type { InCart } from '../../../resources/catalogue/shop'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { CartWire } from './cart-quantities'

/** Products out of the catalogues stand in the store under the negative of their id. */
export const keyOf = (line: Pick<InCart, 'article_id' | 'product_not_in_catalog_id'>): number | null =>
  line.article_id ?? (line.product_not_in_catalog_id === null ? null : -line.product_not_in_catalog_id)

const ordered = (key: number) => (key > 0 ? { article_id: key } : { product_not_in_catalog_id: -key })

const linesOf = (order: OrderAnswer): InCart[] =>
  order.lines.map((line) => ({
    line_id: line.id,
    order_id: order.id,
    supplier_id: order.supplier_id,
    ask_delivery_date: order.ask_delivery_date,
    article_id: keyOf(line),
    product_not_in_catalog_id: line.product_not_in_catalog_id,
    quantity: line.quantity,
  }))

/** What the store of quantities asks, in the calls of the carts. */
export const cartWire = (carts: Carts, member: ForMember): CartWire => ({
  async add(article_id, quantity, target) {
    const answer = await carts.addLine(member, { ...ordered(article_id), quantity, ...target })
    return 'choose' in answer ? answer : linesOf(answer)
  },
  async set({ order_id, line_id }, quantity) {
    return linesOf(await carts.changeLine(order_id, line_id, { quantity }))
  },
})
