import { orderTexts } from '../../i18n/fr/orders'
import { memberFields } from '../../resources/orders/member-fields'
import { orderLine } from '../../resources/orders/order-line'
import {
  elsewhereAnswer,
  habitsAnswer,
  optimiseAnswer,
  replacedAnswer,
} from '../../resources/orders/tool-answers'
import { f } from '../../resources/schema/f'
import { asked } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { invalid } from '../api/error'
import { workOf } from '../api/work'
import { habitWeeks } from '../trade/habit-weeks'
import { memberOf } from '../trade/member'
import { addLine } from './add-line'
import { changeLine } from './change-line'
import { confirmedField, isConfirmed, orderId, tag } from './fields'
import { findElsewhere } from './find-elsewhere'
import { readHabits } from './habits'
import { requireAny, requireMember } from './may'
import { optimiseCart } from './optimise'
import { getOrder, memberOfOrder } from './order-row'
import { readOrder } from './read-order'
import { sellersOf, takeTurns, turnOf } from './turns'

const habits: Call = defineCall('GET /order/habits', 'signedIn', {
  shape: {
    summary: "Historique d'achats et quantités suggérées",
    tag,
    answers: habitsAnswer,
    listed: true,
    query: {
      ...memberFields,
      weeks: f.int({ label: 'Semaines', min: 1, max: 104 }),
      days: f.int({ label: 'Jours à couvrir', min: 1, max: 60 }),
      search: f.text({ label: 'Recherche', max: 100 }),
      supplierId: f.int({ label: 'Fournisseur', min: 1 }),
      usual: f.bool({
        label: "Jusqu'à la livraison de la semaine d'après, ce qui est attendu déduit",
      }),
    },
  },
  run: ({ context, actor, query }) => {
    requireAny(actor, 'viewPurchaseHistory', 'viewCart')
    return context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const member = await memberOf(work, query.adherentId, query.isGroup === true)
      const weeks = query.weeks ?? (await habitWeeks(work))
      const data = await readHabits(work, {
        member,
        weeks,
        days: query.days ?? 7,
        search: query.search?.trim() || null,
        supplier: query.supplierId ?? null,
        usual: query.usual === true,
      })
      return { data, total: data.length, weeks }
    })
  },
})

const optimise: Call = defineCall('GET /order/{id}/optimise', 'viewCart', {
  shape: {
    summary: "Équivalents moins chers des lignes d'un panier",
    tag,
    answers: optimiseAnswer,
    params: orderId,
  },
  run: ({ context, actor, params }) =>
    context.db.read(actor, (tx) => optimiseCart(workOf(context.db, tx, context.now()), params.id)),
})

const elsewhere: Call = defineCall('GET /order/{id}/elsewhere', 'addCartArticle', {
  shape: {
    summary: "Équivalents d'une ligne d'un panier, ou de ce que le fournisseur n'en apportera pas",
    tag,
    answers: elsewhereAnswer,
    params: orderId,
    query: { line_id: f.int({ label: 'Ligne', required: true, min: 1 }) },
  },
  run: ({ context, actor, params, query }) => {
    requireMember(actor)
    return context.db.read(actor, (tx) =>
      findElsewhere(workOf(context.db, tx, context.now()), params.id, query.line_id),
    )
  },
})

const replace: Call = defineCall('POST /order/{id}/optimise', 'updateCartArticle', {
  shape: {
    summary: 'Remplacer une ligne par un équivalent que la personne a accepté',
    tag,
    answers: replacedAnswer,
    params: orderId,
    body: {
      line_id: f.int({ label: 'Ligne', required: true, min: 1 }),
      article_id: asked(orderLine.fields.article_id, { required: true }),
      quantity: asked(orderLine.fields.quantity, { min: 0.001 }),
      ...confirmedField,
    },
  },
  run: ({ context, actor, params, body }) => {
    requireMember(actor, 'addCartArticle')
    return context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const order = await getOrder(work, params.id)
      const member = memberOfOrder(order)
      const { article_id, quantity } = body
      const other = { article_id, product_not_in_catalog_id: null }
      const sellers = [...(await sellersOf(work, member, [other])).values()]
      await takeTurns(work, member, [order, ...sellers])
      await changeLine(work, { id: params.id, lineId: body.line_id }, { quantity: '0' })
      const accepted = { ...other, adherentId: member.id, isGroup: member.isGroup, quantity }
      const isMeant = isConfirmed(body.confirmed, 'habit')
      const isHere = sellers.some((seller) => turnOf(member, seller) === turnOf(member, order))
      const where = isHere ? { orderId: params.id } : { nearest: true }
      const cart = await addLine(work, { ...accepted, ...where, isConfirmed: isMeant })
      if (Array.isArray(cart)) throw invalid([{ name: 'article_id', message: orderTexts.otherSupplier }])
      return {
        ...(await readOrder(work, params.id)),
        moved_to: cart.id === params.id ? null : { id: cart.id, number: cart.number },
      }
    })
  },
})

/** What helps to fill carts: habits, cheaper equivalents. */
export const toolCalls: Call[] = [habits, optimise, elsewhere, replace]
