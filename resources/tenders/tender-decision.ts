import { nameIn } from '../schema/association'
import { noteCalls } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { criterionNames } from './criteria'

const view = { view: 'viewTender' }
const readonly = true
const tender_id = f.ref('tender', { label: "Appel d'offres", required: true })
const tender_family_id = f.ref('tender_family', { label: 'Lot', required: true })
const supplier_id = f.ref('supplier', { label: 'Fournisseur', required: true })

/** Who has opened the offers of a tender: two different people (domain §9.5). */
export const tenderOpening = defineResource('tender_opening', {
  label: ['Ouverture des plis', 'Ouvertures des plis'],
  model: 'Tender_opening',
  title: 'at',
  access: view,
  imports: false,
  untracked: true,
  insertOnly: true,
  fields: {
    tender_id,
    user_id: f.ref('user', { label: 'Par', required: true }),
    at: f.dateTime({ label: 'Le', required: true }),
  },
  indexes: [['tender_id', 'at']],
})

/**
 * The key pair that the answers of a round are sealed to; round 0 is the offers. Its private half is kept sealed and released by
 * the opening (operation §6).
 */
export const tenderKey = defineResource('tender_key', {
  label: ['Clé de scellement', 'Clés de scellement'],
  model: 'Tender_key',
  title: 'round',
  access: view,
  imports: false,
  untracked: true,
  fields: {
    tender_id,
    round: f.int({ label: 'Tour', required: true, min: 0 }),
    public_key: f.text({ label: 'Clé publique', required: true, max: 200 }),
    private_key: f.longText({ label: 'Clé privée scellée', secret: true, hidden: true }),
    released_at: f.dateTime({ label: 'Libérée le', readonly }),
  },
  unique: [{ fields: ['tender_id', 'round'] }],
})

/** A note that an evaluator gives an offer (`/note/note`). */
export const note = defineResource('note', {
  label: ['Note', 'Notes'],
  model: 'Note',
  title: 'value',
  calls: noteCalls('note'),
  restores: false,
  access: { ...view, create: 'scoreTender', update: 'scoreTender', remove: 'scoreTender' },
  imports: false,
  fields: {
    note_type_id: f.ref('notetype', { label: 'Type de note' }),
    tender_id,
    family_id: f.ref('family', { label: 'Famille' }),
    tender_family_id,
    supplier_id,
    criterion: f.select(criterionNames, { label: 'Critère', required: true }),
    value: f.note({ label: 'Note', required: true }),
    comment: f.text({ label: 'Commentaire', max: 1000 }),
    user_id: f.ref('user', { label: 'Évaluateur', as: 'Author', readonly }),
  },
  unique: [{ fields: ['tender_family_id', 'supplier_id', 'criterion', 'user_id'] }],
  list: { columns: ['tender_id', 'supplier_id', 'criterion', 'value', 'comment'] },
})

/** A round of negotiation with a supplier on a lot; its versions keep the lines before and after. */
export const negotiation = defineResource('negotiation', {
  label: ['Négociation', 'Négociations'],
  model: 'Negotiation',
  title: 'round',
  access: view,
  imports: false,
  fields: {
    tender_id,
    tender_family_id,
    supplier_id,
    round: f.int({ label: 'Tour', required: true, min: 1 }),
    opened_at: f.dateTime({ label: 'Ouverte le', required: true, readonly }),
    deadline: f.dateTime({ label: 'Date limite', required: true }),
    closed_at: f.dateTime({ label: 'Close le', readonly }),
    message: f.longText({ label: 'Message', max: 4000 }),
    version_before: f.int({ label: 'Version avant', min: 1, readonly }),
    version_after: f.int({ label: 'Version après', min: 1, readonly }),
  },
  unique: [{ fields: ['tender_family_id', 'supplier_id', 'round'] }],
})

/** The decision that gives a lot to a supplier (domain §9.7). */
export const attribution = defineResource('attribution', {
  label: ['Attribution', 'Attribution'],
  title: ['tender_family_id', 'supplier_id'],
  heading: (row) => [nameIn(row, 'Tender_family'), nameIn(row, 'Supplier')].filter(Boolean).join(' – '),
  calls: { list: 'GET /attribution', one: 'GET /attribution/{id}' },
  access: view,
  imports: false,
  fields: {
    tender_id,
    tender_family_id,
    supplier_id,
    platform_id: f.ref('platform', { label: 'Plateforme' }),
    rank: f.int({ label: 'Rang', required: true, min: 1 }),
    period_start: f.date({ label: 'Début' }),
    period_end: f.date({ label: 'Fin' }),
    final_score: f.note({ label: 'Note finale' }),
    amount_estimated_ht: f.money({ label: 'Montant estimé HT' }),
    decided_at: f.dateTime({ label: 'Décidée le', required: true }),
    decided_by: f.ref('user', { label: 'Décidée par', as: 'Decider' }),
    notified_at: f.dateTime({ label: 'Notifiée le' }),
  },
  unique: [{ fields: ['tender_family_id', 'supplier_id'] }],
  list: {
    columns: [
      'tender_id',
      'tender_family_id',
      'supplier_id',
      'rank',
      'final_score',
      'amount_estimated_ht',
      'period_start',
      'period_end',
      'notified_at',
    ],
    sort: ['id', 'desc'],
  },
})
