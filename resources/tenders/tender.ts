import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { tenderStates, tenderSteps } from './states'

/** A consultation of suppliers, private or public (domain §9.1); dates are spelled as the specification has them. */
export const tender = defineResource('tender', {
  label: ["Appel d'offres", "Appels d'offres"],
  comments: true,
  title: ['code', 'label'],
  calls: rest('/tender'),
  restores: false,
  journal: { 'event:open': 'seal_opened' },
  access: { view: 'viewTender', create: 'createTender', update: 'updateTender', remove: 'deleteTender' },
  fields: {
    code: f.text({ label: 'Code', required: true, max: 40, unique: true, example: 'AO-2026-001' }),
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    version: f.int({ label: 'Version', default: 1, min: 1, readonly: true }),
    status: f.select(tenderStates, {
      label: 'État',
      moves: tenderSteps,
      required: true,
      default: '100',
      readonly: true,
      index: true,
    }),
    published: f.bool({ label: 'Publié', required: true, default: false, readonly: true, hidden: true }),
    published_at: f.dateTime({ label: 'Publié le', readonly: true }),
    opened_at: f.dateTime({ label: 'Plis ouverts le', readonly: true }),
    awarded_at: f.dateTime({ label: 'Attribué le', readonly: true }),
    signable_on: f.date({ label: 'Signature possible à partir du', readonly: true }),
    signed_on: f.date({ label: 'Signé le', readonly: true }),
    notified_on: f.date({ label: 'Notifié le', readonly: true }),
    cancel_reason: f.text({ label: 'Motif sans suite', max: 1000, readonly: true }),
    last_step: f.text({ label: 'Dernière étape', max: 30, readonly: true, hidden: true }),
    previous_id: f.ref('tender', { label: 'Marché précédent', as: 'Previous', readonly: true }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
    tender_type_id: f.ref('tendertype', { label: 'Type', required: true }),
    procedure_id: f.ref('procedure', { label: 'Procédure' }),
    instruction_ids: f.refs('instruction', { label: 'Consignes' }),
    market_openning_date: f.date({ label: 'Début du marché' }),
    market_closing_date: f.date({ label: 'Fin du marché' }),
    consultation_openning_date: f.dateTime({ label: 'Ouverture de la consultation' }),
    consultation_closing_date: f.dateTime({ label: 'Clôture de la consultation' }),
    response_date_limit: f.dateTime({ label: 'Date limite de réponse' }),
    opening_date: f.dateTime({ label: 'Ouverture des offres' }),
    return_date: f.date({ label: 'Date de retour des documents' }),
    return_email: f.email({ label: 'E-mail de retour', example: 'marches@valae.example' }),
    appliance_date: f.date({ label: "Date d'application" }),
    period_start: f.date({ label: 'Début de la période de référence' }),
    period_end: f.date({ label: 'Fin de la période de référence' }),
    criteres: f.json({
      label: 'Critères',
      readonly: true,
      example: [{ machine_name: 'price', label: 'Prix', weight: '100', scale: 'automatic' }],
    }),
    mail_object: f.text({ label: 'Objet du message', max: 255 }),
    mail_message: f.longText({ label: 'Message' }),
    contact_name: f.text({ label: 'Nom du contact', max: 120 }),
    contact_mail: f.email({ label: 'E-mail du contact', example: 'marches@valae.example' }),
    contact_tel1: f.freePhone({ label: 'Téléphone 1', example: '01 99 00 12 34' }),
    contact_tel2: f.freePhone({ label: 'Téléphone 2', example: '01 99 00 12 35' }),
    documents: f.children('tender_document', { label: 'Documents', by: 'tender_id', max: 50 }),
    sealed: f.bool({
      label: "Offres scellées jusqu'à la clôture",
      required: true,
      default: true,
      help: "Sinon, d'un appel d'offres privé, une offre se lit dès son envoi ; d'un appel d'offres public, elle est toujours scellée.",
    }),
    price_date_basis: f.select(
      { delivery: 'Date de livraison', order: 'Date de commande' },
      {
        label: 'Date de référence des prix',
        default: 'delivery',
      },
    ),
    incomplete_offer_policy: f.select(
      { exclude: 'Écartée', worst_price: 'Valorisée au prix le plus haut' },
      {
        label: 'Offre incomplète',
        default: 'exclude',
      },
    ),
    award_mode: f.select(
      { single: 'Un fournisseur', ranked: 'Plusieurs fournisseurs classés' },
      {
        label: 'Attribution',
        default: 'single',
      },
    ),
  },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal: "Appel d'offres au statut « %{state} » : ce qui a été publié ne se modifie plus.",
  },
  checks: [
    notBefore('market_openning_date', 'market_closing_date'),
    notBefore('consultation_openning_date', 'consultation_closing_date'),
    notBefore('response_date_limit', 'opening_date'),
    notBefore('period_start', 'period_end'),
  ],
  form: {
    Informations: [
      ['code', 'label'],
      ['company_id', 'catalog_id', 'tender_type_id'],
      ['procedure_id', 'instruction_ids'],
      { Marché: [['market_openning_date', 'market_closing_date', 'appliance_date']] },
      {
        Consultation: [
          ['consultation_openning_date', 'consultation_closing_date'],
          ['response_date_limit', 'opening_date'],
          ['return_date', 'return_email'],
        ],
      },
      { Volumes: [['period_start', 'period_end']] },
      { Jugement: [['price_date_basis', 'incomplete_offer_policy', 'award_mode'], ['sealed']] },
      {
        Contact: [
          ['contact_name', 'contact_mail'],
          ['contact_tel1', 'contact_tel2'],
        ],
      },
    ],
    'Documents et mail': ['documents', { Invitation: ['mail_object', 'mail_message'] }],
  },
  list: {
    columns: ['code', 'label', 'status', 'response_date_limit', 'company_id', 'catalog_id', 'tender_type_id'],
    search: ['code', 'label'],
    sort: ['id', 'desc'],
  },
})
