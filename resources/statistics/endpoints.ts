import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { xlsxType } from '../schema/media-type'
import { many } from '../schema/pick'
import { sheetFormat } from '../schema/sheet-format'
import {
  averagePrices,
  awaited,
  indicatorsAnswer,
  priceOrders,
  statistics,
  statisticsOrders,
  supplierScores,
} from './answers'
import { dimensionOptions } from './dimensions'
import { scope } from './scope'

const shared = { permission: 'viewStatistics', tag: 'Statistiques' } as const
const paging = {
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.int({ label: 'Nombre', min: 1, max: 200 }),
} as const
const toldApart = { ...scope, by: f.select(dimensionOptions, { label: 'Par', required: true }) } as const

/** Figures of what was received, of the orders that one sees (domain §14). */
export const statisticsEndpoints = {
  read: defineEndpoint('GET /statistics', {
    ...shared,
    summary: "Achats reçus d'une période, par mois, fournisseur, famille… et la même période un an avant",
    query: toldApart,
    answers: statistics,
  }),
  orders: defineEndpoint('GET /statistics/orders', {
    ...shared,
    summary: 'Les commandes derrière un chiffre',
    query: {
      ...scope,
      ...paging,
      figure: f.select({ received: 'Achats HT', orders: 'Commandes' }, { label: 'Chiffre' }),
    },
    answers: statisticsOrders,
  }),
  indicators: defineEndpoint('GET /statistics/indicators', {
    ...shared,
    summary: 'Indice des prix, avoirs récupérés, délai de validation et couverture, et un an avant',
    query: toldApart,
    answers: indicatorsAnswer,
  }),
  indicatorsWorkbook: defineEndpoint('GET /statistics/indicators/workbook', {
    ...shared,
    summary: 'Les mêmes indicateurs et les prix moyens dans un classeur',
    query: { ...toldApart, format: sheetFormat },
    file: xlsxType,
  }),
  prices: defineEndpoint('GET /statistics/prices', {
    ...shared,
    summary: "Le prix moyen payé de chaque article, et celui d'un an avant",
    listed: true,
    query: scope,
    answers: averagePrices,
  }),
  priceOrders: defineEndpoint('GET /statistics/prices/orders', {
    ...shared,
    summary: 'Les commandes derrière un prix moyen',
    query: { ...scope, ...paging, article_id: f.int({ label: 'Article', required: true, min: 1 }) },
    answers: priceOrders,
  }),
  suppliers: defineEndpoint('GET /statistics/suppliers', {
    ...shared,
    summary: 'La note de chaque fournisseur et sa fiabilité',
    listed: true,
    query: scope,
    answers: supplierScores,
  }),
  suppliersWorkbook: defineEndpoint('GET /statistics/suppliers/workbook', {
    ...shared,
    summary: 'Les mêmes notes dans un classeur',
    query: { ...scope, format: sheetFormat },
    file: xlsxType,
  }),
  awaited: defineEndpoint('GET /statistics/awaited', {
    ...shared,
    summary: 'Les réponses attendues des fournisseurs, et celles reçues',
    listed: true,
    answers: { data: many('Réponses attendues', awaited) },
  }),
  workbook: defineEndpoint('GET /statistics/workbook', {
    ...shared,
    summary: 'Les mêmes chiffres dans un classeur',
    query: { ...toldApart, format: sheetFormat },
    file: xlsxType,
  }),
} as const
