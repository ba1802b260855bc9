import { defineEndpoint } from '../schema/endpoint'
import { many } from '../schema/pick'
import { told } from '../schema/told'
import { trackedFamily, trackedFamilyAnswer, trackedSeries } from './quotation-answers'

const reading = { permission: 'viewPriceUpdate', tag: 'Suivi des cotations', of: 'quotations' } as const

/** « Suivi des cotations »: the market beside the suppliers' prices (domain §10.3). */
export const quotationEndpoints = {
  families: defineEndpoint('GET /quotation-tracking', {
    ...reading,
    summary: 'Les familles qui suivent une cotation, et leurs prochaines mises à jour',
    listed: true,
    answers: { data: many('Familles', trackedFamily), today: told.date("Aujourd'hui") },
  }),
  family: defineEndpoint('GET /quotation-tracking/{id}', {
    ...reading,
    summary: "Les produits cotés d'une famille, avec les prix des fournisseurs",
    answers: trackedFamilyAnswer,
  }),
  series: defineEndpoint('GET /quotation-tracking/product/{id}', {
    ...reading,
    summary: "Deux ans de cotation et de prix d'un produit",
    answers: trackedSeries,
  }),
} as const
