import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const ofNotice: RowRight = { through: 'public_notice_id', to: 'public_notice', where: ofService }

/**
 * A tender is seen by its service's staff; suppliers see those that they are invited to, once invitations exist.
 * Public notices are managed by their service; everybody reads them by the public pages' own calls. */
export const tendersPolicies: Perimeters = {
  public_notice: { backOffice: ofService, supplier: false, adherent: false },
  tender_document: { backOffice: ofNotice, supplier: false, adherent: false },
  document_consultation: { backOffice: ofNotice, supplier: false, adherent: false },
  tender: { backOffice: ofService, supplier: false, adherent: false },
}
