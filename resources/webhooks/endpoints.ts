import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { success } from '../schema/told'
import { deliveryAnswer, webhookAnswer, webhookSecret } from './answers'
import { webhook } from './webhook'

const shared = { permission: 'manageWebhooks', tag: 'Webhooks', opens: true } as const
const id = f.ref('webhook', { label: 'Webhook', required: true })
const ofOne = { ...shared, params: { id } } as const
const { label, url, events, active } = webhook.fields
const body = { label, url, events: { ...events, required: true } } as const

const unkeyed = 'it answers a secret, which is kept nowhere in clear'

/** Webhooks and what was sent to them. */
export const webhookEndpoints = {
  list: defineEndpoint('GET /webhooks', {
    ...shared,
    summary: 'Les webhooks que la personne voit',
    answers: [webhookAnswer],
    listed: true,
  }),
  create: defineEndpoint('POST /webhooks', {
    ...shared,
    summary: "Crée un webhook ; son secret n'est répondu qu'une fois",
    body,
    answers: webhookSecret,
    errors: ['err409'],
    unkeyed,
  }),
  change: defineEndpoint('PUT /webhooks/{id}', {
    ...ofOne,
    summary: "Modifie un webhook, qui agit désormais au nom de l'appelant",
    body: { ...body, active },
    answers: success,
  }),
  remove: defineEndpoint('DELETE /webhooks/{id}', {
    ...ofOne,
    summary: 'Supprime un webhook',
    answers: success,
  }),
  renew: defineEndpoint('POST /webhooks/{id}/secret', {
    ...ofOne,
    summary: 'Donne un nouveau secret ; le précédent ne signe plus rien',
    answers: webhookSecret,
    unkeyed,
  }),
  test: defineEndpoint('POST /webhooks/{id}/test', {
    ...ofOne,
    summary: "Envoie un événement d'essai à un webhook",
    answers: success,
    errors: ['err409'],
  }),
  deliveries: defineEndpoint('GET /webhooks/{id}/deliveries', {
    ...ofOne,
    summary: "Les 50 derniers envois d'un webhook",
    answers: [deliveryAnswer],
    listed: true,
  }),
  resend: defineEndpoint('POST /webhooks/{id}/deliveries/{delivery}/resend', {
    ...shared,
    params: { id, delivery: f.int({ label: 'Envoi', required: true, min: 1 }) },
    summary: 'Renvoie un envoi, avec le même contenu et le même identifiant',
    answers: success,
    errors: ['err409'],
  }),
} as const
