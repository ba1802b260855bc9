import type { RowRight } from '../database/perimeter'
import { groupOfOwn, servesOwn } from '../trade/member-rights'
import type { Perimeter, Perimeters } from '../trade/perimeter'

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
/** Rows of the group that one of the actor's members is in: its members read them. */
const ofItsGroup = groupOfOwn('groupAdherent_id')
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
  adherent: { any: [ofMember, ofItsGroup, common] },
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

const readOnly = { supplier: false, adherent: false } as const
const ownSupplier: RowRight = { field: 'supplier_id', in: 'suppliers' }
/** The row's supplier serves one of the actor's members. */
const serving = servesOwn('supplier_id')

/** Taxes, deposits and fees: those of one supplier are for itself and for the members that it serves. */
const fees = (supplier: RowRight): RowRight => ({
  any: [
    {
      all: [
        { is: 'supplier_id', value: null },
        { is: 'platform_id', value: null },
      ],
    },
    supplier,
    { through: 'platform_id', to: 'platform', where: supplier },
  ],
})
const feeRows: Perimeter = {
  backOffice: true,
  supplier: fees(ownSupplier),
  adherent: fees(serving),
  write: readOnly,
}

/** Scales: the default ones are everybody's, how one tender is noted is not (I-18). */
const scaleRows: Perimeter = {
  backOffice: true,
  supplier: { is: 'tender_id', value: null },
  adherent: { is: 'tender_id', value: null },
  write: readOnly,
}

const rebates: Perimeter = {
  backOffice: {
    any: [
      { is: 'company_id', value: null },
      { field: 'company_id', in: 'companies' },
    ],
  },
  supplier: ownSupplier,
  adherent: { all: [{ is: 'shared_with_members', value: true }, serving] },
  write: readOnly,
}
const ofRebate = (where: RowRight): RowRight => ({ through: 'rfarate_id', to: 'rfarate', where })
const named = (names: readonly string[], rows: Perimeter) =>
  Object.fromEntries(names.map((name) => [name, rows]))

/** Settings tables are reference data that everybody reads and the back office writes, but for the members' own. */
export const settingsPolicies: Perimeters = {
  ...named(memberTables, memberRows),
  ...named(['order_tax', 'tax', 'deposit', 'flatfee'], feeRows),
  ...named(['notescale', 'frequencyscale', 'delayscale'], scaleRows),
  rfarate: rebates,
  rfatier: {
    backOffice: ofRebate(rebates.backOffice),
    supplier: ofRebate(rebates.supplier),
    adherent: ofRebate(rebates.adherent),
    write: readOnly,
  },
}
