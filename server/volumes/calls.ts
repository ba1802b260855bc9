import { volumeAnswers, volumeRequests } from '../../resources/volumes/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { closeNow, consolidateRequest, leaveTender, reopenRequest } from './follow-request'
import { listAnswers, readAnswer } from './own-volumes'
import { remindNow } from './remind-members'
import { listResults, readPage } from './results'
import { correctVolumes, saveVolumes, sendVolumes } from './save-volumes'
import { sendRequest } from './send-request'
import { readOwnWorkbook, writeOwnWorkbook, writeResults } from './volume-workbook'

/** Leads a request on and answers it as it stands then. */
async function done(work: Work, id: number, step: Promise<unknown>) {
  await step
  return readPage(work, id)
}

/** What requests for purchase volumes answer beyond their declarations. */
export const volumeCalls: Call[] = [
  ...serve(volumeRequests, {
    results: async ({ work }) => ({ data: await listResults(work) }),
    page: ({ work, params: { id } }) => readPage(work, id),
    workbook: ({ work, params: { id } }) => writeResults(work, id),
    send: ({ context, work, params: { id } }) => done(work, id, sendRequest(context, work, id)),
    remind: async ({ context, work, params: { id } }) => ({ count: await remindNow(context, work, id) }),
    close: ({ work, params: { id } }) => done(work, id, closeNow(work, id)),
    reopen: ({ work, params: { id }, body: { until } }) => done(work, id, reopenRequest(work, id, until)),
    consolidate: ({ work, params: { id } }) => done(work, id, consolidateRequest(work, id)),
    leaveTender: ({ work, params: { id } }) => done(work, id, leaveTender(work, id)),
  }),
  ...serve(volumeAnswers, {
    list: ({ work }) => listAnswers(work),
    one: ({ work, params: { id } }) => readAnswer(work, id),
    save: ({ work, params: { id }, body: { lines, saved_at } }) =>
      saveVolumes(work, id, { lines, saved_at: saved_at ?? null }),
    send: ({ work, params: { id } }) => sendVolumes(work, id),
    correct: ({ work, params: { id } }) => correctVolumes(work, id),
    workbook: ({ work, params: { id } }) => writeOwnWorkbook(work, id),
    read: ({ context, actor, request, params: { id } }) => readOwnWorkbook({ context, actor, request }, id),
  }),
]
