import { answeredOrder } from '../../resources/orders/answers'
import { substituteOptionsAnswer } from '../../resources/orders/substitution'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { byActor } from '../trade/order-events'
import { tryDecideSubstitutes } from './decide-substitutes'
import { orderId, tag } from './fields'
import { requireMember } from './may'
import { thrown } from './or-held'
import { getOrder, lockOrder } from './order-row'
import { readOrder } from './read-order'
import { substituteOptions } from './substitute-options'
import { warnedOfProposal } from './warn-proposal'

/** What is answered to a supplier's proposals, by their numbers. */
export const decisionRows = f.rows(
  {
    id: f.int({ label: 'Remplacement', required: true, min: 1 }),
    decision: f.select({ accepted: 'Accepter', refused: 'Refuser' }, { label: 'Réponse', required: true }),
  },
  { label: 'Réponses', required: true, max: 400 },
)

export const optionFields = {
  line_id: f.int({ label: 'Ligne', required: true, min: 1 }),
  search: f.text({ label: 'Recherche', max: 100 }),
}

const options: Call = defineCall('GET /order/{id}/substitutes', 'confirmOrder', {
  shape: {
    summary: "Articles de son catalogue qu'un fournisseur peut proposer pour une ligne",
    tag,
    answers: substituteOptionsAnswer,
    params: orderId,
    query: optionFields,
  },
  run: ({ context, actor, params, query }) =>
    context.db.read(actor, async (tx) => {
      const order = await getOrder({ tx }, params.id)
      const asked = { lineId: query.line_id, search: query.search ?? '', now: context.now() }
      return { data: await tx.beyond('orders', (all) => substituteOptions(all, order, asked)) }
    }),
})

const decide: Call = defineCall('PUT /order/{id}/substitutions', 'updateCart', {
  shape: {
    summary: 'Accepter ou refuser les articles que le fournisseur propose',
    tag,
    answers: answeredOrder,
    params: orderId,
    body: { decisions: decisionRows },
  },
  run: async ({ context, actor, params, body }) => {
    requireMember(actor)
    const decided = await context.db.write(actor, async (tx) => {
      const order = await lockOrder({ tx }, params.id)
      const held = await tx.beyond('orders', (all) =>
        tryDecideSubstitutes(all, order, {
          context,
          decisions: body.decisions,
          by: byActor(actor),
          channel: 'app',
        }),
      )
      if (held) return held
      const now = context.now()
      const answered = await readOrder(workOf(context.db, tx, now), params.id)
      const warned = await tx.beyond('orders', (all) => warnedOfProposal(all, params.id, now))
      return { ...answered, warned }
    })
    return thrown(decided)
  },
})

/** What a supplier may propose, and what a member answers. */
export const substitutionCalls: Call[] = [options, decide]
