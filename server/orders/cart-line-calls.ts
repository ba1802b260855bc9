import { orderTexts } from '../../i18n/fr/orders'
import { cartChoice, type OrderAnswer, orderAnswer } from '../../resources/orders/answers'
import { memberFields } from '../../resources/orders/member-fields'
import { order } from '../../resources/orders/order'
import { orderLine } from '../../resources/orders/order-line'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { many, pick } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { invalid } from '../api/error'
import { answerSchema } from '../api/schemas'
import { type Work, workOf } from '../api/work'
import { addLine } from './add-line'
import { changeLine, lineChanges } from './change-line'
import { confirmedField, isConfirmed, lineIds, tag } from './fields'
import { requireMember } from './may'
import { readOrder } from './read-order'
import { countWarnings } from './standing-warnings'

/** The cart that a line was put into, what is warned of it counted. */
async function changed(work: Work, id: number): Promise<OrderAnswer> {
  const cart = await readOrder(work, id)
  countWarnings(work, cart)
  return cart
}

const add: Call = defineCall('POST /order/cart/line', 'addCartArticle', {
  shape: {
    summary: 'Ajouter un article au panier qui lui revient',
    tag,
    body: {
      ...memberFields,
      ...pick(orderLine, ['article_id', 'product_not_in_catalog_id', 'quantity']),
      order_id: f.ref('order', { label: 'Panier choisi' }),
      ask_delivery_date: f.date({ label: 'Livraison choisie' }),
      delivery_adherent_id: order.fields.delivery_adherent_id,
      nearest: f.bool({ label: 'Prendre le panier le plus proche' }),
      ...confirmedField,
    },
    answer: { anyOf: [answerSchema(orderAnswer), answerSchema({ choose: many('Paniers', cartChoice) })] },
  },
  run: ({ context, actor, body }) => {
    requireMember(actor)
    if (compareDecimals(body.quantity, '0') <= 0)
      throw invalid([{ name: 'quantity', message: orderTexts.badQuantity }])
    if (!body.article_id === !body.product_not_in_catalog_id)
      throw invalid([{ name: 'article_id', message: messages.oneNeeded }])
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
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
      return Array.isArray(cart) ? { choose: cart } : changed(work, cart.id)
    })
  },
})

const update: Call = defineCall('PUT /order/{id}/line/{lineId}', 'updateCartArticle', {
  shape: {
    summary: "Changer la quantité d'une ligne ; 0 la supprime",
    tag,
    answers: orderAnswer,
    params: lineIds,
    body: lineChanges,
  },
  run: ({ context, actor, params, body }) => {
    requireMember(actor)
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      await changeLine(work, params, body)
      return changed(work, params.id)
    })
  },
})

const remove: Call = defineCall('DELETE /order/{id}/line/{lineId}', 'deleteCartArticle', {
  shape: { summary: 'Supprimer une ligne du panier', tag, answers: orderAnswer, params: lineIds },
  run: ({ context, actor, params }) => {
    requireMember(actor)
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      await changeLine(work, params, { quantity: '0' })
      return changed(work, params.id)
    })
  },
})

/** Lines of carts. */
export const cartLineCalls: Call[] = [add, update, remove]
