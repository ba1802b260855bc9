import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const ofSupplier: RowRight = { field: 'supplier_id', in: 'suppliers' }
/** A request that is not sent yet asks nobody. */
const asked: RowRight = { having: 'statistic_response', by: 'statistic_request_id', where: ofSupplier }
const nobody = { backOffice: false, supplier: false, adherent: false } as const

/** A request is its service's; a supplier sees those that ask it and its own answer, a member its own purchases once they count (domain §11.4). */
export const surveyPolicies: Perimeters = {
  statistic_request: { backOffice: ofService, supplier: asked, adherent: false, write: { adherent: false } },
  statistic_response: {
    backOffice: { through: 'statistic_request_id', to: 'statistic_request', where: ofService },
    supplier: ofSupplier,
    adherent: false,
    write: { adherent: false },
  },
  statistic_column: { ...nobody },
  external_purchase: {
    backOffice: ofService,
    supplier: ofSupplier,
    adherent: {
      all: [
        { is: 'integrated', value: true },
        { field: 'adherent_id', in: 'adherents' },
      ],
    },
    write: { adherent: false },
  },
}
