import {
  awaitedStatuses,
  type OrderStatus,
  orderStates,
  refusedStatuses,
} from '../../resources/orders/states'
import { listOf } from '../database/naming'

const at = (stage: string) =>
  listOf((Object.keys(orderStates) as OrderStatus[]).filter((status) => orderStates[status].stage === stage))

const part = (table: string, order: string, where: string) =>
  `exists (select 1 from ${table} x where x.order_id = ${order}.id and x."deletedAt" is null and ${where})`

/** What became of an order, in one word (`orderProgress`), by the alias of its row. */
export const progressSql = (order: string): string => `
  case when ${order}.is_cancelled then 'cancelled'
    when ${order}.status in ${at('received')} then case when ${order}.reception_state = 'closed_short' then 'closed_short' else 'received' end
    when ${order}.reception_state = 'partial' then 'remainder'
    when ${order}.status in ${at('waiting')} then 'waiting'
    when ${order}.status in ${listOf(refusedStatuses)} then 'refused'
    when ${order}.status not in ${listOf(awaitedStatuses)} then 'preparing'
    when ${part('order_substitution', order, `x.state = 'pending'`)} then 'proposed'
    when ${order}.confirm_order_date is null then case when ${order}.ack_order_date is null then 'sent' else 'read' end
    when ${part('order_line', order, `x.confirmed_state <> 'ok'`)} then 'gaps'
    else 'confirmed' end`
