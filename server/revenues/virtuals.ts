import { awaitedRevenues } from '../../resources/revenues/states'
import { listOf } from '../database/naming'
import { todaySql } from '../database/perimeter'
import type { Virtuals } from '../database/virtual'

/** A declaration that is still awaited after its last day (domain §11.2). */
export const revenueVirtuals: Virtuals = {
  revenue: {
    late: {
      sql: (revenue) =>
        `(${revenue}.status in ${listOf(awaitedRevenues)} and ${revenue}.due_date < ${todaySql})`,
    },
  },
}
