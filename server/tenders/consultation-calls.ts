import { tenderTexts } from '../../i18n/fr/tenders'
import { canonicalText } from '../../resources/tenders/answer'
import { consultations } from '../../resources/tenders/consultation-endpoints'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import { writing } from '../api/with-work'
import type { Work } from '../api/work'
import { printed } from '../trade/printed'
import { forOneSupplier, suppliersOf } from '../trade/standing-for'
import { letIn, restartAnswer } from './answer-access'
import { answeringSupplier, refuseImpersonated, sentContent } from './own-answer'
import { readSentPrices, writePriceSheet } from './price-sheet'
import { askQuestion } from './questions'
import { listConsultations, readConsultation } from './read-consultation'
import { saveDraft } from './save-answer'
import { sendAnswer, withdrawAnswer } from './send-answer'
import { receiptSheet } from './tender-papers'
import { findTender } from './tender-row'

/** What was tried after the limit is kept by its own transaction, then refused. */
const inTime = <T extends object>(answer: T | { late: true }): T => {
  if ('late' in answer) throw new ApiError('err540')
  return answer
}

async function decline(work: Work, id: number, reason: string) {
  if (reason.trim().length < 3) throw invalid([{ name: 'reason', message: tenderTexts.reason }])
  const tender = await findTender(work.tx, id)
  const rows = await work.tx.query(
    `update tender_supplier set declined_at = $3, decline_reason = $4, "updatedAt" = $3
     where tender_id = $1 and supplier_id = $2 and "deletedAt" is null returning id`,
    [tender.id, answeringSupplier(work), work.now, reason.trim()],
  )
  if (!rows.length) throw new ApiError('err404')
  return { declined_at: work.now.toISOString() }
}

const { list, one, ...answered } = consultations

/** The consultations of the suppliers' application. */
export const consultationCalls: Call[] = [
  ...serve(
    { list, one },
    {
      list: ({ work }) => listConsultations(work),
      one: ({ context, work, params: { id }, query: { supplier_id } }) =>
        readConsultation(context, work, { id, said: supplier_id }),
    },
  ),
  ...forOneSupplier(
    serve(answered, {
      save: async ({ context, actor, params: { id: tenderId }, body: given }) =>
        inTime(await writing(context, actor, (work) => saveDraft(context, work, { tenderId, given }))),
      send: async ({ context, actor, params: { id } }) =>
        inTime(await writing(context, actor, (work) => sendAnswer(context, work, id))),
      withdraw: async ({ context, actor, params: { id } }) =>
        inTime(await writing(context, actor, (work) => withdrawAnswer(work, id))),
      content: async ({ context, work, params: { id } }) => {
        refuseImpersonated(work, await findTender(work.tx, id))
        const text = canonicalText(await sentContent(context, work, id))
        return { name: `offre-${id}-${answeringSupplier(work)}.json`, book: Buffer.from(text, 'utf8') }
      },
      receipt: ({ context, actor, params: { id } }) =>
        printed(context, actor, {
          name: [`recepisse-${id}`, ...suppliersOf(actor)].join('-'),
          read: (work) => receiptSheet(context, work, id),
        }),
      workbook: ({ context, work, params }) => writePriceSheet(context, work, params),
      readPrices: ({ context, actor, params, request }) =>
        readSentPrices({ context, actor, request }, params),
      letIn: ({ context, work, params: { id }, body: { user_id } }) =>
        letIn(context, work, { tenderId: id, userId: user_id }),
      restart: ({ context, work, params: { id } }) => restartAnswer(context, work, id),
      decline: ({ work, params: { id }, body: { reason } }) => decline(work, id, reason),
      ask: ({ work, params: { id }, body: { text } }) => askQuestion(work, id, text),
    }),
  ),
]
