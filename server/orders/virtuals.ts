import { todaySql } from '../database/perimeter'
import type { VirtualReader, Virtuals } from '../database/virtual'
import { receivedFrom, receivedHt, receivedWhere } from '../trade/received-lines'
import { progressSql } from './progress-sql'
import { expiredSql, overdueSql } from './summary'

const receivedSum = `sum(${receivedHt})::numeric(14, 2)::text`

/** Sums over the received lines of orders, or of order lines, by their id. */
const receivedOf =
  (id: 'n.id' | 'n.order_id', value: string): VirtualReader =>
  async (tx, ids) => {
    const text = `select ${id} as id, ${value} as value ${receivedFrom} where ${receivedWhere} and ${id} = any($1::bigint[]) group by 1`
    const rows = await tx.query<{ id: number; value: string }>(text, [ids])
    return new Map(rows.map((row) => [row.id, row.value]))
  }

export const orderVirtuals: Virtuals = {
  order: {
    received_ht: receivedOf('n.order_id', receivedSum),
    expired: { sql: (order) => expiredSql(order, todaySql) },
    progress: { sql: progressSql },
    overdue: { sql: (order) => overdueSql(order, todaySql) },
  },
  order_line: {
    received_quantity: receivedOf('n.id', 'sum(r.qty_accepted)::numeric(14, 3)::text'),
    received_ht: receivedOf('n.id', receivedSum),
  },
}
