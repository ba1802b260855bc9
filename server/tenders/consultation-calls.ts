import { tenderTexts } from '../../i18n/fr/tenders'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { asked } from '../../resources/schema/pick'
import { savedAt } from '../../resources/schema/told'
import { answerFields, canonicalText } from '../../resources/tenders/answer'
import {
  answerAccess,
  askedQuestion,
  consultationAnswer,
  consultationList,
  declined,
  receipt,
  withdrawal,
} from '../../resources/tenders/consultation-answers'
import { priceSheetAnswer } from '../../resources/tenders/price-sheet'
import { tenderQuestion } from '../../resources/tenders/tender-lot'
import { tenderResponse } from '../../resources/tenders/tender-response'
import { type Call, defineCall } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { attachment } from '../api/files/disposition'
import { sentWorkbook } from '../api/files/file-body'
import { writing } from '../api/with-work'
import { workOf } from '../api/work'
import { letIn, restartAnswer } from './answer-access'
import { answeringSupplier, refuseImpersonated, sentContent } from './own-answer'
import { readSentPrices, writePriceSheet } from './price-sheet'
import { askQuestion } from './questions'
import { listConsultations, readConsultation } from './read-consultation'
import { saveDraft } from './save-answer'
import { sendAnswer, withdrawAnswer } from './send-answer'
import { findTender } from './tender-row'

const tag = 'Consultations'
const params = { id: f.int({ label: 'Consultation', required: true, min: 1 }) } as const
const lot = f.int({ label: 'Lot', required: true, min: 1 })

/** What was tried after the limit is kept by its own transaction, then refused. */
const inTime = <T extends object>(answer: T | { late: true }): T => {
  if ('late' in answer) throw new ApiError('err540')
  return answer
}

/** The consultations of the suppliers' application. */
export const consultationCalls: Call[] = [
  defineCall('GET /consultation', 'answerTender', {
    shape: { summary: 'Consultations du fournisseur', tag, answers: consultationList },
    run: ({ context, actor }) =>
      context.db.read(actor, (tx) => listConsultations(workOf(context.db, tx, context.now()))),
  }),
  defineCall('GET /consultation/{id}', 'answerTender', {
    shape: { summary: 'Une consultation et sa propre réponse', tag, params, answers: consultationAnswer },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readConsultation(context, workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /consultation/{id}/answer', 'answerTender', {
    shape: {
      summary: 'Enregistre la réponse en cours',
      tag,
      params,
      body: { ...answerFields, saved_at: asked(tenderResponse.fields.saved_at) },
      bodyLimit: 8 * 1_048_576,
      answers: savedAt,
    },
    run: async ({ context, actor, params: { id }, body }) =>
      inTime(
        await context.db.write(actor, (tx) =>
          saveDraft(context, workOf(context.db, tx, context.now()), { tenderId: id, given: body }),
        ),
      ),
  }),
  defineCall('POST /consultation/{id}/send', 'answerTender', {
    shape: {
      summary: 'Envoie son offre',
      tag,
      params,
      answers: receipt,
      unkeyed: 'a second one is a new version with its own receipt',
    },
    run: async ({ context, actor, params: { id } }) =>
      inTime(
        await context.db.write(actor, (tx) => sendAnswer(context, workOf(context.db, tx, context.now()), id)),
      ),
  }),
  defineCall('PUT /consultation/{id}/withdraw', 'answerTender', {
    shape: { summary: 'Retire son offre', tag, params, answers: withdrawal },
    run: async ({ context, actor, params: { id } }) =>
      inTime(
        await context.db.write(actor, (tx) => withdrawAnswer(workOf(context.db, tx, context.now()), id)),
      ),
  }),
  defineCall('GET /consultation/{id}/content', 'answerTender', {
    shape: {
      summary: 'Sa propre offre, telle que son empreinte la prouve',
      tag,
      params,
      file: 'application/json',
    },
    run: async ({ context, actor, params: { id }, reply }) => {
      const text = await context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        refuseImpersonated(work, await findTender(tx, id))
        return canonicalText(await sentContent(context, work, id))
      })
      attachment(reply, `offre-${id}.json`, 'application/json')
      return reply.send(Buffer.from(text, 'utf8'))
    },
  }),
  defineCall('GET /consultation/{id}/lot/{lot}/workbook', 'answerTender', {
    shape: { summary: "Bordereau de prix d'un lot (xlsx)", tag, params: { ...params, lot }, file: xlsxType },
    run: async ({ context, actor, params, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writePriceSheet(context, workOf(context.db, tx, context.now()), params),
      )
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('POST /consultation/{id}/lot/{lot}/workbook', 'answerTender', {
    shape: {
      unkeyed: 'its body is read as it comes; it changes nothing',
      summary: 'Lit un bordereau de prix rapporté, sans rien changer',
      tag,
      params: { ...params, lot },
      ...sentWorkbook,
      answers: priceSheetAnswer,
      errors: ['err415', 'err540'],
    },
    run: ({ context, actor, params, request }) => readSentPrices({ context, actor, request }, params),
  }),
  defineCall('PUT /consultation/{id}/access', 'answerTender', {
    shape: {
      summary: "Ouvre sa réponse en cours à un collègue de l'entreprise",
      tag,
      params,
      body: { user_id: f.ref('user', { label: 'Collègue', required: true }) },
      answers: answerAccess,
      errors: ['err540', 'err541'],
    },
    run: ({ context, actor, params: { id }, body }) =>
      writing(context, actor, (work) => letIn(context, work, { tenderId: id, userId: body.user_id })),
  }),
  defineCall('PUT /consultation/{id}/restart', 'answerTender', {
    shape: {
      summary: "Recommence une réponse scellée pour une autre personne de l'entreprise",
      tag,
      params,
      answers: answerAccess,
      errors: ['err540', 'err541'],
    },
    run: ({ context, actor, params: { id } }) =>
      writing(context, actor, (work) => restartAnswer(context, work, id)),
  }),
  defineCall('PUT /consultation/{id}/decline', 'answerTender', {
    shape: {
      summary: 'Décline une consultation',
      tag,
      params,
      body: { reason: f.text({ label: 'Motif', required: true, max: 500 }) },
      answers: declined,
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        if (body.reason.trim().length < 3) throw invalid([{ name: 'reason', message: tenderTexts.reason }])
        const tender = await findTender(tx, id)
        const rows = await tx.query(
          `update tender_supplier set declined_at = $3, decline_reason = $4, "updatedAt" = $3
           where tender_id = $1 and supplier_id = $2 and "deletedAt" is null returning id`,
          [tender.id, answeringSupplier(work), work.now, body.reason.trim()],
        )
        if (!rows.length) throw new ApiError('err404')
        return { declined_at: work.now.toISOString() }
      }),
  }),
  defineCall('POST /consultation/{id}/question', 'answerTender', {
    shape: {
      summary: 'Pose une question',
      tag,
      params,
      body: { text: asked(tenderQuestion.fields.text) },
      answers: askedQuestion,
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, (tx) => askQuestion(workOf(context.db, tx, context.now()), id, body.text)),
  }),
]
