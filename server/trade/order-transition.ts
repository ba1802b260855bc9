import type { order as orders } from '../../resources/orders/order'
import { type OrderStatus, type OrderVerb, orderStatuses, targetOf } from '../../resources/orders/states'
import type { Patch, RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { recordFieldsBy } from '../database/history'
import { quote } from '../database/naming'
import { Params } from '../database/params'
import { type By, type OrderEvent, tellOrder } from './order-events'

/** What a transition needs to know of an order: how it stood when it was read, locked. */
export type OrderState = RowOf<typeof orders, 'id' | 'status' | 'is_cancelled'>

export interface TransitionOptions {
  by: By
  now: Date
  /** Where a verb has two ends (300 or 350, 200 or 250). */
  to?: OrderStatus
  /** Further columns written with the status. */
  set?: Patch<typeof orders>
  events: readonly OrderEvent[]
}

/** Why a verb is refused: the order is not, or no longer, where it leads from. */
export const wrongState = (status: OrderStatus): ApiError =>
  new ApiError('err517', { fill: { status: orderStatuses[status] } })

/**
 * The only way in which an order's status changes (domain §5.1, I-06): refuses what the table of transitions does not have,
 * changes the row only where it still stands as it was read, and writes the events in the same transaction. Answers the new
 * status, or `deleted`.
 */
export async function transition(
  tx: Tx,
  order: OrderState,
  verb: OrderVerb,
  { by, now, to, set = {}, events }: TransitionOptions,
): Promise<OrderStatus | 'deleted'> {
  const target = targetOf(verb, order.status, to)
  if (target === undefined || order.is_cancelled) throw wrongState(order.status)
  const params = new Params()
  const values: Record<string, unknown> = {
    ...set,
    ...(target === 'deleted' ? { deletedAt: now } : { status: target }),
    updatedAt: now,
    updated_by: by.userId,
  }
  const sets = Object.entries(values).map(([name, value]) => `${quote(name)} = ${params.add(value)}`)
  const rows = await tx.query(
    `update "order" set ${sets.join(', ')}, lock_version = lock_version + 1
     where id = ${params.add(order.id)} and status = ${params.add(order.status)} and not is_cancelled and "deletedAt" is null returning id`,
    params.values,
  )
  if (!rows.length) throw wrongState(order.status)
  if (target !== 'deleted' && target !== order.status)
    await recordFieldsBy(tx, by, {
      model: 'Order',
      id: order.id,
      type: 'update',
      changes: [{ field: 'status', old: order.status, new: target }],
      now,
    })
  await tellOrder(tx, order.id, events, { by, now })
  return target
}
