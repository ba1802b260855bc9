import { draftKeyEndpoints } from '../../resources/schema/draft-key'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { printOf } from '../secret-key'

/** 32 bytes in hexadecimal, of this person alone; who acts as somebody else has another key than that person. */
export const draftKeyCalls: Call[] = serve(draftKeyEndpoints, {
  read: async ({ work, context }) => {
    const { userId, impersonatorId } = work.actor
    return { key: printOf(context.config, `drafts ${userId} ${impersonatorId ?? ''}`) }
  },
})
