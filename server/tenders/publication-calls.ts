import { f } from '../../resources/schema/f'
import { asked, many } from '../../resources/schema/pick'
import { counted, made } from '../../resources/schema/told'
import { questionAnswer } from '../../resources/tenders/answers'
import { tenderAwards } from '../../resources/tenders/endpoints'
import { invitationPreview } from '../../resources/tenders/invitation'
import { newVersionDocuments, newVersionFields } from '../../resources/tenders/new-version'
import { preparationAnswer } from '../../resources/tenders/preparation-answers'
import { tender } from '../../resources/tenders/tender'
import { tenderQuestion } from '../../resources/tenders/tender-lot'
import { type Call, defineCall } from '../api/call'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import { cancelTender } from './cancel-tender'
import { prepared } from './prepared'
import { previewInvitation } from './preview-invitation'
import { publishTender, republish } from './publish-tender'
import { answerQuestion, readQuestions } from './questions'
import { remindSuppliers } from './remind-suppliers'
import { notifyMarket, signTender } from './sign-tender'
import { makeNotice } from './tender-notice'
import { findTender } from './tender-row'

const tag = "Appels d'offres"
const tenderParams = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** What sends a consultation out and what it says to suppliers: its invitation, answers to questions, its notice, reminders. */
export const publicationCalls: Call[] = [
  defineCall('PUT /tender/{id}/invitation/preview', 'updateTender', {
    shape: {
      summary: "Aperçu de l'e-mail d'invitation, avec ce qui est saisi",
      tag,
      params: tenderParams,
      body: {
        mail_object: tender.fields.mail_object,
        mail_message: tender.fields.mail_message,
      },
      answers: invitationPreview,
    },
    run: ({ context, actor, params: { id }, body: { mail_object = null, mail_message = null } }) =>
      context.db.read(actor, (tx) =>
        previewInvitation(context, workOf(context.db, tx, context.now()), {
          id,
          typed: { mail_object, mail_message },
        }),
      ),
  }),
  defineCall('PUT /tender/{id}/publish', 'publishTender', {
    shape: { summary: 'Publie la consultation', tag, params: tenderParams, answers: preparationAnswer },
    run: ({ context, actor, params: { id } }) =>
      prepared(context, actor, async (work) => {
        await publishTender(context, work, id)
        return id
      }),
  }),
  defineCall('PUT /tender/{id}/republish', 'publishTender', {
    shape: {
      summary: 'Annonce une nouvelle version de la consultation',
      tag,
      params: tenderParams,
      body: { ...newVersionFields, documents: newVersionDocuments },
      answers: preparationAnswer,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, async (work) => {
        await republish(context, work, { id, ...body })
        return id
      }),
  }),
  defineCall('PUT /tender/{id}/cancel', 'awardTender', {
    shape: {
      summary: 'Déclare la consultation sans suite',
      tag,
      params: tenderParams,
      body: { reason: f.text({ label: 'Motif', required: true, max: 1000 }) },
      answers: preparationAnswer,
    },
    run: ({ context, actor, params: { id }, body }) =>
      prepared(context, actor, async (work) => {
        await cancelTender(context, work, { id, reason: body.reason })
        return id
      }),
  }),
  defineCall('GET /tender/{id}/questions', 'viewTender', {
    shape: {
      summary: 'Questions des fournisseurs, sans leur nom',
      tag,
      params: tenderParams,
      answers: { data: many('Questions', questionAnswer) },
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, async (tx) => ({
        data: await readQuestions(workOf(context.db, tx, context.now()), id),
      })),
  }),
  defineCall('PUT /tender/question/{id}', 'updateTender', {
    shape: {
      summary: 'Publie une réponse à tous les fournisseurs consultés',
      tag,
      params: { id: f.int({ label: 'Question', required: true, min: 1 }) },
      body: { answer: asked(tenderQuestion.fields.answer, { required: true }) },
      answers: { data: many('Questions', questionAnswer) },
      errors: ['err540'],
    },
    run: ({ context, actor, params: { id }, body: { answer } }) =>
      context.db.write(actor, async (tx) => ({
        data: await answerQuestion(context, workOf(context.db, tx, context.now()), { id, answer }),
      })),
  }),
  defineCall('POST /tender/{id}/notice', 'managePublicNotice', {
    shape: {
      summary: "Fait l'avis de marché d'un appel d'offres public",
      tag,
      params: tenderParams,
      unkeyed: 'a tender has one notice: a second one is refused',
      answers: made,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, (tx) => makeNotice(workOf(context.db, tx, context.now()), id)),
  }),
  ...serve(tenderAwards, {
    sign: async ({ work, params: { id }, body: { signed_on } }) => {
      await signTender(work, id, signed_on)
      return findTender(work.tx, id)
    },
    notify: async ({ work, context, params: { id } }) => {
      await notifyMarket(context, work, id)
      return findTender(work.tx, id)
    },
  }),
  defineCall('PUT /tender/{id}/remind', 'publishTender', {
    shape: { summary: 'Relance les fournisseurs sans réponse', tag, params: tenderParams, answers: counted },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => ({
        count: await remindSuppliers(context, workOf(context.db, tx, context.now()), id),
      })),
  }),
]
