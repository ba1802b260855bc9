import { user } from '../accounts/user'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { deliveryStates, webhook, webhookDelivery } from './webhook'

/** A webhook without what became of its last delivery. */
const shownWebhook = {
  ...pick(webhook, ['id', 'label', 'url', 'events', 'active', 'failures', 'stopped_at', 'user_id']),
  User: one('Personne', pick(user, ['first_name', 'last_name'])),
}
export type ShownWebhook = Answer<typeof shownWebhook>

/** One of `GET /webhooks`. */
export const webhookAnswer = {
  ...shownWebhook,
  last_state: maybe(f.select(deliveryStates, { label: 'Dernier envoi' })),
}
export type WebhookAnswer = Answer<typeof webhookAnswer>

export const deliveryNames = [
  ...(['id', 'type', 'about', 'state', 'attempts', 'code', 'duration_ms', 'error'] as const),
  ...(['createdAt', 'next_attempt_at', 'ended_at'] as const),
] as const

/** One of `GET /webhooks/{id}/deliveries`. */
export const deliveryAnswer = pick(webhookDelivery, deliveryNames)
export type DeliveryAnswer = Answer<typeof deliveryAnswer>

/** What a new webhook, or a new secret of one, answers: the secret, this once. */
export const webhookSecret = { id: told.ref('webhook', 'Webhook'), secret: told.text('Secret') }
export type WebhookSecret = Answer<typeof webhookSecret>
