import type { RowRight } from '../database/perimeter'
import { type Perimeter, type Perimeters, shared } from '../trade/perimeter'

const none: Perimeter = { backOffice: false, supplier: false, adherent: false }
const readOnly = { supplier: false, adherent: false } as const

const self: RowRight = { user: 'id' }
const linked = (table: string, where: RowRight = true): RowRight => ({ having: table, by: 'user_id', where })

const ofService = (column: string, table: string): RowRight => ({
  through: column,
  to: table,
  where: { field: 'company_id', in: 'companies' },
})
const ownAdherents: RowRight = { field: 'adherent_id', in: 'adherents' }
const ownGroups: RowRight = { field: 'groupadherent_id', in: 'groups' }
const ownSuppliers: RowRight = { field: 'supplier_id', in: 'suppliers' }
const adherentsOfService = ofService('adherent_id', 'adherent')
const groupsOfService = ofService('groupadherent_id', 'groupadherent')

const providersOfService: RowRight = {
  any: [adherentsOfService, ofService('groupAdherent_id', 'groupadherent')],
}

const colleagues: RowRight = {
  through: 'profile_id',
  to: 'profile',
  where: { is: 'profile_type_id', value: 1 },
}
const ofServices: RowRight = {
  any: [
    self,
    colleagues,
    linked('user_adherent_ids', adherentsOfService),
    linked('user_groupAdherent_ids', groupsOfService),
    linked('user_supplier_ids'),
  ],
}
const ofMembers: RowRight = {
  any: [self, linked('user_adherent_ids', ownAdherents), linked('user_groupAdherent_ids', ownGroups)],
}
const ofSuppliers: RowRight = { any: [self, linked('user_supplier_ids', ownSuppliers)] }

/** A link is seen by whom it concerns and by who may see its far side, so that reading users never asks for itself. */
const link = (backOffice: RowRight, supplier: RowRight, adherent: RowRight): Perimeter => ({
  backOffice,
  supplier: supplier === false ? { user: 'user_id' } : { any: [supplier, { user: 'user_id' }] },
  adherent: adherent === false ? { user: 'user_id' } : { any: [adherent, { user: 'user_id' }] },
  write: { backOffice, supplier, adherent },
})

const ofType = (id: number): RowRight => ({ is: 'profile_type_id', value: id })

const ofUser = (where: RowRight): RowRight => ({ through: 'user_id', to: 'user', where })

const own: Perimeter = {
  backOffice: { user: 'user_id' },
  supplier: { user: 'user_id' },
  adherent: { user: 'user_id' },
}

/** Accounts: people see those of their own perimeter; sessions and tokens are seen by nobody. */
export const accountsPolicies: Perimeters = {
  session: none,
  token: none,
  api_key: none,
  list_preference: none,
  list_view: none,
  login_attempt: none,
  recovery_code: none,
  passkey: none,
  identity_provider: { backOffice: providersOfService, supplier: false, adherent: false },
  identity_rule: {
    backOffice: { through: 'identity_provider_id', to: 'identity_provider', where: providersOfService },
    supplier: false,
    adherent: false,
  },
  identity_link: none,
  identity_flow: none,
  identity_session: none,
  scim_user: none,
  scim_group: none,
  scim_member: none,
  kept_answer: own,
  // Kept by a person: seen by whoever sees that person.
  webhook: {
    backOffice: ofUser(ofServices),
    supplier: ofUser(ofSuppliers),
    adherent: ofUser(ofMembers),
  },
  menu: shared,
  profile: { backOffice: true, supplier: ofType(2), adherent: ofType(3), write: readOnly },
  profile_menu: { ...none, backOffice: true },
  profile_permission: { ...none, backOffice: true },
  user: { backOffice: ofServices, supplier: ofSuppliers, adherent: ofMembers },
  user_company_ids: link({ field: 'company_id', in: 'companies' }, false, false),
  user_adherent_ids: link(adherentsOfService, false, ownAdherents),
  user_groupAdherent_ids: link(groupsOfService, false, ownGroups),
  user_supplier_ids: link(true, ownSuppliers, false),
  user_family_ids: link(true, false, false),
}
