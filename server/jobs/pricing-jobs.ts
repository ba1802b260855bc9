import { applyCampaigns, applyTime } from '../pricing/apply-campaign'
import { closeCampaigns } from '../pricing/follow-campaign'
import { remindOfPrices } from '../pricing/remind-suppliers'
import { defineJob } from './define-job'

/** What the clock does to campaigns of prices (domain §10.1, §13.3). */
export const pricingJobs = [
  defineJob({
    name: 'price_update_closing',
    label: 'Clôture des mises à jour des prix',
    every: 1,
    run: closeCampaigns,
  }),
  defineJob({
    name: 'price_update_application',
    label: 'Application des mises à jour des prix',
    at: applyTime,
    run: applyCampaigns,
  }),
  defineJob({
    name: 'price_update_reminders',
    label: 'Rappels des mises à jour des prix (J-7, J-2, jour J)',
    at: '08:00',
    run: remindOfPrices,
  }),
] as const
