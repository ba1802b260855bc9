import type { Perimeter, Perimeters } from '../trade/perimeter'

const none: Perimeter = { backOffice: false, supplier: false, adherent: false }

/** What is sent is read by the server alone; a webhook is its person's (`server/accounts/policies.ts`). */
export const webhookPolicies: Perimeters = { webhook_event: none, webhook_delivery: none }
