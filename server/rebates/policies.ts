import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const hidden = { supplier: false, adherent: false, write: { supplier: false, adherent: false } } as const
const of = {
  backOffice: { through: 'rfa_settlement_id', to: 'rfa_settlement', where: ofService },
  ...hidden,
} as const

/** Settlements of year-end rebates are their service's: the specification gives suppliers and members no menu for them (domain §18). */
export const rebatePolicies: Perimeters = {
  rfa_settlement: { backOffice: ofService, ...hidden },
  rfa_line: of,
  rfa_share: of,
  rfa_payment: of,
}
