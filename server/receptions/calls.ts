import { receptionEndpoints } from '../../resources/receptions/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { readReception } from './read-reception'
import { remainderCalls } from './remainders'
import { signReception } from './sign-reception'
import { undoReception } from './undo-reception'

/** Receptions: what came of an order, signed for. */
export const receptionCalls: Call[] = [
  ...remainderCalls,
  ...serve(receptionEndpoints, {
    read: ({ work, params: { id } }) => readReception(work, id),
    sign: async ({ work, params: { id }, body }) => {
      const signed = await signReception(work, id, body)
      return { ...signed, ...(await readReception(work, id)) }
    },
    undo: async ({ work, params: { id, reception }, body: { reason } }) => {
      await undoReception(work, id, { id: reception, reason })
      return readReception(work, id)
    },
  }),
]
