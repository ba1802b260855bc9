import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { correctingSince, lineDraft } from '../trade/correction'
import { reminders } from '../trade/reminders'
import { priceDecisions, priceResponseMoves, priceResponseStates } from './states'

const kept = { access: { view: 'viewPriceUpdate' }, imports: false } as const
const readonly = true

/** What a supplier is asked in a campaign, and how far its answer has come. */
export const priceUpdateResponse = defineResource('price_update_response', {
  label: ['Réponse à une mise à jour des prix', 'Réponses aux mises à jour des prix'],
  model: 'Price_update_response',
  title: 'receipt_number',
  ...kept,
  fields: {
    price_update_id: f.ref('price_update', { label: 'Mise à jour des prix', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    status: f.select(priceResponseStates, {
      label: 'État',
      moves: priceResponseMoves,
      required: true,
      default: 'to_answer',
      readonly,
    }),
    version: f.int({ label: 'Version', required: true, default: 0, min: 0, readonly }),
    submitted_at: f.dateTime({ label: 'Envoyée le', readonly }),
    receipt_number: f.text({ label: 'N° de récépissé', max: 40, readonly }),
    saved_at: f.dateTime({ label: 'Enregistrée le', readonly }),
    reopened_until: f.dateTime({ label: "Rouverte jusqu'au", readonly }),
    correcting_since: correctingSince,
    ...reminders,
  },
  unique: [{ fields: ['price_update_id', 'supplier_id'] }],
  indexes: [['supplier_id', 'price_update_id']],
})

/** An article of a campaign: the price of before, what its supplier answers, and what was decided of it. */
export const priceUpdateLine = defineResource('price_update_line', {
  label: ['Ligne de mise à jour des prix', 'Lignes de mise à jour des prix'],
  model: 'Price_update_line',
  title: 'article_id',
  ...kept,
  untracked: true,
  fields: {
    price_update_response_id: f.ref('price_update_response', { label: 'Réponse', required: true }),
    article_id: f.ref('article', { label: 'Article', required: true }),
    last_quotation: f.unitPrice({ label: 'Dernier prix', min: 0 }),
    answered_before: f.bool({ label: 'Répondu la fois précédente', required: true, default: false }),
    quotation: f.unitPrice({ label: 'Nouveau prix', min: 0 }),
    available: f.bool({ label: 'Disponible', required: true, default: true }),
    packaging: f.text({ label: 'Changement de conditionnement', max: 200 }),
    comment: f.text({ label: 'Commentaire', max: 500 }),
    answered: f.bool({ label: 'Répondu', required: true, default: false }),
    decision: f.select(priceDecisions, { label: 'Décision', required: true, default: 'pending' }),
    decided_quotation: f.unitPrice({ label: 'Prix décidé', min: 0 }),
    decision_reason: f.text({ label: 'Motif', max: 500 }),
    draft: lineDraft,
  },
  fieldAccess: { draft: { read: 'serverOnly' } },
  unique: [{ fields: ['price_update_response_id', 'article_id'] }],
  indexes: [['article_id', 'price_update_response_id']],
})

export const priceLogOrigins = {
  screen: 'Écran',
  import: 'Import',
  decision: 'Décision',
  clock: 'Automatique',
} as const

/** Every change of a campaign's prices, with where it came from: only added. */
export const priceUpdateLog = defineResource('price_update_log', {
  label: ['Journal de mise à jour des prix', 'Journal des mises à jour des prix'],
  model: 'Price_update_log',
  title: 'what',
  ...kept,
  untracked: true,
  insertOnly: true,
  fields: {
    price_update_id: f.ref('price_update', { label: 'Mise à jour des prix', required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
    article_id: f.ref('article', { label: 'Article' }),
    user_id: f.ref('user', { label: 'Par' }),
    at: f.dateTime({ label: 'Le', required: true }),
    origin: f.select(priceLogOrigins, { label: 'Origine', required: true }),
    what: f.text({ label: 'Objet', required: true, max: 60 }),
    before: f.text({ label: 'Avant', max: 500 }),
    after: f.text({ label: 'Après', max: 500 }),
  },
  indexes: [['price_update_id', 'at']],
})
