import { webhook, webhookDelivery, webhookEvent } from './webhook'

/** What is told to other programs. */
export const webhookResources = [webhook, webhookEvent, webhookDelivery] as const
