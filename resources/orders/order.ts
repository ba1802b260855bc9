import { owner } from '../directory/owner'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBoth } from '../schema/row-checks'
import { sendingModes } from '../trade/choices'
import { mailStates, orderProgress, orderStates, receptionStates, transitions } from './states'

/** Who may read orders: members through carts, tracking and approvals, suppliers theirs. */
export const orderReaders = [
  'viewCart',
  'viewReceivedOrders',
  'viewSupplierOrders',
  'validateOrders',
  'receiveOrder',
] as const

/** Who reads one that was sent: those who follow, receive, decide or deliver it. */
export const sentOrderReaders = [
  'viewOrderTracking',
  'viewReceivedOrders',
  'receiveOrder',
  'viewSupplierOrders',
  'validateOrders',
] as const

const readonly = true
const amount = (label: string) => f.money({ label, required: true, default: '0.00', readonly })

const links = {
  number: f.text({ label: 'Numéro', required: true, max: 40, unique: true, readonly }),
  status: f.select(orderStates, {
    label: 'Statut',
    moves: transitions,
    required: true,
    default: '100',
    readonly,
  }),
  ...owner,
  delivery_adherent_id: f.ref('adherent', { label: 'Livré à', as: 'DeliveryAdherent' }),
  supplier_id: f.ref('supplier', { label: 'Fournisseur', readonly }),
  supplier_not_in_catalog_id: f.ref('suppliernotincatalog', {
    label: 'Fournisseur hors catalogue',
    readonly,
  }),
  platform_id: f.ref('platform', { label: 'Plateforme', readonly }),
  user_id: f.ref('user', { label: 'Auteur', required: true, readonly }),
  company_id: f.ref('company', { label: 'Service', readonly }),
  sending_mode: f.select(sendingModes, { label: "Mode d'envoi", required: true, default: '2' }),
}

const dates = {
  create_order_date: f.dateTime({ label: 'Créée le', required: true, readonly }),
  ask_delivery_date: f.date({ label: 'Livraison demandée', required: true }),
  sending_order_date: f.dateTime({ label: 'Envoyée le', readonly }),
  ack_order_date: f.dateTime({ label: 'Lue le', readonly }),
  confirm_order_date: f.dateTime({ label: 'Confirmée le', readonly }),
  supplier_delivery_date: f.date({ label: 'Livraison annoncée', readonly }),
  real_delivery_date: f.date({ label: 'Livrée le', readonly }),
}

const reception = {
  receiver_name: f.text({ label: 'Réceptionnaire', max: 120, readonly }),
  delivery_form: f.text({ label: 'N° du bon de livraison', max: 60, readonly }),
  fresh_temperature: f.decimal({ label: 'Température du frais', digits: [4, 1], unit: '°C', readonly }),
  freeze_temperature: f.decimal({ label: 'Température du surgelé', digits: [4, 1], unit: '°C', readonly }),
}

const totals = {
  order_total_ht: amount('Total HT'),
  order_total_ttc: amount('Total TTC'),
  deposit_total: amount('Consignes'),
  delivery_total_ht: amount('Total livré HT'),
  delivery_total_ttc: amount('Total livré TTC'),
  lines_nb: f.int({ label: 'Lignes', required: true, default: 0, min: 0, readonly }),
}

const facts = {
  standard_cart_id: f.ref('standard_cart', { label: 'Panier type' }),
  ref_client: f.text({ label: 'Code client', max: 40, readonly }),
  comment: f.longText({ label: 'Commentaire', max: 2000, help: 'Imprimé sur la commande.' }),
  round: f.int({ label: 'Tour de validation', required: true, default: 0, min: 0, readonly, hidden: true }),
  frozen_at: f.dateTime({ label: 'Prix figés le', readonly, hidden: true }),
  price_reference_date: f.date({ label: 'Date des prix', readonly }),
  repriced_at: f.dateTime({ label: 'Prix modifiés le', readonly, hidden: true }),
  mail_state: f.select(mailStates, {
    label: 'E-mail',
    required: true,
    default: 'none',
    readonly,
  }),
  unread_alert_at: f.dateTime({ label: 'Alerte de non-lecture', readonly, hidden: true }),
  expired_alert_at: f.dateTime({ label: "Alerte d'expiration", readonly, hidden: true }),
  is_cancelled: f.bool({ label: 'Annulée', required: true, default: false, readonly }),
  /** Why a cart came back by itself, until it is submitted again. */
  returned_reason: f.text({ label: 'À savoir', max: 255, readonly }),
  cancel_reason: f.text({ label: "Motif d'annulation", max: 500, readonly }),
  reception_state: f.select(receptionStates, {
    label: 'Réception',
    required: true,
    default: 'none',
    readonly,
  }),
  /** Of all signed receptions; null until there is one. */
  received_ht: f.virtual(f.money({ label: 'Reçu HT' })),
  expired: f.virtual(f.bool({ label: 'Date de livraison dépassée' }), { expressed: true }),
  progress: f.virtual(f.select(orderProgress, { label: 'Avancement' }), { expressed: true }),
  overdue: f.virtual(f.bool({ label: 'Livraison en retard' }), { expressed: true }),
}

/** An order: one member or one group, one supplier, one delivery date (domain §5.2, I-05). */
export const order = defineResource('order', {
  label: ['Commande', 'Commandes'],
  comments: true,
  at: '/orders',
  title: 'number',
  calls: { list: 'GET /order', one: 'GET /order/{id}' },
  access: { view: 'viewOrderTracking', read: orderReaders },
  imports: false,
  fields: { ...links, ...dates, ...totals, ...reception, ...facts },
  checks: [notBoth('adherent_id', 'groupAdherent_id')],
  indexes: [
    ['adherent_id', 'status'],
    ['supplier_id', 'status'],
    ['status', 'sending_order_date'],
    ['ask_delivery_date'],
    ['sending_order_date'],
    ['real_delivery_date'],
  ],
  list: {
    columns: [
      'number',
      'status',
      'adherent_id',
      'supplier_id',
      'ask_delivery_date',
      'sending_order_date',
      'order_total_ht',
      'lines_nb',
      'user_id',
    ],
    search: ['number', 'ref_client'],
    sort: ['id', 'desc'],
    searches: [
      { label: 'Livraisons en retard', filters: { overdue: 'true' }, sort: ['ask_delivery_date', 'asc'] },
      { label: 'Écarts annoncés', filters: { progress: 'gaps' } },
      { label: 'Remplacements proposés', filters: { progress: 'proposed' } },
      { label: 'Reliquats', filters: { progress: 'remainder' } },
    ],
  },
})
