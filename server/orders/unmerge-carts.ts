import { orderLine } from '../../resources/orders/order-line'
import type { UndoAnswer } from '../../resources/orders/undo-endpoints'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import { bringBack } from '../trade/order-transition'
import { type CartChangeRow, markChanges, readChanges } from './cart-acts'
import { takeOut } from './change-line'
import { requireAny } from './may'
import { type LineRow, readLines } from './order-lines'
import { getOrder, type OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'

type Ordered = Pick<LineRow, 'article_id' | 'product_not_in_catalog_id'>
const alike = (a: Ordered) => (b: Ordered) =>
  a.article_id === b.article_id && a.product_not_in_catalog_id === b.product_not_in_catalog_id

/**
 * Takes a merge back: the other cart is there again with the lines that it gave, as far as nobody has changed them since. What
 * somebody has stays in the cart where it was changed, and is not ordered twice.
 */
export async function unmergeCarts(work: Work, cart: OrderRow, change: CartChangeRow): Promise<void> {
  requireAny(work.actor, 'updateCart')
  const { tx, now } = work
  const other = Number(change.after)
  await bringBack(work, other)
  const changes = await readChanges(work, cart.id, { acts: [change.act], state: 'done' })
  const [lines, left] = [await readLines(tx, cart.id), await readLines(tx, other)]
  for (const one of changes.filter(({ field }) => field === 'quantity')) {
    const line = lines.find(alike(one))
    const isAsMerged = line !== undefined && compareDecimals(line.quantity, one.after ?? '0') === 0
    const given = left.find(alike(one))
    if (one.before === null && isAsMerged)
      await repo(work, orderLine).update(
        line.id,
        { order_id: other, position: one.position ?? 0 },
        { derived: true },
      )
    if (given && !isAsMerged) await takeOut(work, given.id)
  }
  await refreshCart(tx, await getOrder(work, other), { now, reprice: true })
}

/** A deleted cart is there again, at the prices of its day. */
export async function backDeleted(work: Work, id: number, change: number): Promise<UndoAnswer> {
  requireAny(work.actor, 'deleteCart')
  await bringBack(work, id)
  await markChanges(work, [change], 'left')
  await work.tx.beyond('orders', async (all) =>
    refreshCart(all, await getOrder(work, id), {
      now: work.now,
      reprice: true,
      catalogs: catalogsOf(work.actor),
    }),
  )
  return { done: 1, left: [] }
}
