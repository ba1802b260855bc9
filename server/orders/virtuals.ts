import { todaySql } from '../database/perimeter'
import type { Virtuals } from '../database/virtual'
import { progressSql } from './progress-sql'
import { expiredSql, overdueSql } from './summary'

export const orderVirtuals: Virtuals = {
  order: {
    expired: { sql: (order) => expiredSql(order, todaySql) },
    progress: { sql: progressSql },
    overdue: { sql: (order) => overdueSql(order, todaySql) },
  },
}
