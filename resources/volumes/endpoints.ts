import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked, many } from '../schema/pick'
import { savedAt, told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import {
  memberVolumes,
  volumeAnswer,
  volumeAnswerHead,
  volumeRequestPage,
  volumeResultHead,
  volumeWorkbookAnswer,
} from './answers'
import { volumeResponseStates } from './states'
import { volumeEntryFields } from './volume-entry'
import { volumeResponse } from './volume-response'

const reading = {
  permission: 'viewVolumeRequest',
  tag: "Demandes de volumes d'achats",
  of: 'purchase_volume_request',
} as const

/** What the back office reads of its requests for purchase volumes; what it does with one are their actions. */
export const volumeRequests = {
  results: defineEndpoint('GET /volume-result', {
    ...reading,
    summary: 'Demandes de volumes envoyées, avec leur avancement',
    listed: true,
    answers: { data: many('Demandes', volumeResultHead) },
  }),
  page: defineEndpoint('GET /volume-request/{id}/page', {
    ...reading,
    summary: 'Une demande de volumes, ses adhérents et ses résultats',
    answers: volumeRequestPage,
  }),
  byMember: defineEndpoint('GET /volume-request/{id}/by-member', {
    ...reading,
    summary: "Les volumes d'un produit, adhérent par adhérent",
    query: { product_id: f.int({ label: 'Produit', required: true, min: 1 }) },
    listed: true,
    answers: memberVolumes,
  }),
  workbook: defineEndpoint('GET /volume-request/{id}/workbook', {
    ...reading,
    summary: 'Les résultats (xlsx)',
    file: xlsxType,
  }),
  acceptUnsent: defineEndpoint('PUT /volume-request/{id}/accept-unsent', {
    ...reading,
    permission: 'createVolumeRequest',
    summary: 'Accepte telle quelle une réponse jamais envoyée',
    body: { response_id: f.int({ label: 'Réponse', required: true, min: 1 }) },
    answers: volumeRequestPage,
  }),
  reopenMember: defineEndpoint('PUT /volume-request/{id}/reopen-member', {
    ...reading,
    permission: 'createVolumeRequest',
    summary: "Rouvre la réponse d'un adhérent",
    body: {
      response_id: f.int({ label: 'Réponse', required: true, min: 1 }),
      until: f.dateTime({ label: "Jusqu'au", required: true }),
    },
    answers: volumeRequestPage,
  }),
  clearLot: defineEndpoint('PUT /volume-request/{id}/clear-lot', {
    ...reading,
    permission: 'updateTender',
    summary: 'Met à 0, dans son lot, un produit consolidé sans réponse',
    body: { product_id: f.int({ label: 'Produit', required: true, min: 1 }) },
    answers: volumeRequestPage,
  }),
} as const

const answering = { permission: 'answerVolumeRequest', tag: "Volumes d'achats de l'adhérent" } as const
const closing = { ...answering, errors: ['err540'] } as const

/** The requests of the members' application; a member's answer has a number of its own. */
export const volumeAnswers = {
  list: defineEndpoint('GET /volume-answer', {
    ...answering,
    summary: 'Demandes de volumes de ses adhérents',
    listed: true,
    answers: { data: many('Demandes', volumeAnswerHead), now: told.moment('Maintenant') },
  }),
  one: defineEndpoint('GET /volume-answer/{id}', {
    ...answering,
    summary: 'Une demande de volumes et la réponse de son adhérent',
    answers: volumeAnswer,
  }),
  save: defineEndpoint('PUT /volume-answer/{id}/lines', {
    ...closing,
    summary: 'Enregistre les volumes en cours de saisie',
    body: {
      lines: f.rows(volumeEntryFields, { label: 'Lignes', required: true, max: 3000 }),
      saved_at: asked(volumeResponse.fields.saved_at),
    },
    bodyLimit: 4 * 1_048_576,
    answers: savedAt,
  }),
  send: defineEndpoint('PUT /volume-answer/{id}/send', {
    ...closing,
    summary: 'Envoie ses volumes',
    answers: { submitted_at: told.moment('Envoyée le') },
  }),
  correct: defineEndpoint('PUT /volume-answer/{id}/correct', {
    ...closing,
    summary: 'Reprend une réponse envoyée pour la corriger',
    answers: { status: toldKey('Statut', volumeResponseStates) },
  }),
  giveUp: defineEndpoint('PUT /volume-answer/{id}/give-up', {
    ...closing,
    summary: 'Abandonne la correction : ce qui a été envoyé reste',
    answers: { status: toldKey('Statut', volumeResponseStates) },
  }),
  workbook: defineEndpoint('GET /volume-answer/{id}/workbook', {
    ...answering,
    summary: 'La grille de ses volumes (xlsx)',
    file: xlsxType,
  }),
  read: defineEndpoint('POST /volume-answer/{id}/workbook', {
    ...answering,
    summary: 'Lit une grille de volumes rapportée, sans rien changer',
    unkeyed: 'its body is read as it comes; it changes nothing',
    upload: true,
    errors: ['err415', 'err540'],
    answers: volumeWorkbookAnswer,
  }),
} as const
