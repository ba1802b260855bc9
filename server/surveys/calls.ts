import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { asked, many } from '../../resources/schema/pick'
import { counted } from '../../resources/schema/told'
import { surveyAnswer, surveyAnswerHead, surveyPage, surveyReading } from '../../resources/surveys/answers'
import { statisticResponse } from '../../resources/surveys/survey'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { attachment } from '../api/files/disposition'
import { sentWorkbook } from '../api/files/file-body'
import { reading, writing } from '../api/with-work'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { integrateAnswer, returnAnswer } from './decide-answer'
import { listAnswers, readAnswer, readSurvey } from './read-survey'
import { readSent, receiveSent } from './receive-answer'
import { remindNow } from './remind-suppliers'
import { sendSurvey } from './send-survey'
import { writeTemplate } from './survey-template'

const tag = 'Demandes de statistiques'
const survey = { id: f.int({ label: 'Demande de statistiques', required: true, min: 1 }) } as const
const params = { id: f.int({ label: 'Réponse', required: true, min: 1 }) } as const
const query = { columns: f.json({ label: 'Colonnes du fichier' }) } as const

const manage = 'manageStatisticRequest'
const answer = 'answerStatisticRequest'

/** Does a step and answers the request as it stands then. */
const done = (context: Context, actor: Actor, run: (work: Work) => Promise<number>) =>
  writing(context, actor, async (work) => readSurvey(work, await run(work)))

/** What statistics requests answer beyond their declaration (domain §11.4). */
export const surveyCalls: Call[] = [
  defineCall('GET /statistic-request/{id}/page', manage, {
    shape: {
      summary: 'Une demande de statistiques et ses réponses',
      tag,
      params: survey,
      answers: surveyPage,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readSurvey(work, id)),
  }),
  defineCall('PUT /statistic-request/{id}/send', manage, {
    shape: { summary: 'Envoie la demande aux fournisseurs', tag, params: survey, answers: surveyPage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, async (work) => {
        await sendSurvey(context, work, id)
        return id
      }),
  }),
  defineCall('PUT /statistic-request/{id}/remind', manage, {
    shape: { summary: 'Relance les fournisseurs sans réponse', tag, params: survey, answers: counted },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => ({
        count: await remindNow(context, workOf(context.db, tx, context.now()), id),
      })),
  }),
  defineCall('PUT /statistic-answer/{id}/integrate', manage, {
    shape: {
      summary: 'Intègre la réponse : ses achats comptent dans les statistiques',
      tag,
      params,
      answers: surveyPage,
    },
    run: ({ context, actor, params: { id } }) => done(context, actor, (work) => integrateAnswer(work, id)),
  }),
  defineCall('PUT /statistic-answer/{id}/return', manage, {
    shape: {
      summary: 'Redemande un fichier au fournisseur',
      ...{ tag, params },
      body: { comment: asked(statisticResponse.fields.comment, { required: true }) },
      answers: surveyPage,
    },
    run: ({ context, actor, params: { id }, body: { comment } }) =>
      done(context, actor, (work) => returnAnswer(context, work, { id, comment })),
  }),
  defineCall('GET /statistic-answer', answer, {
    shape: {
      summary: 'Les statistiques demandées à ses fournisseurs',
      tag,
      listed: true,
      answers: { data: many('Demandes', surveyAnswerHead) },
    },
    run: ({ context, actor }) => reading(context, actor, listAnswers),
  }),
  defineCall('GET /statistic-answer/{id}', answer, {
    shape: {
      summary: 'Une demande de statistiques et la réponse de son fournisseur',
      tag,
      params,
      answers: surveyAnswer,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readAnswer(work, id)),
  }),
  defineCall('GET /statistic-answer/{id}/workbook', answer, {
    shape: { summary: 'Le modèle à remplir (xlsx)', tag, params, file: xlsxType },
    run: async ({ context, actor, params: { id }, reply }) => {
      const { name, book } = await reading(context, actor, (work) => writeTemplate(work, id))
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('POST /statistic-answer/{id}/workbook', answer, {
    shape: {
      unkeyed: 'its body is read as it comes; it changes nothing',
      summary: 'Lit un fichier de statistiques, sans rien changer',
      ...{ tag, params, query },
      ...sentWorkbook,
      errors: ['err415'],
      answers: surveyReading,
    },
    run: ({ context, actor, params: { id }, query: { columns }, request }) =>
      readSent({ context, actor, request, told: columns }, id),
  }),
  defineCall('POST /statistic-answer/{id}/send', answer, {
    shape: {
      unkeyed: 'its body is read as it comes; the same file sent again replaces itself',
      summary: "Envoie le fichier de statistiques ; rien n'est repris si une ligne est à corriger",
      ...{ tag, params, query },
      ...sentWorkbook,
      errors: ['err415'],
      answers: surveyAnswer,
    },
    run: async ({ context, actor, params: { id }, query: { columns }, request }) => {
      await receiveSent({ context, actor, request, told: columns }, id)
      return reading(context, actor, (work) => readAnswer(work, id))
    },
  }),
]
