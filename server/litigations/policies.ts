import type { RowRight } from '../database/perimeter'
import type { Perimeter, Perimeters } from '../trade/perimeter'

const ofService: RowRight = { field: 'company_id', in: 'companies' }
const inServices: RowRight = {
  any: [
    { through: 'adherent_id', to: 'adherent', where: ofService },
    { through: 'groupAdherent_id', to: 'groupadherent', where: ofService },
  ],
}
const ofMember: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
  ],
}
/** A supplier sees what was sent to it, and nothing of what is still being written (I-18). */
const sent: RowRight = {
  all: [
    { field: 'supplier_id', in: 'suppliers' },
    { is: 'is_sent', value: true },
  ],
}

const of = (where: RowRight): RowRight => ({ through: 'litigation_id', to: 'litigation', where })
const part: Perimeter = { backOffice: of(inServices), supplier: of(sent), adherent: of(ofMember) }

export const litigationsPolicies: Perimeters = {
  litigation: { backOffice: inServices, supplier: sent, adherent: ofMember },
  litigation_line: { ...part, write: { supplier: false } },
  litigation_message: part,
}
