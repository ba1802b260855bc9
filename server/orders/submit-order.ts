import { orderTexts } from '../../i18n/fr/orders'
import { isConfirmed } from '../../resources/orders/call-fields'
import type { RequiredLevel } from '../../resources/orders/levels'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'
import type { ActorTx, Tx } from '../database/connect'
import { catalogsOf } from '../trade/catalogs-of'
import { byActor } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { askedLevels } from './asked-levels'
import { daysThatEnd } from './days-that-end'
import { decidersNow, readPending } from './deciders'
import { refusedAt, tellHeld } from './hold-order'
import { requireAny, requireMember } from './may'
import { askGuards, type GuardedOrder } from './order-guards'
import { lockOrder, type OrderRow } from './order-row'
import { forgetSending } from './plan-sending'
import { type Refreshed, refreshCart } from './refresh-cart'
import { sendOrder } from './send-order'
import { tellToValidate } from './tell-people'
import { toConfirm } from './to-confirm'
import { waitForTruck } from './truck'

/** Ends the transaction of a submission whose day was changed while it waited for its truck. */
class OtherTruck extends Error {}

/** The cart, locked, where the actor may send it. */
export async function lockForSubmission(tx: ActorTx, id: number): Promise<OrderRow> {
  const order = await lockOrder({ tx }, id)
  if (Number(order.status) >= 300) throw new ApiError('err516')
  if (order.status !== '100') throw new ApiError('err518')
  const permission = order.sending_mode === '1' ? 'sendCartByMember' : 'sendCartByProvider'
  requireMember(tx.actor, permission)
  return order
}

const refresh = (tx: ActorTx, order: OrderRow, now: Date): Promise<Refreshed> =>
  tx.beyond('orders', (all) =>
    refreshCart(all, order, { now, reprice: true, catalogs: catalogsOf(tx.actor) }),
  )

async function addValidations(
  tx: Tx,
  order: OrderRow,
  { required, now }: { required: readonly RequiredLevel[]; now: Date },
): Promise<void> {
  for (const { level, expected_user_id } of required)
    await tx.query(
      `insert into "order_validation" (order_id, round, level, expected_user_id, decision, "createdAt", "updatedAt")
       values ($1, $2, $3, $4, 'pending', $5, $5)`,
      [order.id, order.round, String(level), expected_user_id, now],
    )
}

/** T2: prices are frozen, the levels written, the first deciders told. */
async function askForApproval(
  tx: ActorTx,
  context: Context,
  { order, required }: { order: OrderRow; required: readonly RequiredLevel[] },
): Promise<void> {
  const now = context.now()
  const round = order.round + 1
  await transition(tx, order, {
    verb: 'submit',
    by: byActor(tx.actor),
    now,
    set: { round, frozen_at: now, returned_reason: null },
    events: [{ type: 'submitted', payload: { round } }],
  })
  await tx.beyond('orders', async (all) => {
    const submitted = { ...order, round }
    await addValidations(all, submitted, { required, now })
    const [pending] = await readPending(all, [order.id])
    if (pending)
      await tellToValidate(all, context, {
        order: submitted,
        deciders: decidersNow(pending, now),
        level: pending.level,
      })
  })
}

/** A cart that is submitted, at the prices of its day, with everything that its guards look at. */
export async function guardedCart(
  tx: ActorTx,
  order: OrderRow,
  now: Date,
): Promise<Refreshed & GuardedOrder> {
  const cart = await refresh(tx, order, now)
  const levels = await tx.beyond('orders', (all) =>
    askedLevels(all, order, {
      lines: cart.lines,
      total_ht: cart.totals.order_total_ht,
      authorId: order.user_id,
    }),
  )
  return { ...cart, order, goods_ht: cart.totals.goods_ht, now, levels }
}

/** T2, T3, T4: a cart that nothing stands against is sent, or asks for its approval; the clock has nothing to send any more. */
export async function leave(
  tx: ActorTx,
  context: Context,
  { order, totals, levels }: Refreshed & GuardedOrder,
): Promise<void> {
  const required = levels?.required ?? []
  const priced = { ...order, order_total_ht: totals.order_total_ht }
  await forgetSending(tx, order.id)
  if (required.length) await askForApproval(tx, context, { order: priced, required })
  else await sendOrder(tx, context, { order: priced, verb: 'send', events: [] })
}

/** What is submitted, with what the person was asked before and means all the same. */
export interface Submission {
  id: number
  confirmed?: readonly string[] | null | undefined
  seen?: readonly { line_id: number; quantity: string }[] | null | undefined
}

const seenBy = ({ actor }: ActorTx, seen: Submission['seen']): GuardedOrder['seen'] =>
  seen?.length
    ? { lines: new Map(seen.map(({ line_id, quantity }) => [line_id, quantity])), userId: actor.userId }
    : undefined

/** Sends, or answers why not: what was found of the cart stays (5-doors §1.1). */
async function submitOnce(
  tx: ActorTx,
  context: Context,
  { id, confirmed, seen }: Submission,
): Promise<ApiError | undefined> {
  const isSameTruck = await waitForTruck(tx, id)
  const order = await lockForSubmission(tx, id)
  if (!isSameTruck(order)) throw new OtherTruck()
  const now = context.now()
  const cart = await guardedCart(tx, order, now)
  if (!cart.lines.length) throw new ApiError('err510', { fill: { raison: orderTexts.noLines } })
  const { refused, asked } = await tx.beyond('orders', (all) =>
    askGuards(all, 'submission', { ...cart, seen: seenBy(tx, seen) }),
  )
  if (refused.length) {
    await tellHeld(tx, order, { door: 'submission', refused, by: byActor(tx.actor), now })
    const hasMoved = refused.some(({ guard }) => guard === 'priceMoved')
    const days = await tx.beyond('orders', (all) =>
      daysThatEnd(all, cart, { refused, catalogs: catalogsOf(tx.actor) }),
    )
    return refusedAt('submission', refused, { more: { days }, before: hasMoved ? orderTexts.repriced : '' })
  }
  const open = asked.filter(({ guard }) => !isConfirmed(confirmed, guard))
  if (open.length) return toConfirm(open)
  await leave(tx, context, cart)
  return undefined
}

/**
 * Sends a cart, or asks for its approval (T2, T3, T4). Where a guard refuses – a price has changed since the person saw it, an
 * article is withdrawn – the cart keeps what was found, and the step alone is not made.
 */
export async function submitOrder(context: Context, actor: Actor, submission: Submission): Promise<void> {
  requireAny(actor, 'sendCartByMember', 'sendCartByProvider')
  let refusal: ApiError | undefined
  try {
    await context.db.write(actor, async (tx) => {
      refusal = await submitOnce(tx, context, submission)
    })
  } catch (error) {
    if (!(error instanceof OtherTruck)) throw error
    await context.db.write(actor, async (tx) => {
      await refresh(tx, await lockForSubmission(tx, submission.id), context.now())
    })
    throw new ApiError('err510', { fill: { raison: orderTexts.repriced } })
  }
  if (refusal) throw refusal
}
