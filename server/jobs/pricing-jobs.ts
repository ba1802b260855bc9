import type { Context } from '../api/context'
import { repriceCarts } from '../orders/daily-orders'
import { applyCampaigns, applyTime, followApplied } from '../pricing/apply-campaign'
import { closeCampaigns } from '../pricing/follow-campaign'
import { remindOfPrices } from '../pricing/remind-suppliers'
import { tellPriceDates } from '../pricing/tell-price-dates'
import { defineJob } from './define-job'

const followCarts = (context: Context, now: Date) => followApplied(context, now, repriceCarts)

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
    run: async (context, now) => {
      const said = [await applyCampaigns(context, now), await followCarts(context, now)]
      return said.filter(Boolean).join('. ') || undefined
    },
  }),
  defineJob({
    name: 'price_update_carts',
    label: 'Paniers après une mise à jour des prix',
    every: 1,
    run: followCarts,
  }),
  defineJob({
    name: 'price_update_reminders',
    label: 'Rappels des mises à jour des prix (J-7, J-2, jour J)',
    at: '08:00',
    run: remindOfPrices,
  }),
  defineJob({
    name: 'price_dates',
    label: 'Annonce des prix à venir aux adhérents (7 jours avant)',
    every: 60,
    run: tellPriceDates,
  }),
] as const
