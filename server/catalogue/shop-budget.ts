import { budgetAnswer } from '../../resources/catalogue/answers'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { budgetOf } from '../trade/budget'
import { memberOf } from '../trade/member'

/** What a member has ordered this year, month by month, against its annual food budget. */
export const budgetCall: Call = defineCall('GET /catalog/budget', 'viewCart', {
  shape: {
    summary: "Commandes de l'année d'un adhérent, par mois, et son budget alimentaire",
    tag: 'Catalogue',
    query: {
      adherentId: f.int({ label: 'Adhérent', required: true, min: 1 }),
      isGroup: f.bool({ label: "L'adhérent est un groupe" }),
    },
    answers: budgetAnswer,
  },
  run: ({ context, actor, query }) =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      return budgetOf(work, await memberOf(work, query.adherentId, query.isGroup === true))
    }),
})
