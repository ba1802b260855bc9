import { orderTexts } from '../../i18n/fr/orders'
import type { Member } from '../../resources/directory/serving'
import type { CartChoiceAnswer } from '../../resources/orders/answers'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import type { Seller } from '../trade/order-recipients'
import { cartTerms, dateReason } from './cart-terms'
import { type CartWanted, createCart, nextDay } from './create-cart'
import { getOrder, lockCart, memberOfOrder, type OrderRow } from './order-row'
import { takeTurns } from './turns'

interface Asked {
  member: Member
  seller: Seller
  /** The cart that was chosen. */
  orderId?: number | undefined
  /** The day that was chosen: the cart of that day, or a new one. */
  day?: string | undefined
  delivery_adherent_id?: number | undefined
  /** Takes the nearest of several carts without asking. */
  nearest?: boolean
  standard_cart_id?: number
}

/** Locked in the order of their ids, as a merge does: one that is sent meanwhile is waited for, and is none of them. */
const openSql = `
  with open as materialized (select id, number, ask_delivery_date, order_total_ht, lines_nb from "order"
    where "deletedAt" is null and status = '100' and adherent_id is not distinct from $1 and "groupAdherent_id" is not distinct from $2
      and supplier_id is not distinct from $3 and supplier_not_in_catalog_id is not distinct from $4 and platform_id is not distinct from $5
    order by id for update)
  select * from open order by ask_delivery_date, id`

const isOf = (order: OrderRow, { member, seller }: Asked): string | undefined => {
  const owner = memberOfOrder(order)
  if (owner.id !== member.id || owner.isGroup !== member.isGroup) return orderTexts.otherMember
  const same =
    order.supplier_id === seller.supplier_id &&
    order.supplier_not_in_catalog_id === seller.supplier_not_in_catalog_id &&
    order.platform_id === seller.platform_id
  return same ? undefined : orderTexts.otherSupplier
}

async function chosen(work: Work, asked: Asked, id: number): Promise<OrderRow> {
  const order = await lockCart(work, id)
  const message = isOf(order, asked)
  if (message) throw invalid([{ name: 'order_id', message }])
  return order
}

/** Of the open carts, those whose day can still be asked for; all when none can. */
async function stillPossible(work: Work, carts: readonly CartChoiceAnswer[]): Promise<CartChoiceAnswer[]> {
  const [first] = carts
  if (!first) return []
  const terms = await cartTerms(work.tx, await getOrder(work, first.id), { now: work.now })
  const valid = carts.filter((cart) => dateReason(terms, cart.ask_delivery_date, work.now) === null)
  return valid.length ? valid : []
}

async function opened(work: Work, asked: Asked, day: string): Promise<OrderRow> {
  if (!may(work.actor, 'createCart')) throw new ApiError('err403')
  const wanted: CartWanted = {
    ...asked.seller,
    member: asked.member,
    day,
    delivery_adherent_id: asked.delivery_adherent_id ?? null,
    ...(asked.standard_cart_id ? { standard_cart_id: asked.standard_cart_id } : {}),
  }
  const order = await createCart(work, wanted)
  const reason = dateReason(await cartTerms(work.tx, order, { now: work.now }), day, work.now)
  if (asked.day && reason === 'past')
    throw invalid([{ name: 'ask_delivery_date', message: orderTexts.pastDate }])
  return order
}

/**
 * The cart that a line goes into (domain §5.3): the one chosen, that of the day chosen, the only open one, or a new one on the
 * next day of delivery. Several possible ones are answered to be chosen from, unless the nearest is taken.
 */
export async function findCart(work: Work, asked: Asked): Promise<OrderRow | CartChoiceAnswer[]> {
  if (asked.orderId) return chosen(work, asked, asked.orderId)
  const { member, seller } = asked
  await takeTurns(work, member, [seller])
  const open = await work.tx.query<CartChoiceAnswer>(openSql, [
    member.isGroup ? null : member.id,
    member.isGroup ? member.id : null,
    seller.supplier_id,
    seller.supplier_not_in_catalog_id,
    seller.platform_id,
  ])
  if (asked.day) {
    const same = open.find((cart) => cart.ask_delivery_date === asked.day)
    return same ? lockCart(work, same.id) : opened(work, asked, asked.day)
  }
  const carts = await stillPossible(work, open)
  const [nearest, ...others] = carts
  if (nearest && others.length && !asked.nearest) return carts
  return nearest
    ? lockCart(work, nearest.id)
    : opened(
        work,
        asked,
        await nextDay(work, member, { ...seller, delivery_adherent_id: asked.delivery_adherent_id }),
      )
}
