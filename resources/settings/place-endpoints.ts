import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import type { ReadRow } from '../schema/unknown-row'

const ofPlaces = { permission: 'signedIn', tag: 'Communes', of: 'municipality' } as const

/** How an address finds its commune, and the department that goes with it (specification 2 §7). */
export const placeEndpoints = {
  ofZip: defineEndpoint('GET /municipality/zipcode/{zip}', {
    ...ofPlaces,
    summary: "Communes d'un code postal",
    listed: true,
    params: { zip: f.zip({ label: 'Code postal', required: true }) },
    gives: like<ReadRow[]>(),
  }),
  department: defineEndpoint('GET /municipality/{id}/department', {
    ...ofPlaces,
    summary: "Département d'une commune",
    gives: like<ReadRow>(),
  }),
} as const
