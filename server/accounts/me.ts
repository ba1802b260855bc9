import { defineCall } from '../api/call'
import { pendingAddress } from './own-address'
import { userSchema } from './session-schema'
import { userAnswer } from './user-answer'

export const meCall = defineCall('GET /users/me', 'signedIn', {
  shape: { summary: 'La personne connectée', tag: 'Session', answer: userSchema },
  run: ({ context, actor }) =>
    context.db.system('session', async (tx) => ({
      ...(await userAnswer(tx, context.db.registry, { userId: actor.userId, sessionId: actor.sessionId })),
      pending_email: await pendingAddress(tx, actor.userId, context.now()),
    })),
})
