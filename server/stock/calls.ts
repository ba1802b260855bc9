import { f } from '../../resources/schema/f'
import { told } from '../../resources/schema/told'
import { cardAnswer, foundItems, stateAnswer as stateFields } from '../../resources/stock/answers'
import { mealCostAnswer } from '../../resources/stock/inventory-answers'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { workOf } from '../api/work'
import { may } from '../database/actor'
import { refuseStrange } from '../trade/stock-member'
import { findItems } from './find-items'
import { inventoryCalls } from './inventory-calls'
import { mealCost } from './meal-cost'
import { stockPdfCalls } from './pdf-calls'
import { rebuildLevels } from './rebuild-levels'
import { stockCard } from './stock-card'
import { stateAnswer } from './stock-state'
import { voucherCalls } from './voucher-calls'

const tag = 'Stock'
const params = { adherentId: f.int({ label: 'Adhérent', required: true, min: 1 }) } as const
const period = { from: f.date({ label: 'Du' }), to: f.date({ label: 'Au' }) } as const

const stateCalls: Call[] = [
  defineCall('GET /stock/{adherentId}/state', 'viewStockEntry', {
    shape: {
      summary: "État du stock d'un adhérent, avec sa valeur",
      tag,
      answers: stateFields,
      params,
      listed: true,
    },
    run: ({ context, actor, params: { adherentId } }) =>
      context.db.read(actor, (tx) => stateAnswer(workOf(context.db, tx, context.now()), adherentId)),
  }),
  defineCall('GET /stock/{adherentId}/card/{key}', 'viewStockEntry', {
    shape: {
      summary: "Fiche de stock d'un article : niveau et mouvements",
      tag,
      answers: cardAnswer,
      params: { ...params, key: f.text({ label: 'Article', required: true, max: 20 }) },
      query: period,
    },
    run: ({ context, actor, params: asked, query }) =>
      context.db.read(actor, (tx) =>
        stockCard(workOf(context.db, tx, context.now()), { ...asked, ...query }),
      ),
  }),
  defineCall('GET /stock/{adherentId}/item', 'signedIn', {
    shape: {
      summary: "Articles qu'une ligne peut nommer",
      tag,
      answers: foundItems,
      params,
      query: {
        search: f.text({ label: 'Recherche', max: 100 }),
        held: f.bool({ label: 'En stock seulement' }),
      },
    },
    run: ({ context, actor, params: { adherentId }, query }) => {
      if (!['viewStockEntry', 'viewStockExit', 'viewInventory'].some((one) => may(actor, one)))
        throw new ApiError('err403')
      return context.db.read(actor, (tx) =>
        findItems(workOf(context.db, tx, context.now()), {
          adherentId,
          search: query.search ?? '',
          held: query.held === true,
        }),
      )
    },
  }),
  defineCall('GET /stock/{adherentId}/meal-cost', 'viewStockExit', {
    shape: { summary: 'Coût par repas', tag, answers: mealCostAnswer, params, query: period },
    run: ({ context, actor, params: { adherentId }, query }) =>
      context.db.read(actor, (tx) =>
        mealCost(workOf(context.db, tx, context.now()), { adherentId, ...query }),
      ),
  }),
  defineCall('PUT /stock/{adherentId}/rebuild', 'validateInventory', {
    shape: {
      summary: 'Recalculer les niveaux à partir du registre',
      tag,
      params,
      answers: { changed: told.int('Articles changés') },
    },
    run: ({ context, actor, params: { adherentId } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await refuseStrange(work, adherentId)
        return { changed: await rebuildLevels(work, adherentId) }
      }),
  }),
]

/** The stock's own calls. */
export const stockCalls: Call[] = [...stateCalls, ...stockPdfCalls, ...voucherCalls, ...inventoryCalls]
