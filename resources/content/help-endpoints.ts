import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { helpAnswer } from './answers'

const shared = { permission: 'public', tag: "Centre d'aide", knows: true, whole: true } as const

/** The help centre, before a login too. */
export const helpEndpoints = {
  list: defineEndpoint('GET /helpcenter/helpcenterlist', {
    ...shared,
    summary: "Documents du centre d'aide, ceux de l'application de la personne connectée",
    answers: [helpAnswer],
  }),
  download: defineEndpoint('GET /helpcenter/download/{id}', {
    ...shared,
    summary: "Télécharge un document du centre d'aide",
    params: { id: f.int({ label: 'Document', required: true, min: 1 }) },
    file: '*/*',
  }),
} as const
