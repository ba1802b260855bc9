import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Actor } from '../database/actor'
import { type Account, findAccountById } from './find-user'
import { takeTry } from './limits'
import { passwordText } from './password-field'
import { verifyPassword } from './password-hash'
import { refuseImpersonated } from './user-limits'

/**
 * The actor's account, once its present password is given; a wrong one is counted, written down and refused at its field (err431).
 */
export async function provenPassword(
  context: Context,
  { userId }: Actor,
  { name, password }: { name: string; password: unknown },
): Promise<Account> {
  await takeTry(context, [`password:account:${userId}`])
  const account = await context.db.system('login', (tx) => findAccountById(tx, userId))
  if (account && (await verifyPassword(account.password_hash, passwordText(password)))) return account
  await context.db.system('login', (tx) =>
    recordSecurityEvent(tx, { kind: 'password_refused', userId, about: `User ${userId}` }, context.now()),
  )
  throw new ApiError('err431', { fields: [{ name, message: texts.wrongPassword }] })
}

/** The actor's account, once its password is given: an open session alone changes nothing of how one signs in. */
export async function provenAccount(context: Context, actor: Actor, password: unknown): Promise<Account> {
  refuseImpersonated(actor)
  return provenPassword(context, actor, { name: 'password', password })
}
