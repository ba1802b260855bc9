import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const own: RowRight = { field: 'supplier_id', in: 'suppliers' }
const of = (where: RowRight): RowRight => ({ through: 'price_update_id', to: 'price_update', where })
const ofResponse = (where: RowRight): RowRight => ({
  through: 'price_update_response_id',
  to: 'price_update_response',
  where,
})
const readOnly = { supplier: false } as const

/** A campaign is its service's; a supplier sees those that ask it, and its own prices alone (I-18). */
export const pricingPolicies: Perimeters = {
  price_update: {
    backOffice: ofService,
    supplier: { having: 'price_update_response', by: 'price_update_id', where: own },
    adherent: false,
    write: readOnly,
  },
  price_update_response: { backOffice: of(ofService), supplier: own, adherent: false },
  price_update_line: { backOffice: ofResponse(of(ofService)), supplier: ofResponse(own), adherent: false },
  /** What the market gives is nobody's own. */
  market_rating_value: {
    backOffice: true,
    supplier: true,
    adherent: true,
    write: { supplier: false, adherent: false },
  },
  price_update_log: { backOffice: of(ofService), supplier: own, adherent: false },
}
