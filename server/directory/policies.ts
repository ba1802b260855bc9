import type { Policies } from '../database/perimeter'

/** Members, groups and suppliers: each sees its own (domain §1.7). */
export const directoryPolicies: Policies = {
  adherent: {
    backOffice: { field: 'company_id', in: 'companies' },
    supplier: false,
    adherent: {
      any: [
        { field: 'id', in: 'adherents' },
        { field: 'groupAdherent_id', in: 'groups' },
      ],
    },
    write: { supplier: false, adherent: false },
  },
  groupadherent: {
    backOffice: { field: 'company_id', in: 'companies' },
    supplier: false,
    adherent: { field: 'id', in: 'groups' },
    write: { supplier: false, adherent: false },
  },
  supplier: {
    backOffice: true,
    supplier: { field: 'id', in: 'suppliers' },
    adherent: true,
    write: { adherent: false },
  },
}
