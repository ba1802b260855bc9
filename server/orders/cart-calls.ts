import { orderTexts } from '../../i18n/fr/orders'
import type { OrderAnswer } from '../../resources/orders/answers'
import { isConfirmed } from '../../resources/orders/call-fields'
import { cartEndpoints } from '../../resources/orders/cart-endpoints'
import { sentOrderReaders } from '../../resources/orders/order'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { messages } from '../../resources/schema/messages'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { serve } from '../api/serve'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { recordEvent } from '../database/history'
import { memberOf } from '../trade/member'
import { byActor } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { addLine } from './add-line'
import { readActs } from './cart-acts'
import { changeCart } from './change-cart'
import { changeLine } from './change-line'
import { listCarts } from './list-carts'
import { requireAny, requireMember } from './may'
import { mergeCarts } from './merge-carts'
import { noteChange } from './note-change'
import { thrown } from './or-held'
import { lockOrder } from './order-row'
import { readOrder } from './read-order'
import { reopening } from './refresh-reopened'
import type { SeenCarts } from './stale-cart'
import { countWarnings } from './standing-warnings'

interface CartChange<T> {
  context: Context
  actor: Actor
  id: number
  seen: SeenCarts
  change: (work: Work) => Promise<T>
}

/** Changes a cart, a refused order reopened with it; what a guard refuses is thrown once its marks are committed. */
const changed = async <T>({ context, actor, id, seen, change }: CartChange<T>): Promise<T> =>
  thrown(
    await context.db.write(actor, (tx) => {
      const work = workOf(context.db, tx, context.now())
      return reopening(tx, { id, now: work.now, seen }, () => change(work))
    }),
  )

/** The cart that a line was changed in, what is warned of it counted. */
async function counted(work: Work, id: number): Promise<OrderAnswer> {
  const cart = await readOrder(work, id)
  countWarnings(work, cart)
  return cart
}

/** Carts and their lines. */
export const cartCalls: Call[] = serve(cartEndpoints, {
  carts: async ({ work, query: { adherentId, isGroup } }) =>
    listCarts(work, await memberOf(work, adherentId, isGroup === true)),
  one: async ({ actor, work, params: { id } }) => {
    const order = await readOrder(work, id)
    const isSent = Number(order.status) >= 300
    requireAny(actor, ...(isSent ? sentOrderReaders : ['viewCart', 'validateOrders']))
    return order
  },
  change: ({ context, actor, params: { id }, body: { seen, ...body } }) => {
    requireMember(actor)
    if (body.standard_cart_id !== undefined) requireAny(actor, 'attachCartToStandardCart')
    const change = async (work: Work) => {
      const { changes, unorderable } = await changeCart(work, id, {
        ...body,
        ask_delivery_date: body.ask_delivery_date ?? undefined,
        sending_mode: body.sending_mode ?? undefined,
        lock_version: body.lock_version ?? undefined,
      })
      return { ...(await readOrder(work, id)), repriced: changes, unorderable }
    }
    return changed({ context, actor, id, seen: { lines: seen }, change })
  },
  remove: async ({ actor, work, params: { id } }) => {
    requireMember(actor)
    const { tx, now } = work
    const cart = await lockOrder(work, id)
    await noteChange(work, id, { field: 'deleted', before: null, after: cart.number })
    const [last] = await readActs(work, id)
    await transition(tx, cart, { verb: 'delete', by: byActor(actor), now, events: [] })
    await recordEvent(tx, 'Order', { id, event: 'deleted', payload: null, now })
    return { success: true, act: last?.act ?? '' }
  },
  merge: ({ context, actor, params: { id }, body }) => {
    requireMember(actor, 'addCartArticle')
    requireAny(actor, 'deleteCart')
    const change = async (work: Work) => {
      await mergeCarts(work, id, body.order_id)
      return readOrder(work, id)
    }
    const versions = [
      { order_id: id, lock_version: body.lock_version },
      { order_id: body.order_id, lock_version: body.other_version },
    ]
    return changed({ context, actor, id, seen: { versions }, change })
  },
  addLine: async ({ actor, work, body }) => {
    requireMember(actor)
    if (compareDecimals(body.quantity, '0') <= 0)
      throw invalid([{ name: 'quantity', message: orderTexts.badQuantity }])
    if (!body.article_id === !body.product_not_in_catalog_id)
      throw invalid([{ name: 'article_id', message: messages.oneNeeded }])
    const cart = await addLine(work, {
      adherentId: body.adherentId,
      isGroup: body.isGroup === true,
      article_id: body.article_id ?? null,
      product_not_in_catalog_id: body.product_not_in_catalog_id ?? null,
      quantity: body.quantity,
      orderId: body.order_id ?? undefined,
      day: body.ask_delivery_date ?? undefined,
      delivery_adherent_id: body.delivery_adherent_id ?? undefined,
      nearest: body.nearest === true,
      isConfirmed: isConfirmed(body.confirmed, 'habit'),
    })
    return Array.isArray(cart) ? { choose: cart } : counted(work, cart.id)
  },
  changeLine: async ({ actor, work, params, body }) => {
    requireMember(actor)
    await changeLine(work, params, body)
    return counted(work, params.id)
  },
  removeLine: async ({ actor, work, params }) => {
    requireMember(actor)
    await changeLine(work, params, { quantity: '0' })
    return counted(work, params.id)
  },
})
