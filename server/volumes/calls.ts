import { volumeAnswers, volumeRequests } from '../../resources/volumes/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { requestActions } from './actions'
import { readByMember } from './by-member'
import { clearLot } from './clear-lot'
import { acceptUnsent, correctVolumes, giveUpCorrection, reopenMember } from './correct-volumes'
import { listAnswers, readAnswer } from './own-volumes'
import { findRequest } from './request'
import { listResults, readPage } from './results'
import { saveVolumes, sendVolumes } from './save-volumes'
import { readOwnWorkbook, writeOwnWorkbook, writeResults } from './volume-workbook'

/** What requests for purchase volumes answer beyond their declarations. */
export const volumeCalls: Call[] = [
  ...requestActions.calls,
  ...serve(volumeRequests, {
    results: async ({ work }) => ({ data: await listResults(work) }),
    page: ({ work, params: { id } }) => readPage(work, id),
    byMember: async ({ work, params: { id }, query: { product_id } }) => ({
      data: await readByMember(work, await findRequest(work.tx, id), product_id),
    }),
    workbook: ({ work, params: { id } }) => writeResults(work, id),
    acceptUnsent: async ({ context, work, params: { id }, body: { response_id } }) => {
      await acceptUnsent(context, work, { id, response_id })
      return readPage(work, id)
    },
    reopenMember: async ({ work, params: { id }, body }) => {
      await reopenMember(work, { id, ...body })
      return readPage(work, id)
    },
    clearLot: async ({ work, params: { id }, body: { product_id } }) => {
      await clearLot(work, { id, product_id })
      return readPage(work, id)
    },
  }),
  ...serve(volumeAnswers, {
    list: ({ work }) => listAnswers(work),
    one: ({ work, params: { id } }) => readAnswer(work, id),
    save: ({ work, params: { id }, body: { lines, saved_at } }) =>
      saveVolumes(work, id, { lines, saved_at: saved_at ?? null }),
    send: ({ work, params: { id } }) => sendVolumes(work, id),
    correct: ({ work, params: { id } }) => correctVolumes(work, id),
    giveUp: ({ work, params: { id } }) => giveUpCorrection(work, id),
    workbook: ({ work, params: { id } }) => writeOwnWorkbook(work, id),
    read: ({ context, actor, request, params: { id } }) => readOwnWorkbook({ context, actor, request }, id),
  }),
]
