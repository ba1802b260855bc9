import type { Perimeter, Policies, RowRight } from '../database/perimeter'

/** Rows of a member: its own adherents' and its groups'. */
const ofMember: RowRight = {
  any: [
    { field: 'adherent_id', in: 'adherents' },
    { field: 'groupAdherent_id', in: 'groups' },
  ],
}
const ofServices: RowRight = {
  any: [
    { through: 'adherent_id', to: 'adherent', where: { field: 'company_id', in: 'companies' } },
    { through: 'groupAdherent_id', to: 'groupadherent', where: { field: 'company_id', in: 'companies' } },
  ],
}
/** A settings table whose rows belong to a member (`/setting/adherent/…`). */
export const memberRows: Perimeter = { backOffice: ofServices, supplier: false, adherent: ofMember }

const memberTables = [
  'mealtype',
  'stockreason',
  'clientmeal',
  'familyselection',
  'productnotincatalog',
  'suppliernotincatalog',
  'orderlevel',
  'ventilation',
]

/** Settings tables are reference data that everybody reads and the back office writes, but for the members' own. */
export const settingsPolicies: Policies = Object.fromEntries(memberTables.map((name) => [name, memberRows]))
