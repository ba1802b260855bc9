import { todaySql } from '../database/perimeter'
import type { Virtuals } from '../database/virtual'
import { expiredSql, overdueSql } from './summary'

export const orderVirtuals: Virtuals = {
  order: {
    expired: { sql: (order) => expiredSql(order, todaySql) },
    overdue: { sql: (order) => overdueSql(order, todaySql) },
  },
}
