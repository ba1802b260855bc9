import { defineEndpoint } from './endpoint'
import { told } from './told'

/** The key by which a device encrypts what its person types: it is never kept there (5-doors §6). */
export const draftKeyEndpoints = {
  read: defineEndpoint('GET /users/me/draft-key', {
    permission: 'signedIn',
    tag: 'Session',
    summary: "La clé qui chiffre sur l'appareil les saisies non enregistrées de la personne",
    answers: { key: told.text('Clé') },
  }),
}
