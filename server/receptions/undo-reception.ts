import { reception } from '../../resources/orders/reception'
import { frenchDay } from '../../resources/schema/date-text'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { notify } from '../trade/notify'
import { projectManager } from '../trade/recipients'
import { refuseBelowZero } from '../trade/stock-ledger'
import { moveOrder } from './order-after'
import { type ReceivedOrder, receivedOrder, receiverOf } from './reception-facts'
import { unstockReception } from './reception-stock'
import { dropUnsentClaims, lockReplaceable, type Signed } from './replace-reception'

/** What was written beside the order for its receptions goes with the last of them: articles and taxes found on the note. */
async function dropAdded(work: Work, orderId: number, receptionId: number): Promise<void> {
  await work.tx.query(
    `update order_line l set "deletedAt" = $2 where l.order_id = $1 and l.added_at_reception and l."deletedAt" is null
       and not exists (select 1 from reception_line r join reception e on e.id = r.reception_id
         where r.order_line_id = l.id and e.state = 'signed' and e."deletedAt" is null and r."deletedAt" is null)`,
    [orderId, work.now],
  )
  await work.tx.query(
    `update order_tax_line set "deletedAt" = $2 where order_id = $1 and at_reception and "deletedAt" is null
       and (reception_id = $3 or not exists (select 1 from reception e where e.order_id = $1 and e.state = 'signed' and e."deletedAt" is null))`,
    [orderId, work.now, receptionId],
  )
}

/** Tells who ordered and who signed; the « chargé de mission » too where a litigation had left. */
async function tellUndone(
  work: Work,
  order: ReceivedOrder,
  { former, reason }: { former: Signed; reason: string },
): Promise<void> {
  const { tx, actor, now } = work
  const [facts] = await tx.query<{ by: string; is_claimed: boolean }>(
    `select (select concat_ws(' ', first_name, last_name) from "user" where id = $2) as by,
       exists (select 1 from litigation where reception_id = $1 and is_sent and "deletedAt" is null) as is_claimed`,
    [former.id, actor.userId],
  )
  const member = receiverOf(order)
  const managers = facts?.is_claimed && member !== null ? await projectManager(tx, member) : []
  await notify(tx, {
    kind: 'reception_undone',
    users: [order.user_id, former.signed_by, ...managers].filter((id) => id !== actor.userId),
    model: 'Order',
    entityId: order.id,
    event: `undone ${former.id}`,
    params: {
      order: order.number,
      supplier: order.supplier,
      date: frenchDay(former.date),
      by: facts?.by ?? '',
      reason,
    },
    now,
  })
}

/**
 * Takes a reception back that was signed on the wrong order: its stock leaves by contrary movements, its unsent litigation
 * goes, the order is again where it was. It stays to be read, with who took it back and why. Under the same limits as taking
 * one up again: within its days, and no validated inventory since.
 */
export async function undoReception(
  work: Work,
  orderId: number,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const order = await receivedOrder(work, orderId, true)
  if (order.is_cancelled) throw new ApiError('err521')
  const former = await lockReplaceable(work, order, id)
  await repo(work, reception).update(id, {
    state: 'undone',
    undo_reason: reason,
    undone_at: work.now.toISOString(),
    undone_by: work.actor.userId,
  })
  const member = await unstockReception(work, id)
  if (member !== null) await refuseBelowZero(work, member)
  await dropUnsentClaims(work, id)
  await dropAdded(work, orderId, id)
  const payload = { reception_id: id, number: former.number, version: former.version, reason }
  await moveOrder(work, order, {
    told: { type: 'reception_undone', payload },
    verb: 'undoReception',
  })
  await tellUndone(work, order, { former, reason })
}
