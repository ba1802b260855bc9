import { tenderAwards, tenderPublication } from '../../resources/tenders/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { cancelTender } from './cancel-tender'
import { readPreparation } from './preparation'
import { previewInvitation } from './preview-invitation'
import { publishTender, republish } from './publish-tender'
import { answerQuestion, readQuestions } from './questions'
import { remindSuppliers } from './remind-suppliers'
import { notifyMarket, signTender } from './sign-tender'
import { makeNotice } from './tender-notice'
import { findTender } from './tender-row'

/** What sends a consultation out and what it says to suppliers: its invitation, answers to questions, its notice, reminders. */
export const publicationCalls: Call[] = [
  ...serve(tenderPublication, {
    previewInvitation: ({
      context,
      work,
      params: { id },
      body: { mail_object = null, mail_message = null },
    }) => previewInvitation(context, work, { id, typed: { mail_object, mail_message } }),
    publish: async ({ context, work, params: { id } }) => {
      await publishTender(context, work, id)
      return readPreparation(work, id)
    },
    republish: async ({ context, work, params: { id }, body }) => {
      await republish(context, work, { id, ...body })
      return readPreparation(work, id)
    },
    cancel: async ({ context, work, params: { id }, body: { reason } }) => {
      await cancelTender(context, work, { id, reason })
      return readPreparation(work, id)
    },
    remind: async ({ context, work, params: { id } }) => ({
      count: await remindSuppliers(context, work, id),
    }),
    questions: async ({ work, params: { id } }) => ({ data: await readQuestions(work, id) }),
    answerQuestion: async ({ context, work, params: { id }, body: { answer } }) => ({
      data: await answerQuestion(context, work, { id, answer }),
    }),
    makeNotice: ({ work, params: { id } }) => makeNotice(work, id),
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
]
