import { accounts as texts } from '../../i18n/fr/accounts'
import { brokenAnswer } from '../../resources/accounts/answers'
import { passwordField } from '../../resources/accounts/proof-fields'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { refuseOthers } from '../api/known-keys'
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

export const checkOwnPasswordCall: Call = defineCall('POST /users/check-password', 'signedIn', {
  shape: {
    summary: "Dit quelles règles, que seul le serveur juge, un nouveau mot de passe n'observe pas",
    tag: 'Mot de passe',
    body: { password: passwordField('Nouveau mot de passe') },
    unkeyed: 'it adds nothing',
    answers: brokenAnswer,
  },
  run: async ({ context, actor, body }) => ({
    broken: brokenRules(passwordText(body.password), await wordsOf(context, actor)),
  }),
})

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

export const updatePasswordCall: Call = defineCall('PUT /users/update-password', 'signedIn', {
  shape: {
    summary: 'Change son propre mot de passe',
    tag: 'Mot de passe',
    rawBody: { type: 'object', properties: { ...fields, user: { type: 'object', properties: fields } } },
    answers: success,
  },
  run: async ({ context, actor, request }) => {
    await updatePassword(context, actor, userBody(request.body))
    return { success: true }
  },
})
