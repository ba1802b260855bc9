import type { RowRight } from '../database/perimeter'
import type { Perimeters } from '../trade/perimeter'

const inServices: RowRight = { field: 'company_id', in: 'companies' }
const backOffice: RowRight = {
  any: [
    { through: 'adherent_id', to: 'adherent', where: inServices },
    { through: 'groupAdherent_id', to: 'groupadherent', where: inServices },
  ],
}
/** A group's figures are those of all its members: only who acts for the group sees them. */
const adherent: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
  ],
}
/** A declaration is a restaurant's. */
const ofMember = {
  backOffice: { through: 'adherent_id', to: 'adherent', where: inServices },
  supplier: false,
  adherent: { field: 'adherent_id', in: 'adherents' },
} as const
const of = (where: RowRight): RowRight => ({ through: 'egalim_plan_id', to: 'egalim_plan', where })

/** A plan is its member's or its group's; a closed year its member's (domain §14.3). */
export const egalimPolicies: Perimeters = {
  egalim_plan: { backOffice, supplier: false, adherent },
  egalim_plan_change: { backOffice: of(backOffice), supplier: false, adherent: of(adherent) },
  egalim_closing: ofMember,
  ma_cantine_link: ofMember,
}
