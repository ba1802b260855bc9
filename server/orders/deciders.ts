import { decidersOf, type Replacement } from '../../resources/orders/levels'
import type { orderValidation } from '../../resources/orders/order-follow'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/connect'

/** The level of an order that is waited for. */
export type Pending = Omit<Replacement, 'id'> &
  RowOf<typeof orderValidation, 'order_id' | 'level' | 'expected_user_id'> & {
    validation_id: number
  }

const pendingSql = `
  select distinct on (v.order_id) v.id as validation_id, v.order_id, v.level, v.expected_user_id, u.replacement_validator,
    u.start_date_replacement, u.end_date_replacement
  from "order_validation" v join "order" o on o.id = v.order_id and o.round = v.round and o.status = '150'
    join "user" u on u.id = v.expected_user_id
  where v.decision = 'pending' and v."deletedAt" is null and v.order_id = any($1::bigint[]) order by v.order_id, v.level`

/** What is waited for in these orders. It looks at validators whom the reader may not see: give it a transaction that does. */
export const readPending = (tx: Tx, orderIds: readonly number[]): Promise<Pending[]> =>
  tx.query<Pending>(pendingSql, [orderIds])

/** Who decides a pending level on a day. */
export const decidersNow = (pending: Pending, now: Date): number[] =>
  decidersOf({ ...pending, id: pending.expected_user_id }, parisDay(now))
