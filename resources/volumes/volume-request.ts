import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { volumeRequestMoves, volumeRequestStates } from './states'

const readonly = true

/** Asks members how much they will buy of each product (domain §11.1). */
export const volumeRequest = defineResource('purchase_volume_request', {
  label: ['Demande de volumes', 'Demandes de volumes'],
  model: 'Purchase_volume_request',
  title: 'label',
  calls: rest('/volume-request'),
  restores: false,
  at: '/volume-requests',
  access: {
    view: 'viewVolumeRequest',
    create: 'createVolumeRequest',
    update: 'createVolumeRequest',
    remove: 'createVolumeRequest',
  },
  imports: false,
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    status: f.select(volumeRequestStates, {
      label: 'État',
      moves: volumeRequestMoves,
      required: true,
      default: '100',
      readonly,
      index: true,
    }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    tender_id: f.ref('tender', {
      label: "Appel d'offres",
      help: 'En préparation : ses lots reprennent les volumes consolidés.',
    }),
    family_ids: f.refs('family', { label: 'Familles', required: true, max: 100 }),
    product_ids: f.refs('product', {
      label: 'Produits',
      max: 1000,
      help: 'Vide : tous les produits actifs des familles.',
    }),
    adherent_ids: f.refs('adherent', { label: 'Adhérents', required: true, max: 1000 }),
    period_start: f.date({
      label: 'Début de la période de référence',
      required: true,
      help: 'Les réponses sont préremplies par les commandes reçues dans cette période.',
    }),
    period_end: f.date({ label: 'Fin de la période de référence', required: true }),
    response_date_limit: f.dateTime({ label: 'Date limite de réponse', required: true }),
    use_prefilled_for_missing: f.bool({
      label: 'Compter les volumes préremplis des adhérents sans réponse',
      required: true,
      default: true,
    }),
    mail_object: f.text({ label: 'Objet du message', max: 255 }),
    mail_message: f.longText({ label: 'Message', max: 4000 }),
    sent_at: f.dateTime({ label: 'Envoyée le', readonly }),
    consolidated_at: f.dateTime({ label: 'Consolidée le', readonly }),
  },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal: 'Demande de volumes au statut « %{state} » : ce qui a été demandé ne se modifie plus.',
  },
  checks: [notBefore('period_start', 'period_end')],
  form: {
    Demande: [
      ['label', 'company_id'],
      ['family_ids', 'product_ids'],
      'adherent_ids',
      {
        Calendrier: [['period_start', 'period_end'], 'response_date_limit'],
      },
      { Consolidation: [['tender_id', 'use_prefilled_for_missing']] },
      { Invitation: ['mail_object', 'mail_message'] },
    ],
  },
  list: {
    columns: ['label', 'company_id', 'tender_id', 'response_date_limit', 'status'],
    search: ['label'],
    sort: ['id', 'desc'],
  },
})
