import { order as orders } from '../../resources/orders/order'
import { reception } from '../../resources/orders/reception'
import { isAt } from '../../resources/orders/states'
import { expectedOf, remainderOf } from '../../resources/receptions/amounts'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { Patch } from '../../resources/schema/infer'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { select } from '../database/select'
import { byActor, type OrderEvent, tellOrder } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { keepDeliveredFees } from './fees-delivered'
import { type ReceivedOrder, receivedLines } from './reception-facts'
import { deliveredTotals } from './reception-totals'

const lastSql = select(
  reception,
  ['date', 'receiver_name', 'delivery_form', 'fresh_temperature', 'freeze_temperature'],
  `where order_id = $1 and state = 'signed' and "deletedAt" is null order by date desc, number desc limit 1`,
)

/** The last delivery that stands, by its day then its number: taking up an earlier one changes nothing of it. */
const lastReception = async (work: Work, orderId: number) => (await work.tx.query(lastSql, [orderId]))[0]

const isSome = (quantity: string) => compareDecimals(quantity, '0') > 0

/** What the receptions that stand make of their order: whether something is still to come, and the totals of what came. */
async function orderAfter(work: Work, order: ReceivedOrder) {
  const lines = await receivedLines(work.tx, order.id)
  const last = await lastReception(work, order.id)
  const { delivered, fees } = await deliveredTotals(work.tx, order.id)
  await keepDeliveredFees(work.tx, fees)
  const isShort = lines.some((line) => isSome(remainderOf(line.quantity, line.accepted)))
  const isAwaited = lines.some((line) => isSome(expectedOf(line)))
  const stays = !last || isAwaited
  const some = stays ? 'partial' : 'closed_short'
  const set = {
    reception_state: !last ? 'none' : isShort ? some : 'complete',
    real_delivery_date: last?.date ?? null,
    receiver_name: last?.receiver_name ?? null,
    delivery_form: last?.delivery_form ?? null,
    fresh_temperature: last?.fresh_temperature ?? null,
    freeze_temperature: last?.freeze_temperature ?? null,
    delivery_total_ht: last ? delivered.order_total_ht : '0',
    delivery_total_ttc: last ? delivered.order_total_ttc : '0',
  } satisfies Patch<typeof orders>
  return { set, stays }
}

interface Moving {
  told: OrderEvent
  verb: 'receive' | 'undoReception'
}

/** Brings the order to where its receptions have it: received, partly received, or as it was when it was sent. */
export async function moveOrder(work: Work, order: ReceivedOrder, { told, verb }: Moving): Promise<void> {
  const { set, stays } = await orderAfter(work, order)
  const by = byActor(work.actor)
  const isClosed = set.reception_state === 'closed_short' && order.reception_state !== 'closed_short'
  const events: OrderEvent[] = [told, ...(isClosed ? [{ type: 'remainder_closed' as const }] : [])]
  const how = { by, now: work.now, set, events }
  const isReceived = isAt(order.status, 'received')
  if (stays && (isReceived || verb === 'undoReception'))
    await transition(work.tx, order, { verb: 'undoReception', ...how, to: order.sent_status })
  else if (stays) await transition(work.tx, order, { verb: 'receivePart', ...how })
  else if (!isReceived)
    await transition(work.tx, order, { verb: 'receive', ...how, events: [...events, { type: 'received' }] })
  else await change(work, order, { set, events })
}

/** Writes what changed of an order that stays received. */
async function change(
  work: Work,
  order: ReceivedOrder,
  { set, events }: { set: Patch<typeof orders>; events: readonly OrderEvent[] },
): Promise<void> {
  await repo(work, orders).update(order.id, set)
  await tellOrder(work.tx, order.id, { events, by: byActor(work.actor), now: work.now })
}
