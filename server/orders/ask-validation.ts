import { sumOf } from '../../resources/orders/totals'
import type { GuardFinding } from '../../resources/trade/guards'
import type { ApiError } from '../api/error'
import type { ActorTx, Tx } from '../database/connect'
import { notify } from '../trade/notify'
import { byActor } from '../trade/order-events'
import { cartTerms } from './cart-terms'
import { decidersNow, type Pending } from './deciders'
import { findingsText, refusedAt, tellHeld } from './hold-order'
import { mailFacts } from './mail-facts'
import { askGuards, type GuardedOrder } from './order-guards'
import { readLines } from './order-lines'
import type { OrderRow } from './order-row'
import { factsOfLines, markLines, movedPrices } from './reprice-lines'

/** An order at 150 as its guards look at it: its prices are frozen, its articles are read anew. */
async function guardedOrder(tx: Tx, order: OrderRow, now: Date): Promise<GuardedOrder> {
  const lines = await readLines(tx, order.id)
  const facts = await factsOfLines(tx, order, { lines, now })
  const terms = await cartTerms(tx, order, { now })
  const goods_ht = sumOf(lines.map(({ line_ht }) => line_ht))
  return { order, lines, facts, terms, now, goods_ht, changes: movedPrices(lines, facts) }
}

interface Waiting {
  order: OrderRow
  pending: Pending
  now: Date
}

/** Tells the author and whoever decides, once a level and round. */
async function tellRefused(
  tx: Tx,
  { order, pending, now }: Waiting,
  { refused, author }: { refused: readonly GuardFinding[]; author: string },
): Promise<void> {
  const { number, supplier } = await mailFacts(tx, order.id)
  const told = {
    kind: 'order_held',
    entityId: order.id,
    event: `round ${order.round} level ${pending.level}`,
    params: { order: number, supplier, author, reason: findingsText(refused) },
    now,
  } as const
  await notify(tx, { ...told, model: 'Cart', users: [order.user_id] })
  await notify(tx, { ...told, model: 'Order_to_validate', users: decidersNow(pending, now) })
}

/**
 * Asks the guards of a validation, at each level and by every channel (5-doors §1.2). Where one refuses, the order stays at 150
 * with its marks, author and deciders are told, and the refusal says to whom the order may be given back, and why.
 */
export async function askValidation(tx: ActorTx, waiting: Waiting): Promise<ApiError | undefined> {
  const { order, now } = waiting
  const found = await tx.beyond('orders', async (all) => {
    const guarded = await guardedOrder(all, order, now)
    await markLines(all, order, guarded)
    return askGuards(all, 'validation', guarded)
  })
  const { refused } = found
  if (!refused.length) return undefined
  await tellHeld(tx, order, { door: 'validation', refused, by: byActor(tx.actor), now })
  const { author } = await tx.beyond('orders', async (all) => {
    const facts = await mailFacts(all, order.id)
    await tellRefused(all, waiting, { refused, author: facts.author })
    return facts
  })
  return refusedAt('validation', refused, { more: { back: { author, reason: findingsText(refused) } } })
}
