import type { Perimeters } from '../trade/perimeter'

/** An import acts with the rights of who saved it last, and its report tells what they may see: it is theirs. */
export const importPolicies: Perimeters = {
  scheduled_import: { backOffice: { user: 'user_id' }, supplier: false, adherent: false },
}
