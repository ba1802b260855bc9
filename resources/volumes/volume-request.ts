import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore, together } from '../schema/row-checks'
import { counted } from '../schema/told'
import { volumeRequestStates } from './states'

const readonly = true
const permission = 'createVolumeRequest'
/** Requests whose volumes the lots of a tender take over. */
const ofTender = { tender_id: { ne: null } } as const

/** Asks members how much they will buy of each product (domain §11.1). */
export const volumeRequest = defineResource('purchase_volume_request', {
  label: ['Demande de volumes', 'Demandes de volumes'],
  comments: true,
  model: 'Purchase_volume_request',
  title: 'label',
  calls: rest('/volume-request'),
  restores: false,
  at: '/volume-requests',
  access: { view: 'viewVolumeRequest', create: permission, update: permission, remove: permission },
  imports: false,
  fields: {
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    status: f.select(volumeRequestStates, {
      label: 'État',
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
    need_start: f.date({
      label: 'Début de la période de besoin',
      help: 'La période pour laquelle les adhérents donnent leurs volumes : ils la lisent en répondant.',
    }),
    need_end: f.date({ label: 'Fin de la période de besoin' }),
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
  actions: {
    send: {
      label: 'Envoyer aux adhérents',
      permission,
      from: ['100'],
      to: '150',
      tone: 'primary',
      confirm: {
        title: 'Envoyer cette demande de volumes ?',
        text: 'Les adhérents reçoivent leur invitation par e-mail, leurs volumes préremplis. La demande ne pourra plus être modifiée.',
      },
      done: 'Demande de volumes envoyée',
    },
    consolidate: {
      label: 'Consolider',
      permission,
      from: ['200'],
      to: '250',
      tone: 'primary',
      needs: [
        {
          if: ofTender,
          permission: 'updateTender',
          refusal: "Vous ne pouvez pas modifier l'appel d'offres de cette demande.",
        },
      ],
      confirm: {
        title: 'Consolider les volumes ?',
        text: 'Les totaux sont figés.',
        instead: {
          if: ofTender,
          text: "Les totaux sont figés et repris par les lots de « %{Tender.label} ». Un produit sans réponse garde le volume de son lot. Une famille qui a plusieurs lots n'est pas reprise : ses volumes sont à répartir dans l'appel d'offres.",
        },
      },
      done: 'Volumes consolidés',
    },
    remind: {
      label: 'Relancer',
      permission,
      from: ['150'],
      answers: counted,
      done: '%{smart_count} adhérent relancé |||| %{smart_count} adhérents relancés',
      nothing: 'Tous ont répondu',
    },
    close: {
      label: 'Clore maintenant',
      permission,
      from: ['150'],
      to: '200',
      confirm: {
        title: 'Clore avant la date limite ?',
        text: 'Les adhérents ne pourront plus répondre, sauf réouverture.',
      },
      done: 'Demande de volumes close',
    },
    reopen: {
      label: 'Rouvrir',
      permission,
      from: ['200'],
      to: '150',
      input: { until: f.dateTime({ label: "Jusqu'au", required: true }) },
      confirm: { title: 'Rouvrir', text: "Les adhérents peuvent de nouveau répondre jusqu'à cette date." },
      done: 'Demande de volumes rouverte',
    },
    leaveTender: {
      label: "Détacher de l'appel d'offres",
      permission,
      from: ['150', '200'],
      if: ofTender,
      set: { tender_id: null },
      confirm: {
        title: "Détacher la demande de l'appel d'offres ?",
        text: 'Ses lots ne reprendront pas les volumes consolidés.',
      },
      done: "Demande détachée de l'appel d'offres",
    },
  },
  checks: [
    notBefore('period_start', 'period_end'),
    notBefore('need_start', 'need_end'),
    together('need_start', 'need_end'),
  ],
  form: {
    Demande: [
      ['label', 'company_id'],
      ['family_ids', 'product_ids'],
      'adherent_ids',
      {
        Calendrier: [['period_start', 'period_end'], ['need_start', 'need_end'], 'response_date_limit'],
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
