import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const ofSupplier: RowRight = { field: 'supplier_id', in: 'suppliers' }
const of = (where: RowRight): RowRight => ({ through: 'revenue_id', to: 'revenue', where })

/** A declaration is its supplier's and its service's (domain §11.2). */
export const revenuePolicies: Perimeters = {
  revenue: { backOffice: ofService, supplier: ofSupplier, adherent: false, write: { adherent: false } },
  revenue_line: {
    backOffice: of(ofService),
    supplier: of(ofSupplier),
    adherent: false,
    write: { adherent: false },
  },
}
