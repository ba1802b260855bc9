import { endRounds } from '../tenders/negotiate'
import { remindByClock } from '../tenders/remind-suppliers'
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
  defineJob({ name: 'tender_rounds', label: 'Clôture des négociations', every: 1, run: endRounds }),
  defineJob({ name: 'tender_markets', label: 'Débuts et fins de marchés', at: '00:05', run: runMarkets }),
  defineJob({
    name: 'tender_reminders',
    label: 'Rappels des consultations (J-7, J-2, jour J)',
    at: '08:00',
    run: remindByClock,
  }),
] as const
