import { awaitedRevenues } from '../../resources/revenues/states'
import { listOf } from '../database/naming'
import { todaySql } from '../database/perimeter'
import type { Virtuals } from '../database/virtual'

const lateSql = (revenue: string): string =>
  `(${revenue}.status in ${listOf(awaitedRevenues)} and ${revenue}.due_date < ${todaySql})`

/** A declaration that is still awaited after its last day (domain §11.2), and one of these whose amount was saved. */
export const revenueVirtuals: Virtuals = {
  revenue: {
    late: { sql: lateSql },
    unsent: {
      sql: (revenue) =>
        `(${lateSql(revenue)} and ${revenue}.amount_ht is not null and ${revenue}.saved_at > coalesce(${revenue}.declared_at, '-infinity'))`,
    },
  },
}
