import { closeConsultations, runMarkets } from '../tenders/tender-clock'
import { defineJob } from './define-job'

/** What the clock does to tenders (domain §9.2). */
export const tenderJobs = [
  defineJob({
    name: 'tender_closing',
    label: 'Clôture des consultations',
    every: 1,
    run: closeConsultations,
  }),
  defineJob({ name: 'tender_markets', label: 'Débuts et fins de marchés', at: '00:05', run: runMarkets }),
] as const
