import { type Perimeter, type Policies, type RowRight, shared } from '../database/perimeter'

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
/** Rows that belong to nobody are everybody's to read. */
const common: RowRight = {
  all: [
    { is: 'adherent_id', value: null },
    { is: 'groupAdherent_id', value: null },
  ],
}
/** A settings table whose rows belong to a member (`/setting/adherent/…`). */
export const memberRows: Perimeter = {
  backOffice: { any: [ofServices, common] },
  supplier: false,
  adherent: { any: [ofMember, common] },
  write: { backOffice: ofServices, adherent: ofMember },
}

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
export const settingsPolicies: Policies = {
  ...Object.fromEntries(memberTables.map((name) => [name, memberRows])),
  order_tax: shared,
}
