import { defineEndpoint } from '../schema/endpoint'
import { asked, many } from '../schema/pick'
import { savedAt } from '../schema/told'
import { standingFor } from '../trade/standing-for'
import { answerFile, sentFileFields } from './answer-files'
import { tenderResponse } from './tender-response'

const saved_at = asked(tenderResponse.fields.saved_at)
const own = { permission: 'answerTender', tag: 'Consultations' } as const
const draftFiles = { ...savedAt, files: many('Pièces', answerFile) }

/** The files of a supplier's own answer. */
export const answerFileEndpoints = {
  add: defineEndpoint('POST /consultation/{id}/file', {
    ...own,
    summary: 'Joint une pièce à la réponse en cours',
    query: { ...standingFor, ...sentFileFields, saved_at },
    upload: 'document',
    unkeyed: 'its body is read as it comes; a second one is refused by the state that it was sent over',
    answers: draftFiles,
    errors: ['err409', 'err413', 'err415', 'err540', 'err541'],
  }),
  remove: defineEndpoint('DELETE /consultation/{id}/file/{file}', {
    ...own,
    summary: 'Retire une pièce de la réponse en cours',
    query: { ...standingFor, saved_at },
    answers: draftFiles,
    errors: ['err409', 'err540', 'err541'],
  }),
  download: defineEndpoint('GET /consultation/{id}/file/{file}', {
    ...own,
    summary: 'Une pièce de sa propre réponse',
    query: standingFor,
    file: '*/*',
    opens: true,
    errors: ['err409', 'err541'],
  }),
} as const

/** The files of the offers, once they are open. */
export const openedFileEndpoints = {
  download: defineEndpoint('GET /tender/{id}/file/{file}', {
    permission: 'viewTender',
    tag: "Appels d'offres",
    summary: "Une pièce d'une offre ouverte, son empreinte vérifiée",
    file: '*/*',
    opens: true,
    errors: ['err409', 'err541'],
  }),
} as const
