import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked, many, pick } from '../schema/pick'
import {
  awardAnswer,
  lotSaving,
  openingAnswer,
  responseAnswer,
  responsesAnswer,
  tenderPageAnswer,
} from './answers'
import { comparisonAnswer, lotProduct, simulationAnswer } from './comparison-answers'
import { criterionNames } from './criteria'
import { roundAnswer, roundFields } from './rounds'
import { note } from './tender-decision'

const reading = { permission: 'viewTender', tag: "Appels d'offres", of: 'tender' } as const
const ofOpened = { ...reading, errors: ['err541'] } as const
const paper = { ...reading, file: 'application/pdf', opens: true } as const
const negotiating = { ...reading, permission: 'negotiateTender', answers: tenderPageAnswer } as const

/** The page of a tender: what came in, its opening, rounds of negotiation, award and papers. */
export const tenderJudgement = {
  page: defineEndpoint('GET /tender/{id}/page', {
    ...reading,
    summary: "Un appel d'offres, ses lots et ce qu'on peut en faire",
    answers: tenderPageAnswer,
  }),
  responses: defineEndpoint('GET /tender/{id}/responses', {
    ...reading,
    summary: 'Plis reçus : leur nombre, et après ouverture leurs récépissés',
    answers: responsesAnswer,
  }),
  response: defineEndpoint('GET /tender/{id}/response/{response}', {
    ...ofOpened,
    summary: 'Une offre, une fois ouverte',
    answers: responseAnswer,
  }),
  open: defineEndpoint('PUT /tender/{id}/open', {
    ...ofOpened,
    permission: 'openTenderResponses',
    summary: 'Ouvre les plis, à deux personnes',
    answers: openingAnswer,
  }),
  rounds: defineEndpoint('GET /tender/{id}/rounds', {
    ...reading,
    summary: 'Tours de négociation ; leurs prix une fois clos',
    listed: true,
    answers: { data: many('Tours', roundAnswer) },
  }),
  negotiate: defineEndpoint('PUT /tender/{id}/negotiate', {
    ...negotiating,
    summary: 'Ouvre un tour de négociation',
    body: {
      lot_ids: f.refs('tender_family', { label: 'Lots', required: true, max: 200 }),
      supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: 500 }),
      ...roundFields,
    },
  }),
  resume: defineEndpoint('PUT /tender/{id}/resume', {
    ...negotiating,
    summary: "Reprend l'analyse, tous ayant répondu",
  }),
  savings: defineEndpoint('GET /tender/{id}/savings', {
    ...ofOpened,
    summary: 'Économies par lot sur la période précédente',
    listed: true,
    answers: { data: many('Lots', lotSaving) },
  }),
  award: defineEndpoint('PUT /tender/{id}/award', {
    ...reading,
    permission: 'awardTender',
    summary: "Attribue l'appel d'offres",
    answers: awardAnswer,
    errors: ['err542'],
  }),
  opening: defineEndpoint('GET /tender/{id}/opening', {
    ...paper,
    summary: "Procès-verbal d'ouverture des plis, en PDF",
    errors: ['err409', 'err541'],
  }),
  letter: defineEndpoint('GET /tender/{id}/letter/{supplier}', {
    ...paper,
    summary: "Lettre d'attribution ou de rejet, en PDF",
    errors: ['err409'],
  }),
  decp: defineEndpoint('GET /tender/{id}/decp', {
    ...reading,
    summary: 'Données essentielles (DECP), un marché par lot',
    file: 'application/json',
    errors: ['err409'],
  }),
} as const

const compared = { ...ofOpened, answers: comparisonAnswer } as const

/** The offers of a lot: compared, noted, decided. */
export const lotJudgement = {
  products: defineEndpoint('GET /tender/lot/{id}/products', {
    ...reading,
    summary: "Produits et volumes d'un lot",
    answers: { data: many('Produits', lotProduct) },
  }),
  comparison: defineEndpoint('GET /tender/lot/{id}/comparison', {
    ...compared,
    summary: "Comparaison des offres d'un lot",
  }),
  workbook: defineEndpoint('GET /tender/lot/{id}/workbook', {
    ...ofOpened,
    summary: "Comparaison des offres d'un lot, en xlsx",
    file: xlsxType,
  }),
  note: defineEndpoint('PUT /tender/lot/{id}/note', {
    ...compared,
    permission: 'scoreTender',
    summary: 'Note une offre sur un critère',
    body: {
      ...pick(note, ['criterion', 'value', 'comment']),
      supplier_id: asked(note.fields.supplier_id, { required: true }),
    },
  }),
  admissibility: defineEndpoint('PUT /tender/lot/{id}/admissibility', {
    ...compared,
    permission: 'scoreTender',
    summary: 'Écarte une offre irrégulière, ou la réadmet',
    body: {
      offer_id: f.int({ label: 'Offre', required: true, min: 1 }),
      reason: f.text({ label: "Motif d'irrégularité", max: 500 }),
    },
  }),
  score: defineEndpoint('PUT /tender/lot/{id}/score', {
    ...compared,
    permission: 'scoreTender',
    summary: "Calcule et garde les notes d'un lot",
  }),
  simulate: defineEndpoint('PUT /tender/lot/{id}/simulation', {
    ...ofOpened,
    summary: "Notes d'un lot avec d'autres poids, sans rien garder",
    reads: true,
    body: {
      weights: f.rows(
        {
          machine_name: f.select(criterionNames, { label: 'Critère', required: true }),
          weight: f.rate({ label: 'Poids', required: true, min: 0, max: 100 }),
        },
        { label: 'Poids', required: true, max: 20 },
      ),
    },
    answers: simulationAnswer,
  }),
  decide: defineEndpoint('PUT /tender/lot/{id}/decisions', {
    ...compared,
    permission: 'awardTender',
    summary: "Décide des offres d'un lot",
    body: {
      decisions: f.rows(
        {
          offer_id: f.int({ label: 'Offre', required: true, min: 1 }),
          decision: f.select({ retained: 'Retenue', rejected: 'Non retenue' }, { label: 'Décision' }),
          rank: f.int({ label: 'Rang', min: 1, max: 99 }),
          reason: f.text({ label: 'Motif', max: 1000 }),
        },
        { label: 'Décisions', required: true, max: 200 },
      ),
    },
  }),
} as const
