import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { orderReaders } from './order'
import { orderEvents } from './states'

const access = { view: 'viewOrderTracking', read: orderReaders }

export const decisions = {
  pending: { label: 'En attente', tone: 'orange' },
  validated: { label: 'Validée', tone: 'green' },
  refused: { label: 'Refusée', tone: 'red' },
} as const

/** A level of approval of one round: who is expected, who decided and for whom (domain §5.5). */
export const orderValidation = defineResource('order_validation', {
  label: ['Validation', 'Validations'],
  model: 'Order_validation',
  title: 'decision',
  access,
  imports: false,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    round: f.int({ label: 'Tour', required: true, min: 1 }),
    level: f.select({ '1': 'Niveau 1', '2': 'Niveau 2' }, { label: 'Niveau', required: true }),
    expected_user_id: f.ref('user', { label: 'Valideur attendu', required: true, as: 'ExpectedUser' }),
    deciding_user_id: f.ref('user', { label: 'Décidé par', as: 'DecidingUser' }),
    on_behalf_of: f.ref('user', { label: 'Pour', as: 'OnBehalfOf' }),
    decision: f.select(decisions, {
      label: 'Décision',
      required: true,
      default: 'pending',
    }),
    reason: f.text({ label: 'Motif', max: 500 }),
    decided_at: f.dateTime({ label: 'Décidée le' }),
    channel: f.select({ app: 'Application', mail: 'E-mail' }, { label: 'Par' }),
  },
  unique: [{ fields: ['order_id', 'round', 'level'] }],
  indexes: [['expected_user_id', 'decision']],
})

/** A link sent by mail: only the hash of its secret is kept. */
export const orderToken = defineResource('order_token', {
  label: ['Lien de commande', 'Liens de commande'],
  model: 'Order_token',
  title: 'purpose',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    purpose: f.select(
      {
        download: 'Téléchargement',
        confirm: 'Confirmation',
        decide: 'Décision',
        substitute: 'Remplacements',
      },
      { label: 'Usage', required: true },
    ),
    token_hash: f.text({ label: 'Empreinte', required: true, max: 64, unique: true, secret: true }),
    /** Who decides with it, in which round. */
    user_id: f.ref('user', { label: 'Utilisateur' }),
    round: f.int({ label: 'Tour', min: 0 }),
    expires_at: f.dateTime({ label: 'Expire le', required: true }),
    used_at: f.dateTime({ label: 'Utilisé le' }),
  },
})

/** When the clock sends a cart, and in whose name (5-doors §1, Q). */
export const orderSending = defineResource('order_sending', {
  label: ['Envoi prévu', 'Envois prévus'],
  model: 'Order_sending',
  title: 'send_at',
  access,
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    send_at: f.dateTime({ label: 'Envoi le', required: true }),
    user_id: f.ref('user', { label: 'Prévu par', required: true }),
    is_budget_confirmed: f.bool({ label: 'Dépassement de budget confirmé', required: true, default: false }),
  },
  unique: [{ fields: ['order_id'] }],
  indexes: [['send_at']],
})

/** The timeline of an order (domain §5.9): written in the transaction of what it tells, never changed. */
export const orderEvent = defineResource('order_event', {
  label: ['Événement de commande', 'Événements de commande'],
  model: 'Order_event',
  title: 'type',
  access,
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    order_id: f.ref('order', { label: 'Commande', required: true }),
    type: f.select(orderEvents, { label: 'Événement', required: true }),
    payload: f.json({ label: 'Détail' }),
    user_id: f.ref('user', { label: 'Par' }),
  },
  indexes: [['order_id', 'createdAt']],
  list: { columns: ['createdAt', 'type', 'user_id'], sort: ['createdAt', 'asc'] },
})
