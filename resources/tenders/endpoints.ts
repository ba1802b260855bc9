import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, many, pick } from '../schema/pick'
import { counted, made } from '../schema/told'
import { questionAnswer } from './answers'
import { invitationPreview } from './invitation'
import { newVersionDocuments, newVersionFields } from './new-version'
import { preparationAnswer } from './preparation-answers'
import { amoMember, awardedTender, noticeRegister, publicTender } from './public-answers'
import { synthesisFormats } from './synthesis'
import { tender } from './tender'
import { tenderQuestion } from './tender-lot'

const { signed_on, mail_object, mail_message } = tender.fields
const reading = { permission: 'viewTender', tag: "Appels d'offres", of: 'tender' } as const

/** How far a public award has come. */
const awardSteps = pick(tender, ['signable_on', 'signed_on', 'notified_on', 'market_openning_date'])

const award = { ...reading, permission: 'awardTender', answers: awardSteps } as const

/** What follows the award of a public tender: its signature after the standstill, then its notification. */
export const tenderAwards = {
  sign: defineEndpoint('PUT /tender/{id}/sign', {
    ...award,
    summary: "Enregistre la signature d'un marché public, après le délai de suspension",
    body: { signed_on: asked(signed_on, { required: true }) },
  }),
  notify: defineEndpoint('PUT /tender/{id}/notify', {
    ...award,
    summary: 'Notifie un marché public signé à ses titulaires',
  }),
} as const

const publishing = { ...reading, permission: 'publishTender', answers: preparationAnswer } as const
const questions = { ...reading, answers: { data: many('Questions', questionAnswer) } } as const

/** What sends a consultation out and what it says to suppliers. */
export const tenderPublication = {
  previewInvitation: defineEndpoint('PUT /tender/{id}/invitation/preview', {
    ...reading,
    permission: 'updateTender',
    summary: "Aperçu de l'e-mail d'invitation, avec ce qui est saisi",
    reads: true,
    body: { mail_object, mail_message },
    answers: invitationPreview,
  }),
  publish: defineEndpoint('PUT /tender/{id}/publish', { ...publishing, summary: 'Publie la consultation' }),
  republish: defineEndpoint('PUT /tender/{id}/republish', {
    ...publishing,
    summary: 'Annonce une nouvelle version de la consultation',
    body: { ...newVersionFields, documents: newVersionDocuments },
  }),
  cancel: defineEndpoint('PUT /tender/{id}/cancel', {
    ...publishing,
    permission: 'awardTender',
    summary: 'Déclare la consultation sans suite',
    body: { reason: f.text({ label: 'Motif', required: true, max: 1000 }) },
  }),
  remind: defineEndpoint('PUT /tender/{id}/remind', {
    ...publishing,
    summary: 'Relance les fournisseurs sans réponse',
    answers: counted,
  }),
  questions: defineEndpoint('GET /tender/{id}/questions', {
    ...questions,
    summary: 'Questions des fournisseurs, sans leur nom',
  }),
  answerQuestion: defineEndpoint('PUT /tender/question/{id}', {
    ...questions,
    permission: 'updateTender',
    summary: 'Publie une réponse à tous les fournisseurs consultés',
    body: { answer: asked(tenderQuestion.fields.answer, { required: true }) },
    errors: ['err540'],
  }),
  makeNotice: defineEndpoint('POST /tender/{id}/notice', {
    ...reading,
    permission: 'managePublicNotice',
    summary: "Fait l'avis de marché d'un appel d'offres public",
    unkeyed: 'a tender has one notice: a second one is refused',
    answers: made,
  }),
} as const

const document = {
  chapters: f.text({ label: 'Chapitres : « market,lots »', required: true, max: 100 }),
  format: f.select(synthesisFormats, { label: 'Format', required: true }),
} as const
const synthesis = { ...reading, permission: 'manageSynthesis', opens: true, errors: ['err409'] } as const

/** Public tenders, the members they are run for, and the documents that sum up an awarded one. */
export const tenderLists = {
  publicTenders: defineEndpoint('GET /tender/public', {
    ...reading,
    summary: "Appels d'offres publics, leurs avis et leurs plis",
    listed: true,
    answers: { data: many("Appels d'offres", publicTender) },
  }),
  awardedTenders: defineEndpoint('GET /tender/awarded', {
    ...reading,
    permission: 'manageSynthesis',
    summary: "Appels d'offres attribués",
    listed: true,
    answers: { data: many("Appels d'offres", awardedTender) },
  }),
  amoMembers: defineEndpoint('GET /tender/{id}/amo', {
    ...reading,
    summary: 'Adhérents AMO, ceux qui sont choisis marqués',
    listed: true,
    answers: { data: many('Adhérents', amoMember) },
  }),
  synthesis: defineEndpoint('GET /tender/{id}/synthesis', {
    ...synthesis,
    summary: 'Document de synthèse, en PDF ou xlsx',
    query: document,
    file: '*/*',
  }),
  shareSynthesis: defineEndpoint('POST /tender/{id}/synthesis', {
    ...synthesis,
    summary: "Partage un document de synthèse dans le centre d'aide",
    body: document,
    answers: made,
  }),
} as const

/** Who downloaded the documents of a notice. */
export const registerEndpoints = {
  read: defineEndpoint('GET /publicnotice/{id}/register', {
    permission: 'managePublicNotice',
    tag: 'Avis de marché public',
    of: 'public_notice',
    params: { id: f.int({ label: 'Avis', required: true, min: 1 }) },
    summary: "Registre des téléchargements d'un avis de marché",
    answers: noticeRegister,
  }),
} as const
