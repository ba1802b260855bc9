import type { RowRight } from '../database/perimeter'
import type { Perimeter, Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const ofNotice: RowRight = { through: 'public_notice_id', to: 'public_notice', where: ofService }
const own: RowRight = { field: 'supplier_id', in: 'suppliers' }
const of = (where: RowRight): RowRight => ({ through: 'tender_id', to: 'tender', where })
const through = (field: string, to: string, where: RowRight): RowRight => ({ through: field, to, where })

/** A published tender, to which the supplier is invited; a public one is every supplier's. */
const consulted: RowRight = {
  all: [
    { is: 'published', value: true },
    {
      any: [
        { having: 'tender_supplier', by: 'tender_id', where: own },
        through('tender_type_id', 'tendertype', { is: 'machine_name', value: 'public' }),
      ],
    },
  ],
}
const staff: Perimeter = { backOffice: of(ofService), supplier: false, adherent: false }
const ofLot = (where: RowRight): RowRight => through('tender_family_id', 'tender_family', of(where))
const ofResponse = (where: RowRight): RowRight => through('tender_response_id', 'tender_response', where)
const readOnly = { supplier: false } as const

/**
 * A tender is seen by its service's staff, and by the suppliers that it consults; of what is answered each supplier sees its own
 * alone (I-18), and what an answer holds stands sealed until its opening (I-19).
 * Public notices are managed by their service; everybody reads them by the public pages' own calls. */
export const tendersPolicies: Perimeters = {
  public_notice: { backOffice: ofService, supplier: false, adherent: false },
  tender_document: {
    backOffice: { any: [ofNotice, of(ofService)] },
    supplier: of(consulted),
    adherent: false,
    write: readOnly,
  },
  notice_rectification: { backOffice: ofNotice, supplier: false, adherent: false },
  document_consultation: { backOffice: ofNotice, supplier: false, adherent: false },
  tender: { backOffice: ofService, supplier: consulted, adherent: false, write: readOnly },
  tender_family: { ...staff, supplier: of(consulted), write: readOnly },
  tender_product: { ...staff, backOffice: ofLot(ofService), supplier: ofLot(consulted), write: readOnly },
  tender_supplier: { ...staff, supplier: own },
  tender_adherent: staff,
  tender_question: {
    ...staff,
    write: { supplier: own },
    supplier: { any: [own, { all: [{ is: 'published', value: true }, of(consulted)] }] },
  },
  tender_response: { ...staff, supplier: own },
  tender_response_version: { ...staff, backOffice: ofResponse(of(ofService)), supplier: ofResponse(own) },
  tender_response_family: { ...staff, backOffice: ofResponse(of(ofService)) },
  tender_response_line: {
    ...staff,
    backOffice: through('tender_response_family_id', 'tender_response_family', ofResponse(of(ofService))),
  },
  tender_answer_file: { ...staff, backOffice: ofResponse(of(ofService)) },
  tender_opening: staff,
  tender_key: { backOffice: false, supplier: false, adherent: false },
  note: staff,
  negotiation: { ...staff, supplier: own, write: readOnly },
  tender_explanation: { ...staff, supplier: own },
  attribution: staff,
}
