import { cartAnswer, changedCart, orderAnswer } from '../../resources/orders/answers'
import { memberFields } from '../../resources/orders/member-fields'
import { order, sentOrderReaders } from '../../resources/orders/order'
import { f } from '../../resources/schema/f'
import { asked, pick } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { recordEvent } from '../database/history'
import { memberOf } from '../trade/member'
import { byActor } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { changeCart } from './change-cart'
import { orderId, tag } from './fields'
import { listCarts } from './list-carts'
import { requireAny, requireMember } from './may'
import { mergeCarts } from './merge-carts'
import { thrown } from './or-held'
import { lockOrder } from './order-row'
import { readOrder } from './read-order'
import { reopening } from './refresh-reopened'

const list: Call = defineCall('GET /order/carts', 'viewCart', {
  shape: {
    summary: 'Paniers en préparation, avec les conditions de leurs fournisseurs',
    tag,
    answers: [cartAnswer],
    listed: true,
    query: memberFields,
  },
  run: ({ context, actor, query }) =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const member = await memberOf(work, query.adherentId, query.isGroup === true)
      return listCarts(work, member)
    }),
})

const one: Call = defineCall('GET /order/{id}', 'signedIn', {
  shape: {
    summary: 'Une commande, ses lignes, ses totaux et son suivi',
    tag,
    answers: orderAnswer,
    params: orderId,
  },
  run: ({ context, actor, params }) =>
    context.db.read(actor, async (tx) => {
      const order = await readOrder(workOf(context.db, tx, context.now()), params.id)
      const isSent = Number(order.status) >= 300
      requireAny(actor, ...(isSent ? sentOrderReaders : ['viewCart', 'validateOrders']))
      return order
    }),
})

const change: Call = defineCall('PUT /order/{id}', 'updateCart', {
  shape: {
    summary: "Changer la date, le mode d'envoi, le commentaire ou le lieu de livraison d'un panier",
    tag,
    answers: changedCart,
    params: orderId,
    body: {
      ...pick(order, ['comment', 'delivery_adherent_id', 'standard_cart_id']),
      ask_delivery_date: asked(order.fields.ask_delivery_date, { required: false }),
      sending_mode: asked(order.fields.sending_mode, { required: false }),
      lock_version: f.int({ label: 'Version lue' }),
    },
  },
  run: async ({ context, actor, params: { id }, body }) => {
    requireMember(actor)
    if (body.standard_cart_id !== undefined) requireAny(actor, 'attachCartToStandardCart')
    const changed = await context.db.write(actor, (tx) => {
      const work = workOf(context.db, tx, context.now())
      return reopening(tx, { id, now: work.now }, async () => {
        const { changes, unorderable } = await changeCart(work, id, {
          ask_delivery_date: body.ask_delivery_date ?? undefined,
          comment: body.comment,
          sending_mode: body.sending_mode ?? undefined,
          delivery_adherent_id: body.delivery_adherent_id ?? undefined,
          standard_cart_id: body.standard_cart_id,
          lock_version: body.lock_version ?? undefined,
        })
        return { ...(await readOrder(work, id)), repriced: changes, unorderable }
      })
    })
    return thrown(changed)
  },
})

const remove: Call = defineCall('DELETE /order/{id}', 'deleteCart', {
  shape: { summary: 'Supprimer un panier', tag, params: orderId, answers: success },
  run: ({ context, actor, params }) => {
    requireMember(actor)
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      await transition(tx, await lockOrder(work, params.id), {
        verb: 'delete',
        by: byActor(actor),
        now: work.now,
        events: [],
      })
      await recordEvent(tx, 'Order', { id: params.id, event: 'deleted', payload: null, now: work.now })
      return { success: true }
    })
  },
})

const merge: Call = defineCall('POST /order/{id}/merge', 'updateCart', {
  shape: {
    summary: 'Regrouper dans un panier un autre panier du même fournisseur et du même jour',
    tag,
    answers: orderAnswer,
    params: orderId,
    body: { order_id: f.ref('order', { label: 'Panier à regrouper', required: true }) },
  },
  run: async ({ context, actor, params: { id }, body }) => {
    requireMember(actor, 'addCartArticle')
    requireAny(actor, 'deleteCart')
    const merged = await context.db.write(actor, (tx) => {
      const work = workOf(context.db, tx, context.now())
      return reopening(tx, { id, now: work.now }, async () => {
        await mergeCarts(work, id, body.order_id)
        return readOrder(work, id)
      })
    })
    return thrown(merged)
  },
})

/** Carts as a whole. */
export const cartCalls: Call[] = [list, one, change, remove, merge]
