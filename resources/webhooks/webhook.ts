import { f } from '../schema/f'
import { lookup } from '../schema/lookup'
import { defineResource } from '../schema/resource'

/** What may be told to another program, and what one must be allowed to read for it. */
export const webhookEvents = lookup({
  'order.sent': 'Commande envoyée',
  'order.read': 'Commande lue par le fournisseur',
  'order.confirmed': 'Commande confirmée par le fournisseur',
  'order.received': 'Commande reçue',
  'order.cancelled': 'Commande annulée',
  'reception.signed': 'Réception signée',
  'reception.undone': 'Réception annulée',
  'article.created': 'Article créé',
  'article.updated': 'Article modifié',
  'article.deleted': 'Article supprimé',
  'price.changed': 'Prix créé, modifié ou supprimé',
} as const)
export type WebhookEvent = keyof typeof webhookEvents

/** Sent when somebody asks for it, so that the far side can be tried. */
export const trialEvent = 'webhook.test'

/** An address to which what happens is sent, signed, in the name of the person who keeps it. */
export const webhook = defineResource('webhook', {
  label: ['Webhook', 'Webhooks'],
  title: 'label',
  access: { view: 'manageWebhooks' },
  imports: false,
  restores: false,
  journal: {
    create: 'webhook_made',
    update: 'webhook_changed',
    'update:stopped_at': 'webhook_stopped',
    delete: 'webhook_removed',
  },
  fields: {
    label: f.text({ label: 'Nom', required: true, min: 2, max: 80 }),
    url: f.text({ label: 'Adresse', required: true, max: 500, help: 'Elle commence par https://' }),
    events: f.list({ label: 'Événements', options: webhookEvents }),
    active: f.bool({ label: 'Actif', required: true, default: true }),
    user_id: f.ref('user', { label: 'Au nom de', required: true, readonly: true }),
    /** Sealed: the server signs with it. */
    sealed_secret: f.text({ label: 'Secret', max: 200, secret: true }),
    /** Failed tries in a row. */
    failures: f.int({ label: 'Échecs de suite', required: true, default: 0, readonly: true }),
    stopped_at: f.dateTime({ label: 'Arrêté le', readonly: true }),
  },
})

const kept = { access: { view: 'serverOnly' }, untracked: true, hardDelete: true, imports: false } as const

/** Something that happened, written down in its own transaction by the database where somebody wants to know. */
export const webhookEvent = defineResource('webhook_event', {
  ...kept,
  label: ['Événement', 'Événements'],
  title: 'type',
  fields: {
    type: f.text({ label: 'Type', required: true, max: 40 }),
    /** Rows that it is about. */
    ids: f.json({ label: 'Éléments' }),
    /** Of a trial: the only webhook that is told. */
    webhook_id: f.ref('webhook', { label: 'Webhook' }),
    told_at: f.dateTime({ label: 'Réparti le' }),
  },
  indexes: [['told_at']],
})

export const deliveryStates = lookup({
  queued: { label: 'En attente', tone: 'orange' },
  sent: { label: 'Envoyé', tone: 'green' },
  failed: { label: 'Abandonné', tone: 'red' },
} as const)

/** What is sent to one webhook, and what became of it. */
export const webhookDelivery = defineResource('webhook_delivery', {
  ...kept,
  label: ['Envoi', 'Envois'],
  title: 'type',
  fields: {
    webhook_id: f.ref('webhook', { label: 'Webhook', required: true }),
    event_id: f.ref('webhook_event', { label: 'Événement', required: true }),
    type: f.text({ label: 'Type', required: true, max: 40 }),
    about: f.text({ label: 'Objet', max: 120 }),
    /** The bytes that are signed, the same at each try. */
    body: f.longText({ label: 'Contenu', max: 1_000_000 }),
    /** Whose rows it tells of, as its person's lists stood when it was written. */
    scope: f.json({ label: 'Périmètre' }),
    state: f.select(deliveryStates, { label: 'État', required: true, default: 'queued' }),
    attempts: f.int({ label: 'Essais', required: true, default: 0 }),
    next_attempt_at: f.dateTime({ label: 'Prochain essai' }),
    leased_until: f.dateTime({ label: 'Réservation' }),
    code: f.int({ label: 'Réponse' }),
    duration_ms: f.int({ label: 'Durée', unit: 'ms' }),
    error: f.text({ label: 'Erreur', max: 500 }),
    ended_at: f.dateTime({ label: 'Terminé le' }),
  },
  indexes: [
    ['state', 'next_attempt_at'],
    ['webhook_id', 'id'],
  ],
  unique: [{ fields: ['webhook_id', 'event_id'] }],
})
