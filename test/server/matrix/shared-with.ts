import type { Side } from './people'

/**
 * What each side sees of everybody by design, although it leads to an owner (domain §1.7): a new name here is a decision.
 * The catalogue and the suppliers are the whole back office's; services are known by their labels.
 */
export const sharedWith: Record<Side, readonly string[]> = {
  backOffice: [
    ...['user', 'supplier', 'platform', 'closing_period', 'supplier_coverage', 'article', 'anomaly'],
    ...['order_tax', 'tax', 'deposit', 'flatfee', 'notescale', 'frequencyscale', 'delayscale'],
    ...['webhook', 'dashboardmessage', 'help_document', 'job_run', 'backup_run'],
  ],
  supplier: ['company'],
  adherent: ['company'],
}
