import { f } from '../../resources/schema/f'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { whenceOf } from './device'
import { type Account, findAccount } from './find-user'
import { forgiveTries, type Knock, takeTry } from './limits'
import { isPasswordExpired } from './password-expiry'
import { passwordField, passwordText } from './password-field'
import { hashPassword, isOutdated, verifyPassword } from './password-hash'
import { openSession, purgeSessions, type Whence } from './sessions'
import { userAnswer } from './user-answer'

interface Given {
  email: string
  password: string
  whence: Whence
}

/** The answer of a login: the user beside the two tokens. */
async function open(context: Context, account: Account, tries: readonly [Knock, Knock], given: Given) {
  const { password, whence } = given
  const { db, now } = context
  const renewed = isOutdated(account.password_hash ?? '') ? await hashPassword(password) : undefined
  return db.system('login', async (tx) => {
    await purgeSessions(tx, now())
    await forgiveTries(context, tx, tries)
    if (await isPasswordExpired(tx, account, now())) return undefined
    const { token, refresh_token, sessionId } = await openSession(context, tx, {
      userId: account.id,
      whence,
    })
    await tx.query(
      'update "user" set last_login = $2, password_hash = coalesce($3, password_hash) where id = $1',
      [account.id, now(), renewed ?? null],
    )
    return { token, refresh_token, ...(await userAnswer(tx, db.registry, account.id, sessionId)) }
  })
}

/** Opens a session; the same refusal, after the same work, for a wrong password, an unknown and an inactive account. */
async function logIn(context: Context, given: Given) {
  const { email, password, whence } = given
  const tries = [`login:account:${email}`, `login:address:${whence.address}`] as const
  await takeTry(context, tries)
  const account = await context.db.system('login', (tx) => findAccount(tx, email))
  const good = await verifyPassword(account?.password_hash, password)
  if (!good || !account) throw new ApiError('err296')
  const answer = await open(context, account, tries, given)
  if (!answer) throw new ApiError('err295')
  return answer
}

export const loginCall = publicCall(
  'POST /auth/login',
  {
    errors: ['err296', 'err299'],
    summary: 'Ouvre une session',
    tag: 'Session',
    body: { email: f.email({ label: 'E-mail', required: true }), password: passwordField('Mot de passe') },
  },
  ({ context, body, request }) =>
    logIn(context, {
      email: body.email,
      password: passwordText(body.password),
      whence: whenceOf(request),
    }),
)
