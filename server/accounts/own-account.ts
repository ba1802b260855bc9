import { changeMeEndpoints, meEndpoints } from '../../resources/accounts/own-account-endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { forgetAddress, pendingAddress } from './own-address'
import { ownDataFile } from './own-data-file'
import { userSchema } from './session-schema'
import { updateMe } from './update-me'
import { userAnswer } from './user-answer'
import { userBody } from './user-body'

/** One's own account, and all that is held on oneself. */
export const ownAccountCalls: Call[] = serve(
  meEndpoints,
  {
    me: ({ context, actor: { userId, sessionId } }) =>
      context.db.system('session', async (tx) => ({
        ...(await userAnswer(tx, context.db.registry, { userId, sessionId })),
        pending_email: await pendingAddress(tx, userId, context.now()),
      })),
    data: ({ context, actor, query: { format } }) => ownDataFile(context, actor, format),
  },
  { me: { answer: userSchema } },
)

/** How one changes it. */
export const changeMeCalls: Call[] = serve(
  changeMeEndpoints,
  {
    update: ({ context, actor, request }) => updateMe(context, actor, userBody(request.body)),
    async forgetAddress({ context, actor }) {
      await forgetAddress(context, actor)
      return { success: true }
    },
  },
  { update: { rawBody: { type: 'object' }, answer: userSchema } },
)
