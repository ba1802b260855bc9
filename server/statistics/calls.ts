import { f } from '../../resources/schema/f'
import { dimensionNames, dimensions } from '../../resources/statistics/dimensions'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { workOf } from '../api/work'
import { scope } from './asked'
import { writeStatistics } from './export-statistics'
import { readStatisticsOrders } from './read-orders'
import { readStatistics } from './read-statistics'

const tag = 'Statistiques'
const access = 'viewStatistics'
const named = Object.fromEntries(dimensionNames.map((name) => [name, dimensions[name].label]))
const by = f.select(named as Record<(typeof dimensionNames)[number], string>, {
  label: 'Par',
  required: true,
})

/** Figures of what was received, of the orders that one sees (domain §14). */
export const statisticsCalls: Call[] = [
  defineCall(
    'GET /statistics',
    access,
    {
      summary: "Achats reçus d'une période, par mois, fournisseur, famille… et la même période un an avant",
      tag,
      query: { ...scope, by },
    },
    ({ context, actor, query: { by: dimension, ...asked } }) =>
      context.db.read(actor, (tx) => readStatistics(workOf(context.db, tx, context.now()), asked, dimension)),
  ),
  defineCall(
    'GET /statistics/orders',
    access,
    {
      summary: 'Les commandes derrière un chiffre',
      tag,
      query: {
        ...scope,
        offset: f.int({ label: 'Début', min: 0 }),
        limit: f.int({ label: 'Nombre', min: 1, max: 200 }),
      },
    },
    ({ context, actor, query: { offset, limit, ...asked } }) =>
      context.db.read(actor, (tx) =>
        readStatisticsOrders(workOf(context.db, tx, context.now()), asked, {
          offset: offset ?? 0,
          limit: limit ?? 50,
        }),
      ),
  ),
  defineCall(
    'GET /statistics/workbook',
    access,
    { summary: 'Les mêmes chiffres dans un classeur', tag, query: { ...scope, by } },
    async ({ context, actor, query: { by: dimension, ...asked }, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writeStatistics(workOf(context.db, tx, context.now()), asked, dimension),
      )
      attachment(reply, name, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      return reply.send(book)
    },
  ),
]
