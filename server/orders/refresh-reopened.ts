import type { ActorTx } from '../database/connect'
import { catalogsOf } from '../trade/catalogs-of'
import { byActor } from '../trade/order-events'
import { daysThatEnd } from './days-that-end'
import { type Held, refusedAt, tellHeld } from './hold-order'
import { orHeld } from './or-held'
import { askGuards } from './order-guards'
import { readLines } from './order-lines'
import { lockOrder, type OrderRow } from './order-row'
import { type Refreshed, refreshCart } from './refresh-cart'
import { factsOfLines, markLines } from './reprice-lines'
import { refuseStaleCarts, type SeenCarts } from './stale-cart'

/**
 * A cart that is taken up again, merged or moved to another day: its lines at the prices of the day, marked where they can no
 * longer be ordered; refused where the member, the person or the day may not be ordered for (5-doors §1, R).
 */
export async function refreshReopened(tx: ActorTx, order: OrderRow, now: Date): Promise<Refreshed> {
  const catalogs = catalogsOf(tx.actor)
  return tx.beyond('orders', async (all) => {
    const cart = await refreshCart(all, order, { now, reprice: true, catalogs })
    const { goods_ht } = cart.totals
    const guarded = { ...cart, order, goods_ht, now }
    const { refused } = await askGuards(all, 'reopening', guarded)
    if (!refused.length) return cart
    throw refusedAt('reopening', refused, {
      more: { days: await daysThatEnd(all, guarded, { refused, catalogs }) },
    })
  })
}

/** Marks the lines of the order as it stands, at the prices of its day where it is a cart, and tells what refused the step. */
export async function keepFound(
  tx: ActorTx,
  { id, now }: Reopened,
  { door, refused }: Pick<Held, 'door' | 'refused'>,
): Promise<void> {
  const order = await lockOrder({ tx }, id)
  const catalogs = catalogsOf(tx.actor)
  await tx.beyond('orders', async (all) => {
    if (order.status === '100') return refreshCart(all, order, { now, reprice: true, catalogs })
    const lines = await readLines(all, id)
    return markLines(all, order, {
      lines,
      facts: await factsOfLines(all, order, { lines, now, catalogs }),
      now,
    })
  })
  await tellHeld(tx, order, { door, refused, by: byActor(tx.actor), now })
}

interface Reopened {
  id: number
  now: Date
}

/**
 * Takes an order up again, merges it or moves it to another day; refused, it stays as it was, with what was found of it. So it is
 * where somebody else has changed it since the person saw it.
 */
export const reopening = <T>(
  tx: ActorTx,
  { seen, ...order }: Reopened & { seen: SeenCarts },
  step: () => Promise<T>,
): Promise<T | Held> =>
  orHeld(
    tx,
    async () => {
      await tx.beyond('orders', (all) =>
        refuseStaleCarts(all, order.id, { seen, userId: tx.actor.userId, now: order.now }),
      )
      return step()
    },
    (held) => keepFound(tx, order, held),
  )
