import { orderTexts } from '../../i18n/fr/orders'
import type { RequiredLevel } from '../../resources/orders/levels'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { ActorTx, Tx } from '../database/connect'
import { byActor } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { levelsFor, refuseSubmission } from './check-submission'
import { decidersNow, readPending } from './deciders'
import { catalogsOf, requireAny, requireMember } from './may'
import { lockOrder, type OrderRow } from './order-row'
import { type Refreshed, refreshCart } from './refresh-cart'
import { sendOrder } from './send-order'
import { tellToValidate } from './tell-people'
import { waitForTruck } from './truck'

/** Ends the transaction of a submission whose prices were no longer those that the person saw. */
class PricesMoved extends Error {}

async function lockForSubmission(tx: ActorTx, id: number): Promise<OrderRow> {
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

async function submitOnce(tx: ActorTx, context: Context, id: number): Promise<void> {
  const isSameTruck = await waitForTruck(tx, id)
  const order = await lockForSubmission(tx, id)
  if (!isSameTruck(order)) throw new PricesMoved()
  const now = context.now()
  const cart = await refresh(tx, order, now)
  if (cart.changes.length) throw new PricesMoved()
  const total_ht = cart.totals.order_total_ht
  const required = await tx.beyond('orders', async (all) => {
    await refuseSubmission(all, order, { cart, now })
    return levelsFor(all, order, { lines: cart.lines, total_ht, authorId: order.user_id })
  })
  const priced = { ...order, order_total_ht: total_ht }
  if (required.length) await askForApproval(tx, context, { order: priced, required })
  else await sendOrder(tx, context, { order: priced, verb: 'send', events: [] })
}

/**
 * Sends a cart, or asks for its approval (T2, T3, T4). Where a price has changed since the person saw it, the cart takes the
 * new prices, and is refused once so that the new total is seen.
 */
export async function submitOrder(context: Context, actor: Actor, id: number): Promise<void> {
  requireAny(actor, 'sendCartByMember', 'sendCartByProvider')
  try {
    await context.db.write(actor, (tx) => submitOnce(tx, context, id))
  } catch (error) {
    if (!(error instanceof PricesMoved)) throw error
    await context.db.write(actor, async (tx) => {
      await refresh(tx, await lockForSubmission(tx, id), workOf(context.db, tx, context.now()).now)
    })
    throw new ApiError('err510', { fill: { raison: orderTexts.repriced } })
  }
}
