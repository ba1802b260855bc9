import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'

/** Whom the signed-in person works for. */
export const adherentEndpoints = {
  all: defineEndpoint('GET /adherent/all', {
    permission: 'signedIn',
    summary: 'Adhérents de la personne connectée, par groupe quand isFilterList est vrai',
    tag: 'Adhérents',
    listed: true,
    whole: true,
    query: { isFilterList: f.bool({ label: 'Par groupe' }) },
    gives: like<unknown>(),
  }),
} as const
