import { defineEndpoint } from '../schema/endpoint'
import { asked, pick } from '../schema/pick'
import { tender } from './tender'

const { signed_on } = tender.fields

/** How far a public award has come. */
const awardSteps = pick(tender, ['signable_on', 'signed_on', 'notified_on', 'market_openning_date'])

const award = { permission: 'awardTender', tag: "Appels d'offres", answers: awardSteps } as const

/** What follows the award of a public tender: its signature after the standstill, then its notification. */
export const tenderAwards = {
  sign: defineEndpoint('PUT /tender/{id}/sign', {
    ...award,
    summary: "Enregistre la signature d'un marché public, après le délai de suspension",
    body: { signed_on: asked(signed_on, { required: true }) },
  }),
  notify: defineEndpoint('PUT /tender/{id}/notify', {
    ...award,
    summary: 'Notifie un marché public signé à ses titulaires',
  }),
} as const
