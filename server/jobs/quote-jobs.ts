import { expireQuotes } from '../quotes/expire-quotes'
import { defineJob } from './define-job'

/** What the clock does to requests for quotes (domain §10.4). */
export const quoteJobs = [
  defineJob({ name: 'quote_expiry', label: 'Expiration des demandes de devis', every: 1, run: expireQuotes }),
] as const
