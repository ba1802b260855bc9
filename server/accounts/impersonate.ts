import { accounts as texts } from '../../i18n/fr/accounts'
import { f } from '../../resources/schema/f'
import { defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { findRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { recordEvent } from '../database/history'
import { pastRights } from '../database/past-rights'
import { whenceOf } from './device'
import { findAccountById } from './find-user'
import { newSecret } from './secrets'
import { openedSchema } from './session-schema'
import { keepToken, openSession, type Whence } from './sessions'
import { userAnswer } from './user-answer'
import { refuseImpersonated } from './user-limits'

const tag = "Agir en tant qu'utilisateur"

interface Administrator {
  expires_at: string
  first_name: string
  last_name: string
}

const administratorSql = `select s.expires_at, u.first_name, u.last_name from session s join "user" u on u.id = s.user_id where s.id = $1`
const levelSql = `select p.level from "user" u join profile p on p.id = u.profile_id where u.id = $1`

/**
 * Opens a session in which the administrator acts as somebody of a lower level. What the page keeps to come back is a
 * handle that serves once, not the administrator's refresh token.
 */
async function impersonate(context: Context, actor: Actor, { id, whence }: { id: number; whence: Whence }) {
  refuseImpersonated(actor)
  if (id === actor.userId) throw new ApiError('err403', { display: texts.impersonateSelf })
  const { db, now, random } = context
  return db.write(actor, async (tx) => {
    if (!(await findRow(workOf(db, tx, now()), db.registry.get('user'), id))) throw new ApiError('err404')
    await recordEvent(tx, 'User', { id, event: 'impersonation_start', payload: null, now: now() })
    return pastRights(tx, 'impersonation', async (system) => {
      const [target] = await system.query<{ level: number }>(levelSql, [id])
      if (!target || target.level >= actor.level || !(await findAccountById(system, id)))
        throw new ApiError('err403')
      const [own] = await system.query<Administrator>(administratorSql, [actor.sessionId])
      if (!own) throw new ApiError('err298')
      const impersonator = {
        userId: actor.userId,
        sessionId: actor.sessionId,
        expires: new Date(own.expires_at),
      }
      const { token, refresh_token, sessionId, expires } = await openSession(context, system, {
        userId: id,
        whence,
        impersonator,
      })
      const handle = newSecret(random)
      await keepToken(system, { purpose: 'return', secret: handle, userId: actor.userId, sessionId, expires })
      const impersonatedBy = { refresh_token: handle, first_name: own.first_name, last_name: own.last_name }
      return {
        token,
        refresh_token,
        ...(await userAnswer(system, db.registry, { userId: id, sessionId })),
        impersonatedBy,
      }
    })
  })
}

export const impersonateCall = defineCall('POST /auth/impersonate', 'impersonateUser', {
  shape: {
    unkeyed: 'it answers tokens, which are kept nowhere',
    summary: "Ouvre une session en tant qu'un autre utilisateur",
    tag,
    body: { id: f.ref('user', { label: 'Utilisateur', required: true, door: 'call' }) },
    answer: openedSchema,
  },
  run: ({ context, actor, body, request }) =>
    impersonate(context, actor, { id: body.id, whence: whenceOf(request) }),
})
