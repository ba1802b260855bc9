import type { Perimeters } from '../trade/perimeter'

const own = { user: 'user_id' } as const
const none = { backOffice: false, supplier: false, adherent: false } as const

/** A person's own changes of many rows; what became of each row is read for them by the server. */
export const listPolicies: Perimeters = {
  bulk_edit: { backOffice: own, supplier: own, adherent: own },
  bulk_edit_row: none,
  merged_record: none,
}
