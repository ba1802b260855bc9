import type { Perimeter, Perimeters } from '../trade/perimeter'

const none: Perimeter = { backOffice: false, supplier: false, adherent: false }

/** What the server keeps of itself is read by calls of its own. */
export const journalPolicies: Perimeters = {
  journal_shipment: none,
  system_sample: none,
  system_alert: none,
  client_error: none,
}
