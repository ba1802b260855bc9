import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import {
  averagePrices,
  awaited,
  indicatorsAnswer,
  priceOrders,
  statistics,
  statisticsOrders,
  supplierScores,
} from '../../resources/statistics/answers'
import { type Dimension, dimensionNames, dimensions } from '../../resources/statistics/dimensions'
import { scope } from '../../resources/statistics/scope'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { attachment } from '../api/files/disposition'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { type Asked, refuseOthers } from './asked'
import { bridgeCalls } from './bridge-calls'
import { writeIndicators } from './export-indicators'
import { writeScores } from './export-scores'
import { writeStatistics } from './export-statistics'
import { readAwaited } from './read-awaited'
import { readIndicators } from './read-indicators'
import { readStatisticsOrders } from './read-orders'
import { readPriceOrders, readPrices } from './read-prices'
import { readScores } from './read-scores'
import { readStatistics } from './read-statistics'

const tag = 'Statistiques'
const access = 'viewStatistics'
const labels = Object.fromEntries(dimensionNames.map((name) => [name, dimensions[name].label]))
const paging = {
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.int({ label: 'Nombre', min: 1, max: 200 }),
} as const
const figure = f.select({ received: 'Achats HT', orders: 'Commandes' }, { label: 'Chiffre' })
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const by = f.select(labels as Record<Dimension, string>, { label: 'Par', required: true })

/** Reads figures of what the actor sees; another one's member, group or service is refused. */
const reading = <T>(
  { context, actor }: { context: Context; actor: Actor },
  asked: Asked,
  read: (work: Work) => Promise<T>,
): Promise<T> =>
  context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    await refuseOthers(work, asked)
    return read(work)
  })

/** Figures of what was received, of the orders that one sees (domain §14). */
export const statisticsCalls: Call[] = [
  defineCall('GET /statistics', access, {
    shape: {
      summary: "Achats reçus d'une période, par mois, fournisseur, famille… et la même période un an avant",
      tag,
      query: { ...scope, by },
      answers: statistics,
    },
    run: ({ query: { by: dimension, ...asked }, ...who }) =>
      reading(who, asked, (work) => readStatistics(work, asked, dimension)),
  }),
  defineCall('GET /statistics/orders', access, {
    shape: {
      summary: 'Les commandes derrière un chiffre',
      tag,
      query: { ...scope, ...paging, figure },
      answers: statisticsOrders,
    },
    run: ({ query: { offset, limit, figure: of, ...asked }, ...who }) =>
      reading(who, asked, (work) =>
        readStatisticsOrders(work, asked, {
          offset: offset ?? 0,
          limit: limit ?? 50,
          figure: of ?? 'received',
        }),
      ),
  }),
  defineCall('GET /statistics/indicators', access, {
    shape: {
      summary: 'Indice des prix, avoirs récupérés, délai de validation et couverture, et un an avant',
      tag,
      query: { ...scope, by },
      answers: indicatorsAnswer,
    },
    run: ({ query: { by: dimension, ...asked }, ...who }) =>
      reading(who, asked, (work) => readIndicators(work, asked, dimension)),
  }),
  defineCall('GET /statistics/indicators/workbook', access, {
    shape: {
      summary: 'Les mêmes indicateurs et les prix moyens dans un classeur',
      tag,
      query: { ...scope, by },
      file: workbookType,
    },
    run: async ({ query: { by: dimension, ...asked }, reply, ...who }) => {
      const { name, book } = await reading(who, asked, (work) => writeIndicators(work, asked, dimension))
      attachment(reply, name, workbookType)
      return reply.send(book)
    },
  }),
  defineCall('GET /statistics/prices', access, {
    shape: {
      summary: "Le prix moyen payé de chaque article, et celui d'un an avant",
      tag,
      listed: true,
      query: scope,
      answers: averagePrices,
    },
    run: ({ query, ...who }) => reading(who, query, (work) => readPrices(work, query)),
  }),
  defineCall('GET /statistics/prices/orders', access, {
    shape: {
      summary: 'Les commandes derrière un prix moyen',
      tag,
      query: { ...scope, ...paging, article_id: f.int({ label: 'Article', required: true, min: 1 }) },
      answers: priceOrders,
    },
    run: ({ query: { offset, limit, ...asked }, ...who }) =>
      reading(who, asked, (work) =>
        readPriceOrders(work, asked, { offset: offset ?? 0, limit: limit ?? 50 }),
      ),
  }),
  defineCall('GET /statistics/suppliers', access, {
    shape: {
      summary: 'La note de chaque fournisseur et sa fiabilité',
      tag,
      listed: true,
      query: scope,
      answers: supplierScores,
    },
    run: ({ query, ...who }) => reading(who, query, (work) => readScores(work, query)),
  }),
  defineCall('GET /statistics/suppliers/workbook', access, {
    shape: { summary: 'Les mêmes notes dans un classeur', tag, query: scope, file: workbookType },
    run: async ({ query, reply, ...who }) => {
      const { name, book } = await reading(who, query, (work) => writeScores(work, query))
      attachment(reply, name, workbookType)
      return reply.send(book)
    },
  }),
  defineCall('GET /statistics/awaited', access, {
    shape: {
      summary: 'Les réponses attendues des fournisseurs, et celles reçues',
      tag,
      listed: true,
      answers: { data: many('Réponses attendues', awaited) },
    },
    run: ({ context, actor }) =>
      context.db.read(actor, (tx) => readAwaited(workOf(context.db, tx, context.now()))),
  }),
  defineCall('GET /statistics/workbook', access, {
    shape: {
      summary: 'Les mêmes chiffres dans un classeur',
      tag,
      query: { ...scope, by },
      file: workbookType,
    },
    run: async ({ query: { by: dimension, ...asked }, reply, ...who }) => {
      const { name, book } = await reading(who, asked, (work) => writeStatistics(work, asked, dimension))
      attachment(reply, name, workbookType)
      return reply.send(book)
    },
  }),
  ...bridgeCalls,
]
