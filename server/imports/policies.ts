import type { Perimeters } from '../trade/perimeter'

/** Who may programme imports sees all of them; each acts with the rights of who saved it last. */
export const importPolicies: Perimeters = {
  scheduled_import: { backOffice: true, supplier: false, adherent: false },
}
