import { todaySql } from '../database/perimeter'
import type { VirtualReader, Virtuals } from '../database/virtual'
import { receivedFrom, receivedHt, receivedWhere } from '../trade/received-lines'
import { progressSql } from './progress-sql'
import { expiredSql, overdueSql } from './summary'

/** Sums over the received lines of order lines, by their id. */
const receivedOf =
  (value: string): VirtualReader =>
  async (tx, ids) => {
    const text = `select n.id, ${value} as value ${receivedFrom} where ${receivedWhere} and n.id = any($1::bigint[]) group by n.id`
    const rows = await tx.query<{ id: number; value: string }>(text, [ids])
    return new Map(rows.map((row) => [row.id, row.value]))
  }

export const orderVirtuals: Virtuals = {
  order: {
    expired: { sql: (order) => expiredSql(order, todaySql) },
    progress: { sql: progressSql },
    overdue: { sql: (order) => overdueSql(order, todaySql) },
  },
  order_line: {
    received_quantity: receivedOf('sum(r.qty_accepted)::numeric(14, 3)::text'),
    received_ht: receivedOf(`sum(${receivedHt})::numeric(14, 2)::text`),
  },
}
