import { newKey } from '../../providers/request-keys'
import type { InCart } from '../../resources/catalogue/answers'
import type { OrderAnswer } from '../../resources/orders/answers'
import type { CartWire, Kept, Setting } from './cart-quantities'
import type { Press } from './presses'
import type { ForMember } from './use-member'
import type { PressCalls } from './use-presses'

export const linesOf = (order: OrderAnswer): InCart[] =>
  order.lines.map((line) => ({
    line_id: line.id,
    order_id: order.id,
    supplier_id: order.supplier_id,
    ask_delivery_date: order.ask_delivery_date,
    article_id: line.article_id,
    product_not_in_catalog_id: line.product_not_in_catalog_id,
    quantity: line.quantity,
    price_ht: line.price_ht,
    coef_order_management: line.coef_order_management,
    coef_billing: line.coef_billing,
  }))

function pressOf({ item, quantity, line, target }: Setting, member: ForMember): Press {
  const { label, article_id } = item
  if (line)
    return { label, quantity, seen: line.quantity, line: { order_id: line.order_id, line_id: line.line_id } }
  return { label, quantity, seen: '0', add: { member, article_id, target, quantity, key: newKey() } }
}

/** What the store of quantities asks, in the calls of the carts; `saved` is told what a cart has become. */
export const cartWire =
  ({ send, saved }: PressCalls, member: ForMember): CartWire =>
  async (setting) => {
    const answer = await send(pressOf(setting, member))
    if (!answer || 'choose' in answer) return answer
    saved(answer)
    return linesOf(answer)
  }

/** What waits on the device, for one member. */
export const keptOf = (presses: readonly Press[], { id, isGroup }: ForMember): Kept[] =>
  presses.flatMap(({ quantity, line, add }): Kept[] => {
    if (line) return [{ quantity, line_id: line.line_id }]
    const isIts = add?.member.id === id && add.member.isGroup === isGroup
    return isIts ? [{ quantity, article_id: add.article_id }] : []
  })
