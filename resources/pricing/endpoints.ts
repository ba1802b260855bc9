import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { asked, many } from '../schema/pick'
import { counted, savedAt, told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { standingFor } from '../trade/standing-for'
import { driftAnswer, logAnswer, priceGridAnswer, priceUpdatePageAnswer } from './answers'
import { entryFields } from './price-entry'
import { priceUpdate } from './price-update'
import { priceUpdateLine, priceUpdateResponse } from './price-update-response'
import { priceRequestAnswer, priceRequestHead, priceWorkbookAnswer } from './request-answers'
import { priceResponseStates } from './states'

const reading = { permission: 'viewPriceUpdate', tag: 'Mises à jour des prix', of: 'pricing' } as const
const following = { ...reading, permission: 'createPriceUpdate', answers: priceUpdatePageAnswer } as const
const deciding = { ...reading, permission: 'decidePriceUpdate', answers: counted } as const
const applying = { ...following, permission: 'applyPriceUpdate' } as const

/** The back office's campaigns of prices; what moves one answers it as it stands then. */
export const priceUpdates = {
  page: defineEndpoint('GET /price-update/{id}/page', {
    ...reading,
    summary: 'Une mise à jour des prix, ses fournisseurs et leur avancement',
    answers: priceUpdatePageAnswer,
  }),
  grid: defineEndpoint('GET /price-update/{id}/grid', {
    ...reading,
    summary: 'Les prix envoyés, par fournisseur et par produit',
    answers: priceGridAnswer,
  }),
  workbook: defineEndpoint('GET /price-update/{id}/workbook', {
    ...reading,
    summary: 'La grille des fournisseurs et des produits, en Excel',
    file: xlsxType,
  }),
  drift: defineEndpoint('GET /price-update/{id}/drift', {
    ...reading,
    summary: 'Ce que la mise à jour change aux paniers des adhérents',
    answers: driftAnswer,
  }),
  log: defineEndpoint('GET /price-update/{id}/log', {
    ...reading,
    summary: 'Journal des changements',
    listed: true,
    answers: { data: many('Changements', logAnswer) },
  }),
  open: defineEndpoint('PUT /price-update/{id}/open', {
    ...following,
    summary: 'Ouvre la mise à jour des prix et écrit aux fournisseurs',
  }),
  close: defineEndpoint('PUT /price-update/{id}/close', {
    ...following,
    summary: 'Clôt avant la date limite',
  }),
  remind: defineEndpoint('PUT /price-update/{id}/remind', {
    ...following,
    summary: 'Relance les fournisseurs sans réponse',
    answers: counted,
  }),
  reopen: defineEndpoint('PUT /price-update/{id}/reopen', {
    ...following,
    summary: "Rouvre la réponse d'un fournisseur en retard",
    body: {
      response_id: f.int({ label: 'Réponse', required: true, min: 1 }),
      until: f.dateTime({ label: "Jusqu'au", required: true }),
    },
  }),
  acceptUnsent: defineEndpoint('PUT /price-update/{id}/accept-unsent', {
    ...following,
    summary: 'Accepte telle quelle une réponse jamais envoyée',
    body: { response_id: f.int({ label: 'Réponse', required: true, min: 1 }) },
  }),
  decide: defineEndpoint('PUT /price-update/{id}/decisions', {
    ...deciding,
    summary: 'Décide des prix un à un',
    body: {
      lines: f.rows(
        {
          id: f.int({ label: 'Ligne', required: true, min: 1 }),
          lock_version: f.int({ label: 'Version', min: 0 }),
          decision: asked(priceUpdateLine.fields.decision),
          decided_quotation: priceUpdateLine.fields.decided_quotation,
          reason: f.text({ label: 'Motif', max: 500 }),
        },
        { label: 'Lignes', required: true, max: 3000 },
      ),
    },
  }),
  rule: defineEndpoint('PUT /price-update/{id}/rule', {
    ...deciding,
    summary: 'Décide par une règle de ce qui reste à décider',
    body: {
      rule: f.select(
        {
          accept: "Accepter jusqu'à un pourcentage de hausse",
          refuse: 'Refuser au-delà de la clause butoir',
        },
        { label: 'Règle', required: true },
      ),
      pct: f.rate({ label: 'Hausse (%)', min: 0 }),
    },
  }),
  validate: defineEndpoint('PUT /price-update/{id}/validate', {
    ...applying,
    summary: "Valide les décisions et programme l'application",
    body: { appliance_date: asked(priceUpdate.fields.appliance_date, { required: false }) },
  }),
  apply: defineEndpoint('PUT /price-update/{id}/apply', {
    ...applying,
    summary: 'Applique une mise à jour validée dont le jour est venu',
    errors: ['err550'],
  }),
  cancel: defineEndpoint('PUT /price-update/{id}/cancel', {
    ...applying,
    summary: "Annule une mise à jour qui n'est pas appliquée",
    body: { reason: f.text({ label: 'Motif', required: true, max: 500 }) },
    errors: ['err550'],
  }),
} as const

const answering = {
  ...reading,
  permission: 'answerPriceUpdate',
  tag: 'Mises à jour des prix du fournisseur',
  query: standingFor,
} as const
const closing = { ...answering, errors: ['err540'] } as const

/** The campaigns of the suppliers' application. */
export const priceRequests = {
  list: defineEndpoint('GET /price-request', {
    ...answering,
    query: {},
    summary: 'Mises à jour des prix demandées au fournisseur',
    listed: true,
    answers: { data: many('Mises à jour', priceRequestHead), now: told.moment('Maintenant') },
  }),
  one: defineEndpoint('GET /price-request/{id}', {
    ...answering,
    summary: 'Une mise à jour des prix et sa propre réponse',
    answers: priceRequestAnswer,
  }),
  save: defineEndpoint('PUT /price-request/{id}/lines', {
    ...closing,
    summary: 'Enregistre les prix en cours de saisie',
    body: {
      lines: f.rows(entryFields, { label: 'Lignes', required: true, max: 3000 }),
      saved_at: asked(priceUpdateResponse.fields.saved_at),
      origin: f.select({ screen: 'Écran', import: 'Import' }, { label: 'Origine', default: 'screen' }),
    },
    bodyLimit: 4 * 1_048_576,
    answers: savedAt,
  }),
  send: defineEndpoint('PUT /price-request/{id}/send', {
    ...closing,
    summary: 'Envoie ses prix, contre un récépissé',
    answers: { receipt_number: told.text('Récépissé'), submitted_at: told.moment('Envoyée le') },
  }),
  correct: defineEndpoint('PUT /price-request/{id}/correct', {
    ...closing,
    summary: 'Reprend une réponse envoyée pour la corriger',
    answers: { status: toldKey('Statut', priceResponseStates) },
  }),
  giveUp: defineEndpoint('PUT /price-request/{id}/give-up', {
    ...closing,
    summary: 'Abandonne la correction : ce qui a été envoyé reste',
    answers: { status: toldKey('Statut', priceResponseStates) },
  }),
  workbook: defineEndpoint('GET /price-request/{id}/workbook', {
    ...answering,
    summary: 'La grille de ses prix (xlsx)',
    file: xlsxType,
  }),
  read: defineEndpoint('POST /price-request/{id}/workbook', {
    ...answering,
    summary: 'Lit une grille de prix rapportée, sans rien changer',
    unkeyed: 'its body is read as it comes; it changes nothing',
    upload: true,
    errors: ['err415', 'err540'],
    answers: priceWorkbookAnswer,
  }),
} as const
