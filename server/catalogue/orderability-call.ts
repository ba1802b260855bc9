import { orderabilityAnswer } from '../../resources/catalogue/answers'
import { reasonsAgainstOrder } from '../../resources/catalogue/orderability'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { workOf } from '../api/work'
import { may } from '../database/actor'
import { memberOf } from '../trade/member'
import { orderabilitySentence } from '../trade/orderability-sentence'
import { readFacts } from './orderability-facts'

/** « Pourquoi cet article n'est-il pas commandable ? » */
export const orderabilityCall: Call = defineCall('GET /article/{id}/orderability', 'signedIn', {
  shape: {
    summary: "Pourquoi un article est, ou n'est pas, commandable par un adhérent",
    tag: 'Articles',
    params: { id: f.int({ label: 'Article', required: true, min: 1 }) },
    query: {
      adherentId: f.int({ label: 'Adhérent', required: true, min: 1 }),
      isGroup: f.bool({ label: "L'adhérent est un groupe" }),
      date: f.date({ label: 'Date' }),
    },
    answers: orderabilityAnswer,
  },
  run: ({ context, actor, params, query }) => {
    if (!may(actor, 'viewCatalog') && !may(actor, 'viewCatalogAdmin')) throw new ApiError('err403')
    return context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const member = await memberOf(work, query.adherentId, query.isGroup === true)
      const asked = { member, day: query.date ?? parisDay(context.now()) }
      const { facts, price, names, supplierId } = await readFacts(work, params.id, asked)
      const codes = reasonsAgainstOrder(facts)
      return {
        article_id: params.id,
        date: asked.day,
        supplier_id: supplierId,
        platform_id: facts.served.platformId,
        visible: codes.every((code) => code === 'no_price'),
        orderable: codes.length === 0,
        price: price ?? null,
        reasons: codes.map((code) => ({ code, message: orderabilitySentence(code, facts, names) })),
      }
    })
  },
})
