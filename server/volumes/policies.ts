import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const own: RowRight = { field: 'adherent_id', in: 'adherents' }
const of = (where: RowRight): RowRight => ({
  through: 'purchase_volume_request_id',
  to: 'purchase_volume_request',
  where,
})
const ofResponse = (where: RowRight): RowRight => ({
  through: 'purchase_volume_response_id',
  to: 'purchase_volume_response',
  where,
})

/** A request is its service's; a member sees those that ask it, and its own volumes alone (domain §11.1). */
export const volumePolicies: Perimeters = {
  purchase_volume_request: {
    backOffice: ofService,
    supplier: false,
    adherent: { having: 'purchase_volume_response', by: 'purchase_volume_request_id', where: own },
    write: { adherent: false },
  },
  purchase_volume_response: { backOffice: of(ofService), supplier: false, adherent: own },
  purchase_volume_line: {
    backOffice: ofResponse(of(ofService)),
    supplier: false,
    adherent: ofResponse(own),
  },
  purchase_volume_result: { backOffice: of(ofService), supplier: false, adherent: false },
}
