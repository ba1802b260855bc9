import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked, many } from '../schema/pick'
import { counted } from '../schema/told'
import { surveyAnswer, surveyAnswerHead, surveyPage, surveyReading } from './answers'
import { statisticResponse } from './survey'

const ofSurveys = { tag: 'Demandes de statistiques', of: 'surveys' } as const
const managing = { ...ofSurveys, permission: 'manageStatisticRequest', answers: surveyPage } as const
const answering = { ...ofSurveys, permission: 'answerStatisticRequest' } as const
/** A file comes with where its columns stand, as JSON, once they are told. */
const sending = {
  ...answering,
  query: { columns: f.json({ label: 'Colonnes du fichier' }) },
  upload: true,
  errors: ['err415'],
} as const

/** Statistics requests of the back office, and their answers by suppliers (domain §11.4). */
export const surveyEndpoints = {
  page: defineEndpoint('GET /statistic-request/{id}/page', {
    ...managing,
    summary: 'Une demande de statistiques et ses réponses',
  }),
  send: defineEndpoint('PUT /statistic-request/{id}/send', {
    ...managing,
    summary: 'Envoie la demande aux fournisseurs',
  }),
  remind: defineEndpoint('PUT /statistic-request/{id}/remind', {
    ...managing,
    summary: 'Relance les fournisseurs sans réponse',
    answers: counted,
  }),
  integrate: defineEndpoint('PUT /statistic-answer/{id}/integrate', {
    ...managing,
    summary: 'Intègre la réponse : ses achats comptent dans les statistiques',
  }),
  return: defineEndpoint('PUT /statistic-answer/{id}/return', {
    ...managing,
    summary: 'Redemande un fichier au fournisseur',
    body: { comment: asked(statisticResponse.fields.comment, { required: true }) },
  }),
  answers: defineEndpoint('GET /statistic-answer', {
    ...answering,
    summary: 'Les statistiques demandées à ses fournisseurs',
    listed: true,
    answers: { data: many('Demandes', surveyAnswerHead) },
  }),
  answer: defineEndpoint('GET /statistic-answer/{id}', {
    ...answering,
    summary: 'Une demande de statistiques et la réponse de son fournisseur',
    answers: surveyAnswer,
  }),
  workbook: defineEndpoint('GET /statistic-answer/{id}/workbook', {
    ...answering,
    summary: 'Le modèle à remplir (xlsx)',
    file: xlsxType,
  }),
  read: defineEndpoint('POST /statistic-answer/{id}/workbook', {
    ...sending,
    summary: 'Lit un fichier de statistiques, sans rien changer',
    unkeyed: 'its body is read as it comes; it changes nothing',
    answers: surveyReading,
  }),
  receive: defineEndpoint('POST /statistic-answer/{id}/send', {
    ...sending,
    summary: "Envoie le fichier de statistiques ; rien n'est repris si une ligne est à corriger",
    unkeyed: 'its body is read as it comes; the same file sent again replaces itself',
    answers: surveyAnswer,
  }),
} as const
