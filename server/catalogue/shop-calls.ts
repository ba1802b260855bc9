import { shopEndpoints } from '../../resources/catalogue/shop-endpoints'
import { parisDay } from '../../resources/schema/paris-time'
import { answering, searchSeconds } from '../api/answering'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import { type Work, workOf } from '../api/work'
import { type Actor, may } from '../database/actor'
import { budgetOf } from '../trade/budget'
import { memberOf } from '../trade/member'
import { orderabilityOf } from './orderability'
import { priceHistories } from './price-history'
import { readOutlook } from './price-outlook'
import { shopAnswer, shopQuestionOf } from './shop-answer'
import { rememberCounts } from './shop-facets'
import { keepFavourite } from './shop-favourite'
import { readInCart } from './shop-in-cart'

/** Who reads prices somewhere reads where they come from. */
const priceReaders = [
  ...['viewCatalog', 'viewCart', 'viewCatalogAdmin', 'viewPriceUpdate'],
  ...['viewMyCatalog', 'answerPriceUpdate'],
]

function requireOne(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.some((permission) => may(actor, permission))) throw new ApiError('err403')
}

type Whose = { adherentId: number; isGroup?: boolean | null | undefined }
const memberIn = (work: Work, { adherentId, isGroup }: Whose) => memberOf(work, adherentId, isGroup === true)

/** The catalogues of the front office, and where a price comes from. */
export const shopCalls: Call[] = serve(shopEndpoints, {
  search: ({ context, actor, body }) => {
    const question = shopQuestionOf(body)
    const remember = rememberCounts(context.db.memory)
    return answering(() =>
      context.db.read(
        actor,
        (tx) => shopAnswer(workOf(context.db, tx, context.now()), question, remember),
        searchSeconds,
      ),
    )
  },
  inCart: async ({ work, query }) => readInCart(work, await memberIn(work, query)),
  budget: async ({ work, query }) => budgetOf(work, await memberIn(work, query)),
  outlook: async ({ work, query }) => readOutlook(work, await memberIn(work, query)),
  favourite: async ({ work, params: { id }, body: { adherent_id, favourite } }) => {
    await memberOf(work, adherent_id, false)
    await keepFavourite(work, adherent_id, { article_id: id, favourite })
    return { id, favourite }
  },
  orderability: async ({ actor, work, params: { id }, query }) => {
    requireOne(actor, ['viewCatalog', 'viewCatalogAdmin'])
    const member = await memberIn(work, query)
    return orderabilityOf(work, id, { member, day: query.date ?? parisDay(work.now) })
  },
  priceHistories: async ({ actor, work, body: { article_ids, adherent_id, is_group } }) => {
    requireOne(actor, priceReaders)
    const member = adherent_id ? await memberOf(work, adherent_id, is_group === true) : undefined
    return { data: await priceHistories(work, article_ids, member) }
  },
})
