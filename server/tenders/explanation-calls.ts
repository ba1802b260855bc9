import { explanationEndpoints, lowOfferEndpoints } from '../../resources/tenders/explanation-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { forOneSupplier } from '../trade/standing-for'
import { compareLot } from './compare-lot'
import { askExplanation, explainOffer, judgeExplanation } from './explanations'
import { answeringSupplier } from './own-answer'
import { ownExplanations } from './read-explanations'

/** The exchange on offers that look abnormally low (5-doors §5). */
export const explanationCalls: Call[] = [
  ...serve(lowOfferEndpoints, {
    ask: async ({ context, work, params: { id }, body }) => {
      await askExplanation(context, work, { lotId: id, asked: body })
      return compareLot(work, id)
    },
    judge: async ({ work, params: { id }, body }) => {
      await judgeExplanation(work, id, body)
      return compareLot(work, id)
    },
  }),
  ...forOneSupplier(
    serve(explanationEndpoints, {
      explain: async ({ work, params: { id, explanation }, body }) => {
        await explainOffer(work, id, { id: explanation, ...body })
        return { data: await ownExplanations(work, id, answeringSupplier(work)) }
      },
    }),
  ),
]
