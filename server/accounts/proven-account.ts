import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'
import { type Account, findAccountById } from './find-user'
import { takeTry } from './limits'
import { passwordText } from './password-field'
import { verifyPassword } from './password-hash'
import { refuseImpersonated } from './user-limits'

/** The actor's account, once its password is given: an open session alone changes nothing of how one signs in. */
export async function provenAccount(context: Context, actor: Actor, password: unknown): Promise<Account> {
  refuseImpersonated(actor)
  await takeTry(context, [`password:account:${actor.userId}`])
  const account = await context.db.system('login', (tx) => findAccountById(tx, actor.userId))
  if (!account || !(await verifyPassword(account.password_hash, passwordText(password))))
    throw new ApiError('err431', { fields: [{ name: 'password', message: texts.wrongPassword }] })
  return account
}
