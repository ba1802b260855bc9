import { lotJudgement, tenderJudgement } from '../../resources/tenders/judgement-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { printed } from '../trade/printed'
import { judgeAdmissibility } from './admissibility'
import { awardTender } from './award-tender'
import { compareLot } from './compare-lot'
import { comparisonWorkbook } from './comparison-workbook'
import { decideLot } from './decide-lot'
import { essentialData } from './decp'
import { preparedProducts } from './lot-offers'
import { openRound, resumeAnalysis } from './negotiate'
import { openResponses } from './open-responses'
import { readRounds } from './read-rounds'
import { savingsOf } from './savings'
import { giveNote, scoreLot, simulateLot } from './score-lot'
import { readResponse, readResponses, readTenderPage } from './tender-answers'
import { letterSheet, openingSheet } from './tender-papers'

/** The opening of a tender's offers, what is judged and decided of them, and what is printed. */
export const judgementCalls: Call[] = [
  ...serve(tenderJudgement, {
    page: ({ work, params: { id } }) => readTenderPage(work, id),
    responses: ({ work, params: { id } }) => readResponses(work, id),
    response: ({ work, params: { id, response } }) => readResponse(work, id, response),
    open: ({ context, work, params: { id } }) => openResponses(context, work, id),
    rounds: ({ context, work, params: { id } }) => readRounds(context, work, id),
    negotiate: async ({ context, work, params: { id }, body }) => {
      await openRound(context, work, { id, asked: body })
      return readTenderPage(work, id)
    },
    resume: async ({ context, work, params: { id } }) => {
      await resumeAnalysis(context, work, id)
      return readTenderPage(work, id)
    },
    savings: async ({ work, params: { id } }) => ({ data: await savingsOf(work, id) }),
    award: ({ context, work, params: { id } }) => awardTender(context, work, id),
    opening: ({ context, actor, params: { id } }) =>
      printed(context, actor, {
        name: `ouverture-${id}`,
        read: (work) => openingSheet(context, work, id),
      }),
    letter: ({ context, actor, params: { id, supplier } }) =>
      printed(context, actor, {
        name: `lettre-${id}-${supplier}`,
        read: (work) => letterSheet(context, work, { id, supplier_id: supplier }),
      }),
    decp: async ({ work, params: { id } }) => ({
      name: `decp-${id}.json`,
      book: Buffer.from(JSON.stringify(await essentialData(work, id), null, 2), 'utf8'),
    }),
  }),
  ...serve(lotJudgement, {
    products: async ({ work, params: { id } }) => ({ data: await preparedProducts(work, id) }),
    comparison: ({ work, params: { id } }) => compareLot(work, id),
    workbook: async ({ work, params: { id } }) => {
      const answer = await compareLot(work, id)
      return {
        name: `comparaison-${answer.tender.code}-lot-${answer.lot.lot_number}.xlsx`,
        book: comparisonWorkbook(answer),
      }
    },
    note: async ({ work, params: { id }, body }) => {
      await giveNote(work, id, body)
      return compareLot(work, id)
    },
    admissibility: async ({ work, params: { id }, body: { offer_id, reason = null } }) => {
      await judgeAdmissibility(work, id, { offer_id, reason })
      return compareLot(work, id)
    },
    score: async ({ work, params: { id } }) => {
      await scoreLot(work, id)
      return compareLot(work, id)
    },
    simulate: async ({ work, params: { id }, body: { weights } }) => ({
      scores: await simulateLot(
        work,
        id,
        Object.fromEntries(weights.map(({ machine_name, weight }) => [machine_name, String(weight)])),
      ),
    }),
    decide: async ({ work, params: { id }, body: { decisions } }) => {
      await decideLot(
        work,
        id,
        decisions.map((one) => ({ ...one, decision: one.decision ?? null })),
      )
      return compareLot(work, id)
    },
  }),
]
