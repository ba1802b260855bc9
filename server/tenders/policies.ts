import type { Policies } from '../database/perimeter'

/** A tender is seen by its service's staff; suppliers see those that they are invited to, once invitations exist. */
export const tendersPolicies: Policies = {
  tender: { backOffice: { field: 'company_id', in: 'companies' }, supplier: false, adherent: false },
}
