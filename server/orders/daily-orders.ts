import { cutOffOf } from '../../resources/directory/delivery-calendar'
import { order as orders } from '../../resources/orders/order'
import { orderLists } from '../../resources/orders/states'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { daysBefore, parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'
import { notify } from '../trade/notify'
import { byNobody } from '../trade/order-events'
import { cartTerms } from './cart-terms'
import { decidersNow, readPending } from './deciders'
import { mailFacts } from './mail-facts'
import { findOrder, type OrderRow } from './order-row'
import { recordSystem } from './record-system'
import { refreshCart } from './refresh-cart'
import { optionInt } from './tokens'

/** Locks, one after the other, the orders that a condition finds; each in a transaction of its own. */
async function each(
  context: Context,
  { condition, values }: { condition: string; values: readonly unknown[] },
  run: (tx: Tx, order: OrderRow) => Promise<boolean>,
): Promise<number> {
  const ids = await context.db.system('jobs', (tx) =>
    tx.query<{ id: number }>(
      `select id from "order" where "deletedAt" is null and ${condition} order by id`,
      values,
    ),
  )
  let done = 0
  for (const { id } of ids)
    await context.db.system('jobs', async (tx) => {
      const order = await findOrder(tx, id)
      if (order && (await run(tx, order))) done += 1
    })
  return done
}

/** 06:00: carts and approvals whose day has passed are told once to their author, and to who should have decided (domain §5.8). */
export async function tellExpired(context: Context, now: Date): Promise<string | undefined> {
  const condition = `status in ${listOf(orderLists.carts)} and ask_delivery_date < $1::date and expired_alert_at is null and lines_nb > 0`
  const done = await each(context, { condition, values: [parisDay(now)] }, async (tx, order) => {
    const { number, supplier, delivery } = await mailFacts(tx, order.id)
    const [pending] = order.status === '150' ? await readPending(tx, [order.id]) : []
    const users = [order.user_id, pending?.expected_user_id]
    const params = { order: number, supplier, delivery_date: delivery }
    await notify(tx, { kind: 'order_expired', users, model: 'Cart', entityId: order.id, params, now })
    await repo({ tx, now, actor: byNobody }, orders).update(order.id, { expired_alert_at: now })
    return true
  })
  return done ? `Commandes expirées : ${done}` : undefined
}

/** Every hour: who may still decide is told when the supplier's cut-off is near (domain §13.3). */
export async function rescueCutOffs(context: Context, now: Date): Promise<string | undefined> {
  const minutes = await context.db.system('jobs', (tx) => optionInt(tx, 'cut_off_rescue_minutes', 60))
  const done = await each(context, { condition: `status = '150'`, values: [] }, async (tx, order) => {
    const terms = await cartTerms(tx, order, { now })
    const cutOff = terms && cutOffOf(terms.calendar, order.ask_delivery_date)
    if (!cutOff || cutOff <= now || cutOff.getTime() - now.getTime() > minutes * 60_000) return false
    const [pending] = await readPending(tx, [order.id])
    const [second] = await tx.query<{ id: number }>(
      `select expected_user_id as id from "order_validation" where order_id = $1 and round = $2 and level = '2' and decision = 'pending'`,
      [order.id, order.round],
    )
    const users = [...(pending ? decidersNow(pending, now) : []), second?.id].filter(
      (id) => id !== order.user_id,
    )
    const { number, supplier } = await mailFacts(tx, order.id)
    const params = {
      order: number,
      supplier,
      cut_off: frenchMoment(cutOff.toISOString()),
      delivery_date: frenchDay(order.ask_delivery_date),
    }
    const event = cutOff.toISOString()
    const told = await notify(tx, {
      kind: 'order_cut_off',
      users,
      model: 'Order_to_validate',
      entityId: order.id,
      event,
      params,
      now,
    })
    return told.length > 0
  })
  return done ? `Commandes à valider avant l'heure limite : ${done}` : undefined
}

/** Carts follow the prices of their day; the author is told of each that moved (domain §4.5, notification 10). */
export async function repriceCarts(context: Context, now: Date): Promise<string | undefined> {
  const condition = `status = '100' and lines_nb > 0 and ask_delivery_date >= $1::date`
  const done = await each(context, { condition, values: [parisDay(now)] }, async (tx, order) => {
    const { changes } = await refreshCart(tx, order, { now, reprice: true })
    for (const { label, from, to } of changes)
      await notify(tx, {
        kind: 'cart_repriced',
        users: [order.user_id],
        model: 'Cart',
        entityId: order.id,
        event: `${parisDay(now)} ${label}`.slice(0, 120),
        params: {
          article: label,
          old_price: frenchPrice(from),
          new_price: frenchPrice(to),
          order: order.number,
        },
        now,
      })
    return changes.length > 0
  })
  return done ? `Paniers dont un prix a changé : ${done}` : undefined
}

/** Every night: carts that stayed empty are put away (domain §5.3). */
export async function removeEmptyCarts(context: Context, now: Date): Promise<string | undefined> {
  const days = await context.db.system('jobs', (tx) => optionInt(tx, 'empty_cart_days', 30))
  const since = daysBefore(now, days)
  const condition = `status = '100' and lines_nb = 0 and "updatedAt" < $1`
  const done = await each(context, { condition, values: [since] }, async (tx, order) => {
    // Somebody may have filled it meanwhile.
    if (order.lines_nb > 0) return false
    await repo({ tx, now, actor: byNobody }, orders).remove(order.id)
    await recordSystem(tx, order.id, { event: 'deleted', now })
    return true
  })
  return done ? `Paniers vides supprimés : ${done}` : undefined
}
