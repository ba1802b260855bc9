import { litigationEndpoints } from '../../resources/litigations/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { claimableSuppliers } from './claimable-suppliers'
import { moveLitigation, writeMessage } from './move-litigation'
import { listLitigations, readLitigation } from './read-litigations'
import { createLitigation, deleteLitigation, updateLitigation } from './save-litigation'
import { sendLitigation } from './send-litigation'

/** Claims on suppliers: written, sent, answered, closed. */
export const litigationCalls: Call[] = serve(litigationEndpoints, {
  suppliers: async ({ work, params: { id }, query }) => ({
    data: await claimableSuppliers(work, id, query.is_group === true),
  }),
  list: ({ work, query: { offset, limit, ...query } }) =>
    listLitigations(work, { ...query, offset: offset ?? 0, limit: limit ?? 25 }),
  one: ({ work, params: { id } }) => readLitigation(work, id),
  create: async ({ work, body }) => readLitigation(work, await createLitigation(work, body)),
  update: async ({ work, params: { id }, body }) => {
    await updateLitigation(work, id, body)
    return readLitigation(work, id)
  },
  send: async ({ context, work, params: { id } }) => {
    await sendLitigation(context, work, id)
    return readLitigation(work, id)
  },
  remove: async ({ work, params: { id } }) => {
    await deleteLitigation(work, id)
    return { success: true }
  },
  move: async ({ work, params: { id }, body: { verb, ...told } }) => {
    await moveLitigation(work, id, { verb, told })
    return readLitigation(work, id)
  },
  write: async ({ work, params: { id }, body: { text, file_ids } }) => {
    await writeMessage(work, id, { text, file_ids: file_ids ?? [] })
    return readLitigation(work, id)
  },
})
