import { orderTexts } from '../../i18n/fr/orders'
import { isConfirmed } from '../../resources/orders/call-fields'
import { cartToolEndpoints } from '../../resources/orders/cart-endpoints'
import type { BodyOf } from '../../resources/schema/endpoint'
import type { Call } from '../api/call'
import { invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { habitWeeks } from '../trade/habit-weeks'
import { memberOf } from '../trade/member'
import { addLine } from './add-line'
import { changeLine } from './change-line'
import { findElsewhere } from './find-elsewhere'
import { readHabits } from './habits'
import { requireAny, requireMember } from './may'
import { optimiseCart } from './optimise'
import { getOrder, memberOfOrder } from './order-row'
import { readOrder } from './read-order'
import { sellersOf, takeTurns, turnOf } from './turns'

type Replacement = BodyOf<typeof cartToolEndpoints.replace>

/** Takes a line out of a cart and puts an equivalent into its supplier's. */
async function replaceLine(work: Work, id: number, { line_id, confirmed, ...accepted }: Replacement) {
  const order = await getOrder(work, id)
  const member = memberOfOrder(order)
  const other = { article_id: accepted.article_id, product_not_in_catalog_id: null }
  const sellers = [...(await sellersOf(work, member, [other])).values()]
  await takeTurns(work, member, [order, ...sellers])
  await changeLine(work, { id, lineId: line_id }, { quantity: '0' })
  const isHere = sellers.some((seller) => turnOf(member, seller) === turnOf(member, order))
  const cart = await addLine(work, {
    ...{ ...other, quantity: accepted.quantity, adherentId: member.id, isGroup: member.isGroup },
    ...(isHere ? { orderId: id } : { nearest: true }),
    isConfirmed: isConfirmed(confirmed, 'habit'),
  })
  if (Array.isArray(cart)) throw invalid([{ name: 'article_id', message: orderTexts.otherSupplier }])
  const moved_to = cart.id === id ? null : { id: cart.id, number: cart.number }
  return { ...(await readOrder(work, id)), moved_to }
}

/** What helps to fill carts: habits, cheaper equivalents. */
export const toolCalls: Call[] = serve(cartToolEndpoints, {
  habits: async ({ actor, work, query }) => {
    requireAny(actor, 'viewPurchaseHistory', 'viewCart')
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
  },
  optimise: ({ work, params: { id } }) => optimiseCart(work, id),
  elsewhere: ({ actor, work, params: { id }, query }) => {
    requireMember(actor)
    return findElsewhere(work, id, query.line_id)
  },
  replace: ({ actor, work, params: { id }, body }) => {
    requireMember(actor, 'addCartArticle')
    return replaceLine(work, id, body)
  },
})
