import { trackedFamily, trackedFamilyAnswer, trackedSeries } from '../../resources/pricing/quotation-answers'
import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { listTracked, readSeries, readTracked } from './quotation-tracking'

const tag = 'Suivi des cotations'
const idOf = (label: string) => ({ id: f.int({ label, required: true, min: 1 }) }) as const

/** « Suivi des cotations »: the market beside the suppliers' prices (domain §10.3). */
export const quotationCalls: Call[] = [
  defineCall('GET /quotation-tracking', 'viewPriceUpdate', {
    shape: {
      summary: 'Les familles qui suivent une cotation, et leurs prochaines mises à jour',
      tag,
      listed: true,
      answers: { data: many('Familles', trackedFamily), today: told.date("Aujourd'hui") },
    },
    run: ({ context, actor }) =>
      context.db.read(actor, (tx) => listTracked(workOf(context.db, tx, context.now()))),
  }),
  defineCall('GET /quotation-tracking/{id}', 'viewPriceUpdate', {
    shape: {
      summary: "Les produits cotés d'une famille, avec les prix des fournisseurs",
      tag,
      params: idOf('Famille'),
      answers: trackedFamilyAnswer,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readTracked(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('GET /quotation-tracking/product/{id}', 'viewPriceUpdate', {
    shape: {
      summary: "Deux ans de cotation et de prix d'un produit",
      tag,
      params: idOf('Produit'),
      answers: trackedSeries,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readSeries(workOf(context.db, tx, context.now()), id)),
  }),
]
