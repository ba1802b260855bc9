import { owner } from '../directory/owner'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBoth } from '../schema/row-checks'
import { litigationStates, litigationTransitions } from './states'

const readonly = true
/** Who may read litigations: members and the back office by their permission, suppliers who answer. */
export const litigationReaders = ['viewLitigation', 'answerLitigation'] as const
const access = {
  view: 'viewLitigation',
  read: litigationReaders,
  create: 'createLitigation',
  update: 'updateLitigation',
}
const folder = '/litigation'
const accept = ['pdf', 'png', 'jpg', 'jpeg'] as const

const about = {
  number: f.virtual(f.text({ label: 'Numéro', max: 40 }), { expressed: true }),
  ...owner,
  order_id: f.ref('order', { label: 'Commande' }),
  reception_id: f.ref('reception', { label: 'Réception', readonly }),
  supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
  litigation_type_id: f.ref('litigationtype', { label: 'Type de litige' }),
  litigationobject_id: f.ref('litigationobject', { label: 'Objet' }),
  litigation_date: f.date({ label: 'Date du litige', required: true }),
  credit_note: f.bool({ label: 'Avoir demandé', required: true, default: false }),
  amount: f.money({ label: 'Montant HT', min: 0 }),
  description: f.longText({ label: 'Description', max: 5000 }),
  file_ids: f.refs('file', { label: 'Photos et documents', as: 'Files', max: 20, folder, accept }),
}

const people = {
  alert: f.bool({ label: 'Alerter le chargé de mission', required: true, default: true }),
  responsible: f.ref('user', { label: 'Chargé de mission', as: 'Responsible', readonly }),
  supplier_name: f.text({ label: 'Interlocuteur du fournisseur', max: 120 }),
  supplier_phone: f.freePhone({ label: 'Téléphone du fournisseur', example: '01 99 00 12 34' }),
  client_number: f.text({ label: 'Code client', max: 40 }),
  sender_name: f.text({ label: 'Émetteur', max: 120 }),
  sender_phone: f.freePhone({ label: "Téléphone de l'émetteur", example: '01 99 00 12 34' }),
  message_object: f.text({ label: 'Objet du message', max: 200 }),
  message_text: f.longText({ label: 'Message', max: 5000 }),
}

const course = {
  status: f.select(litigationStates, {
    label: 'Statut',
    moves: litigationTransitions,
    required: true,
    default: '100',
    readonly,
  }),
  is_sent: f.bool({ label: 'Envoyé', required: true, default: false, readonly }),
  sent_at: f.dateTime({ label: 'Envoyé le', readonly }),
  credit_obtained_ht: f.money({ label: 'Avoir obtenu HT', min: 0, readonly }),
  credit_reference: f.text({ label: "N° de l'avoir", max: 60, readonly }),
  answer_comment: f.longText({ label: 'Réponse du fournisseur', max: 5000, readonly }),
  close_reason: f.text({ label: 'Motif de clôture', max: 500, readonly }),
  answered_at: f.dateTime({ label: 'Répondu le', readonly }),
  closed_at: f.dateTime({ label: 'Clos le', readonly }),
  unanswered_alert_at: f.dateTime({ label: 'Alerte sans réponse', readonly, hidden: true }),
  user_id: f.ref('user', { label: 'Ouvert par', required: true, readonly }),
}

/** A claim on what a supplier delivered or charged (domain §8). It changes neither stock nor reception. */
export const litigation = defineResource('litigation', {
  label: ['Litige', 'Litiges'],
  comments: true,
  at: '/litigations',
  title: 'message_object',
  access,
  imports: false,
  fields: { ...about, ...people, ...course },
  checks: [notBoth('adherent_id', 'groupAdherent_id')],
  indexes: [
    ['adherent_id', 'status'],
    ['supplier_id', 'status'],
    ['status', 'sent_at'],
  ],
  list: {
    columns: [
      'number',
      'litigation_date',
      'adherent_id',
      'supplier_id',
      'order_id',
      'message_object',
      'amount',
      'status',
    ],
    search: ['number', 'message_object', 'credit_reference'],
    sort: ['id', 'desc'],
    searches: [
      { label: 'Litiges à suivre', filters: { status: '100,150' }, sort: ['litigation_date', 'asc'] },
      { label: 'Avoirs acceptés, pas encore reçus', filters: { status: '200' } },
    ],
  },
})

/** What a litigation claims, line by line. */
export const litigationLine = defineResource('litigation_line', {
  label: ['Ligne de litige', 'Lignes de litige'],
  model: 'Litigation_line',
  title: 'label',
  access,
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    litigation_id: f.ref('litigation', { label: 'Litige', required: true }),
    order_line_id: f.ref('order_line', { label: 'Ligne de commande' }),
    litigationobject_id: f.ref('litigationobject', { label: 'Objet' }),
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    quantity: f.quantity({ label: 'Quantité' }),
    unit: f.text({ label: 'Unité', max: 40 }),
    gap_ht: f.money({ label: 'Écart HT', required: true, default: '0.00' }),
    comment: f.text({ label: 'Commentaire', max: 255 }),
  },
})

/** The conversation of a litigation, and what happened to it: only added, never changed. */
export const litigationMessage = defineResource('litigation_message', {
  label: ['Message de litige', 'Messages de litige'],
  model: 'Litigation_message',
  title: 'text',
  access: { ...access, create: 'answerLitigation' },
  imports: false,
  untracked: true,
  insertOnly: true,
  fields: {
    litigation_id: f.ref('litigation', { label: 'Litige', required: true }),
    side: f.select(
      { member: 'Adhérent', supplier: 'Fournisseur', backOffice: 'Valaé', system: 'Système' },
      { label: 'De', required: true },
    ),
    kind: f.select({ message: 'Message', event: 'Événement' }, { label: 'Nature', required: true }),
    text: f.longText({ label: 'Message', max: 5000, required: true }),
    author: f.text({ label: 'Auteur', max: 120 }),
    user_id: f.ref('user', { label: 'Par' }),
    file_ids: f.refs('file', { label: 'Pièces jointes', as: 'Files', max: 10, folder, accept }),
  },
})
