import type { Virtuals } from '../database/virtual'

/** Until when a notice is answered: its tender's own limit, where it has one. */
export const tenderVirtuals: Virtuals = {
  public_notice: {
    deadline: {
      sql: (notice) =>
        `coalesce((select own.response_date_limit from tender own where own.id = ${notice}.tender_id and own."deletedAt" is null), ${notice}.closing_date)`,
    },
  },
}
