import { accounts as texts } from '../../i18n/fr/accounts'
import { passwordEndpoints } from '../../resources/accounts/own-account-endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { refuseOthers } from '../api/known-keys'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import { forgetActors } from './authenticate'
import { passwordText } from './password-field'
import { hashPassword } from './password-hash'
import { brokenRules, newPasswordErrors } from './password-rules'
import { ownWords } from './password-words'
import { provenPassword } from './proven-account'
import { setPassword } from './set-password'
import { userBody } from './user-body'

const wordsOf = ({ config, db }: Context, { userId }: Actor) =>
  db.system('login', (tx) => ownWords(tx, { db, config }, userId))

async function updatePassword(context: Context, actor: Actor, body: Record<string, unknown>): Promise<void> {
  const { db } = context
  if (actor.impersonatorId) throw new ApiError('err403', { display: texts.impersonatedRefusal })
  refuseOthers(body, new Set(Object.keys(fields)))
  const { old_password, new_password, confirm_password } = body
  if (!passwordText(old_password)) throw invalid([{ name: 'old_password', message: texts.required }])
  const errors = newPasswordErrors(
    { name: 'new_password', value: new_password },
    { name: 'confirm_password', value: confirm_password },
    { special: true, words: await wordsOf(context, actor) },
  )
  if (errors.length) throw invalid(errors)
  const account = await provenPassword(context, actor, { name: 'old_password', password: old_password })
  if (old_password === new_password) throw invalid([{ name: 'new_password', message: texts.passwordSame }])
  const hash = await hashPassword(passwordText(new_password))
  await db.system('login', (tx) => setPassword(context, tx, { account, hash, but: actor.sessionId }))
  forgetActors(db)
}

const property = { type: 'string' }
const fields = { old_password: property, new_password: property, confirm_password: property }

/** One's own password: judged while it is typed, and changed. */
export const ownPasswordCalls: Call[] = serve(
  passwordEndpoints,
  {
    check: async ({ context, actor, body }) => ({
      broken: brokenRules(passwordText(body.password), await wordsOf(context, actor)),
    }),
    async update({ context, actor, request }) {
      await updatePassword(context, actor, userBody(request.body))
      return { success: true }
    },
  },
  {
    update: {
      rawBody: { type: 'object', properties: { ...fields, user: { type: 'object', properties: fields } } },
    },
  },
)
