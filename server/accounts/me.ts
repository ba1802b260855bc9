import { defineCall } from '../api/call'
import { pendingAddress } from './own-address'
import { userAnswer } from './user-answer'

export const meCall = defineCall(
  'GET /users/me',
  'signedIn',
  { summary: 'La personne connectée', tag: 'Session' },
  ({ context, actor }) =>
    context.db.system('session', async (tx) => ({
      ...(await userAnswer(tx, context.db.registry, actor.userId, actor.sessionId)),
      pending_email: await pendingAddress(tx, actor.userId, context.now()),
    })),
)
