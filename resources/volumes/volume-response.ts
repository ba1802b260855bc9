import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { correctingSince, lineDraft } from '../trade/correction'
import { reminders } from '../trade/reminders'
import { volumeResponseMoves, volumeResponseStates } from './states'

const kept = { access: { view: 'viewVolumeRequest' }, imports: false } as const
const readonly = true
const requestId = f.ref('purchase_volume_request', { label: 'Demande de volumes', required: true })
const productId = f.ref('product', { label: 'Produit', required: true })

/** What a member is asked, and how far its answer has come. */
export const volumeResponse = defineResource('purchase_volume_response', {
  label: ['Réponse à une demande de volumes', 'Réponses aux demandes de volumes'],
  model: 'Purchase_volume_response',
  title: 'adherent_id',
  ...kept,
  fields: {
    purchase_volume_request_id: requestId,
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    status: f.select(volumeResponseStates, {
      label: 'État',
      moves: volumeResponseMoves,
      required: true,
      default: 'to_fill',
      readonly,
    }),
    saved_at: f.dateTime({ label: 'Enregistrée le', readonly }),
    submitted_at: f.dateTime({ label: 'Envoyée le', readonly }),
    correcting_since: correctingSince,
    reopened_until: f.dateTime({ label: "Rouverte jusqu'au", readonly }),
    ...reminders,
    left_out: f.text({ label: 'Écartée de la consolidation', max: 200, readonly }),
  },
  unique: [{ fields: ['purchase_volume_request_id', 'adherent_id'] }],
  indexes: [['adherent_id', 'purchase_volume_request_id']],
})

/** A product of a member's answer, in base units; the member types in its own unit, of `coef` base units (domain §4.4). */
export const volumeLine = defineResource('purchase_volume_line', {
  label: ['Ligne de volumes', 'Lignes de volumes'],
  model: 'Purchase_volume_line',
  title: 'product_id',
  ...kept,
  untracked: true,
  fields: {
    purchase_volume_response_id: f.ref('purchase_volume_response', { label: 'Réponse', required: true }),
    product_id: productId,
    unit_id: f.ref('unit', { label: 'Unité', required: true }),
    coef: f.coefficient({
      label: "Unités de base par unité de l'adhérent",
      required: true,
      default: '1.000000',
    }),
    prefilled_volume: f.quantity({ label: 'Volume prérempli', min: 0 }),
    volume: f.quantity({ label: 'Volume', min: 0 }),
    comment: f.text({ label: 'Commentaire', max: 500 }),
    draft: lineDraft,
  },
  fieldAccess: { draft: { read: 'serverOnly' } },
  unique: [{ fields: ['purchase_volume_response_id', 'product_id'] }],
  indexes: [['product_id', 'purchase_volume_response_id']],
})

/** The total of a product as it was consolidated, with what it is made of: only added (domain §11.1). */
export const volumeResult = defineResource('purchase_volume_result', {
  label: ['Résultat de volumes', 'Résultats de volumes'],
  model: 'Purchase_volume_result',
  title: 'product_id',
  ...kept,
  untracked: true,
  insertOnly: true,
  fields: {
    purchase_volume_request_id: requestId,
    product_id: productId,
    total: f.quantity({ label: 'Volume total', required: true, min: 0 }),
    answers: f.int({ label: 'Réponses', required: true, min: 0 }),
    prefilled: f.int({ label: 'Préremplies', required: true, min: 0 }),
    expected: f.int({ label: 'Attendues', required: true, min: 0 }),
    completion_rate: f.rate({ label: 'Taux de réponse', required: true, min: 0, max: 100 }),
    tender_family_id: f.ref('tender_family', { label: 'Lot qui a repris le volume' }),
  },
  unique: [{ fields: ['purchase_volume_request_id', 'product_id'] }],
})
