import type { AnyResource } from '../schema/resource'
import { webhook, webhookDelivery, webhookEvent } from './webhook'

/** What is told to other programs. */
export const webhookResources: readonly AnyResource[] = [webhook, webhookEvent, webhookDelivery]
