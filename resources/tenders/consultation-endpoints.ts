import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked } from '../schema/pick'
import { savedAt } from '../schema/told'
import { standingFor } from '../trade/standing-for'
import { answerFields } from './answer'
import {
  answerAccess,
  askedQuestion,
  consultationAnswer,
  consultationList,
  declined,
  receipt,
  withdrawal,
} from './consultation-answers'
import { priceSheetAnswer } from './price-sheet'
import { tenderQuestion } from './tender-lot'
import { tenderResponse } from './tender-response'

const answering = {
  ...{ permission: 'answerTender', tag: 'Consultations', of: 'tender' },
  query: standingFor,
} as const
const letting = { ...answering, answers: answerAccess, errors: ['err540', 'err541'] } as const

/** The consultations of the suppliers' application. What comes after the limit is kept, then refused: such calls open their own transaction. */
export const consultations = {
  list: defineEndpoint('GET /consultation', {
    ...answering,
    query: {},
    summary: 'Consultations du fournisseur',
    answers: consultationList,
  }),
  one: defineEndpoint('GET /consultation/{id}', {
    ...answering,
    summary: 'Une consultation et sa propre réponse',
    answers: consultationAnswer,
  }),
  save: defineEndpoint('PUT /consultation/{id}/answer', {
    ...answering,
    summary: 'Enregistre la réponse en cours',
    opens: true,
    body: { ...answerFields, saved_at: asked(tenderResponse.fields.saved_at) },
    bodyLimit: 8 * 1_048_576,
    answers: savedAt,
  }),
  send: defineEndpoint('POST /consultation/{id}/send', {
    ...answering,
    summary: 'Envoie son offre',
    opens: true,
    answers: receipt,
    unkeyed: 'a second one is a new version with its own receipt',
  }),
  withdraw: defineEndpoint('PUT /consultation/{id}/withdraw', {
    ...answering,
    summary: 'Retire son offre',
    opens: true,
    answers: withdrawal,
  }),
  content: defineEndpoint('GET /consultation/{id}/content', {
    ...answering,
    summary: 'Sa propre offre, telle que son empreinte la prouve',
    file: 'application/json',
  }),
  receipt: defineEndpoint('GET /consultation/{id}/receipt', {
    ...answering,
    summary: 'Récépissé de son offre, en PDF',
    file: 'application/pdf',
    opens: true,
    errors: ['err409'],
  }),
  workbook: defineEndpoint('GET /consultation/{id}/lot/{lot}/workbook', {
    ...answering,
    summary: "Bordereau de prix d'un lot (xlsx)",
    file: xlsxType,
  }),
  readPrices: defineEndpoint('POST /consultation/{id}/lot/{lot}/workbook', {
    ...answering,
    summary: 'Lit un bordereau de prix rapporté, sans rien changer',
    unkeyed: 'its body is read as it comes; it changes nothing',
    upload: true,
    answers: priceSheetAnswer,
    errors: ['err415', 'err540'],
  }),
  letIn: defineEndpoint('PUT /consultation/{id}/access', {
    ...letting,
    summary: "Ouvre sa réponse en cours à un collègue de l'entreprise",
    body: { user_id: f.ref('user', { label: 'Collègue', required: true }) },
  }),
  restart: defineEndpoint('PUT /consultation/{id}/restart', {
    ...letting,
    summary: "Recommence une réponse scellée pour une autre personne de l'entreprise",
  }),
  decline: defineEndpoint('PUT /consultation/{id}/decline', {
    ...answering,
    summary: 'Décline une consultation',
    body: { reason: f.text({ label: 'Motif', required: true, max: 500 }) },
    answers: declined,
  }),
  ask: defineEndpoint('POST /consultation/{id}/question', {
    ...answering,
    summary: 'Pose une question',
    body: { text: asked(tenderQuestion.fields.text) },
    answers: askedQuestion,
  }),
} as const
