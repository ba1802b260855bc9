import { orderTexts } from '../../i18n/fr/orders'
import { order as orders } from '../../resources/orders/order'
import { type OrderStatus, type OrderVerb, orderStates, transitions } from '../../resources/orders/states'
import { stepOf } from '../../resources/schema/course'
import type { Patch, RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import { lockRow } from '../api/lock-row'
import { repo } from '../api/repo'
import { reviveRow } from '../api/row-writer'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
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
  new ApiError('err517', { fill: { status: orderStates[status].label } })

/**
 * The only way in which an order's status changes (domain §5.1, I-06): refuses what the table of transitions does not have,
 * changes the row only where it still stands as it was read, and writes the events in the same transaction. Answers the new
 * status, or `deleted`.
 */
export async function transition(
  tx: Tx,
  order: OrderState,
  { verb, by, now, to, set = {}, events }: TransitionOptions & { verb: OrderVerb },
): Promise<OrderStatus | 'deleted'> {
  const on = { tx, now, actor: by }
  const step = stepOf(transitions, verb, { from: order.status, wanted: to })
  if (order.is_cancelled) throw new ApiError('err517', { display: orderTexts.alreadyCancelled })
  if (!step) throw wrongState(order.status)
  const target = step.to === 'same' ? order.status : step.to
  if (target === 'deleted') await repo(on, orders).remove(order.id)
  else {
    const still = { status: order.status, is_cancelled: false }
    const isDone = await repo(on, orders).update(order.id, { ...set, status: target }, { still, touch: true })
    if (!isDone) throw wrongState(order.status)
  }
  await tellOrder(tx, order.id, { events, by, now })
  return target
}

/** Brings a deleted cart back as it stood, with its lines; err404 where it is not there for the actor to write. */
export async function bringBack(work: Work, id: number): Promise<void> {
  await reviveRow(work, orders, await lockRow(work, orders, id, { deleted: true }))
}
