import type { OrderEventType } from '../../resources/orders/states'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'

/** Who does something to an order: a person, behind whom an administrator may stand, or nobody (the clock, a link). */
export interface By {
  userId: number | null
  impersonatorId?: number
}

export const byActor = ({ userId, impersonatorId }: Actor): By => ({
  userId,
  ...(impersonatorId ? { impersonatorId } : {}),
})
export const byNobody: By = { userId: null }

export interface OrderEvent {
  type: OrderEventType
  payload?: Readonly<Record<string, unknown>>
}

/** What is written in the same statement: parts of its `with`, whose values follow `$6`; `$1` is the order, `$4` who, `$6` when. */
export interface Beside {
  sql: string
  values: readonly unknown[]
}

/** Writes events of an order, in its timeline and in the history, in the transaction of what they tell (I-06). */
export async function tellOrder(
  tx: Tx,
  orderId: number,
  {
    events,
    by,
    now,
    beside,
  }: { events: readonly OrderEvent[]; by: By; now: Date; beside?: Beside | undefined },
): Promise<void> {
  if (!events.length) return
  await tx.query(
    `with told as (select t, p::jsonb as p from unnest($2::text[], $3::text[]) as given(t, p)),
       timeline as (insert into "order_event" (order_id, type, payload, user_id, "createdAt", "updatedAt", created_by)
         select $1, t, p, $4, $6, $6, $4 from told)${beside ? `, ${beside.sql}` : ''}
     select record_events('Order', $1, $2, $3, $4, $5, $6)`,
    [
      orderId,
      events.map(({ type }) => type),
      events.map(({ payload }) => (payload ? JSON.stringify(payload) : null)),
      by.userId,
      by.impersonatorId ?? null,
      now,
      ...(beside?.values ?? []),
    ],
  )
}
