import type { ActorList, PerimeterOf, ProfileType } from '../database/policies'

/** The types of profile of the portal (domain §1.7). */
export const profileTypes = {
  backOffice: { id: 1, staff: { limitedBy: 'companies' } },
  supplier: { id: 2 },
  adherent: { id: 3 },
} as const satisfies Record<string, ProfileType>

/** What a person's rows are limited by; `adherents` holds those of the groups too. */
export const actorLists = {
  companies: { of: 'backOffice', from: 'company' },
  adherents: { of: 'adherent', from: 'adherent', within: { from: 'groupadherent', by: 'groupAdherent_id' } },
  groups: { of: 'adherent', from: 'groupadherent' },
  suppliers: { of: 'supplier', from: 'supplier' },
} as const satisfies Record<string, ActorList>

/** Row rights of one resource of the portal. */
export type Perimeter = PerimeterOf<keyof typeof profileTypes>

export type Perimeters = { readonly [resource: string]: Perimeter }

/** Everybody reads, the back office writes: reference data. */
export const shared: Perimeter = {
  backOffice: true,
  supplier: true,
  adherent: true,
  write: { supplier: false, adherent: false },
}
