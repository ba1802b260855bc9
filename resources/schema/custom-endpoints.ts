import type { CustomField } from './apply-custom'
import { defineEndpoint } from './endpoint'
import { shaped } from './pick'

/** What a browser is told of the custom fields of whose records its person may read them. */
export const customFieldEndpoints = {
  shown: defineEndpoint('GET /shown-custom-fields', {
    ...{ permission: 'signedIn', tag: 'Champs personnalisés' },
    summary: 'Les champs personnalisés que je peux lire, par liste',
    answers: { fields: shaped<readonly CustomField[]>('Champs') },
  }),
} as const
