import { defineCall } from '../api/call'
import { userAnswer } from './user-answer'

export const meCall = defineCall(
  'GET /users/me',
  'signedIn',
  { summary: 'La personne connectée', tag: 'Session' },
  ({ context, actor }) =>
    context.db.system('session', (tx) => userAnswer(tx, context.db.registry, actor.userId, actor.sessionId)),
)
