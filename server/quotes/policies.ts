import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = {
  through: 'adherent_id',
  to: 'adherent',
  where: { field: 'company_id', in: 'companies' },
}
const own: RowRight = { field: 'adherent_id', in: 'adherents' }
const of = (where: RowRight): RowRight => ({ through: 'quote_id', to: 'quote', where })

/** A request is its member's and its service's; a supplier comes by its link alone, and sees its own quote alone (I-18). */
export const quotesPolicies: Perimeters = {
  quote: { backOffice: ofService, supplier: false, adherent: own },
  quote_line: { backOffice: of(ofService), supplier: false, adherent: of(own) },
  quote_token: { backOffice: false, supplier: false, adherent: false },
}
