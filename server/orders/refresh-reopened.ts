import type { ActorTx } from '../database/connect'
import { refusedAt } from './hold-order'
import { catalogsOf } from './may'
import { askGuards } from './order-guards'
import type { OrderRow } from './order-row'
import { type Refreshed, refreshCart } from './refresh-cart'

/**
 * A cart that is taken up again, merged or moved to another day: its lines at the prices of the day, marked where they can no
 * longer be ordered; refused where the member, the person or the day may not be ordered for (5-doors §1, R).
 */
export async function refreshReopened(tx: ActorTx, order: OrderRow, now: Date): Promise<Refreshed> {
  const catalogs = catalogsOf(tx.actor)
  return tx.beyond('orders', async (all) => {
    const cart = await refreshCart(all, order, { now, reprice: true, catalogs })
    const { goods_ht } = cart.totals
    const { refused } = await askGuards(all, 'reopening', { ...cart, order, goods_ht, now })
    if (refused.length) throw refusedAt('reopening', refused)
    return cart
  })
}
