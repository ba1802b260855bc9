import { surveyEndpoints } from '../../resources/surveys/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import { integrateAnswer, returnAnswer } from './decide-answer'
import { listAnswers, readAnswer, readSurvey } from './read-survey'
import { readSent, receiveSent } from './receive-answer'
import { remindNow } from './remind-suppliers'
import { sendSurvey } from './send-survey'
import { writeTemplate } from './survey-template'

/** What statistics requests answer beyond their declaration (domain §11.4). */
export const surveyCalls: Call[] = serve(surveyEndpoints, {
  page: ({ work, params: { id } }) => readSurvey(work, id),
  send: async ({ context, work, params: { id } }) => {
    await sendSurvey(context, work, id)
    return readSurvey(work, id)
  },
  remind: async ({ context, work, params: { id } }) => ({ count: await remindNow(context, work, id) }),
  integrate: async ({ work, params: { id } }) => readSurvey(work, await integrateAnswer(work, id)),
  return: async ({ context, work, params: { id }, body: { comment } }) =>
    readSurvey(work, await returnAnswer(context, work, { id, comment })),
  answers: ({ work }) => listAnswers(work),
  answer: ({ work, params: { id } }) => readAnswer(work, id),
  workbook: ({ work, params: { id } }) => writeTemplate(work, id),
  read: ({ context, actor, params: { id }, query: { columns }, request }) =>
    readSent({ context, actor, request, told: columns }, id),
  receive: async ({ context, actor, params: { id }, query: { columns }, request }) => {
    await receiveSent({ context, actor, request, told: columns }, id)
    return reading(context, actor, (work) => readAnswer(work, id))
  },
})
