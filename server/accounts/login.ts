import type { FastifyReply } from 'fastify'
import { f } from '../../resources/schema/f'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/connect'
import { printOf } from '../secret-key'
import { whenceOf } from './device'
import { type Account, findAccount } from './find-user'
import { forgiveTries, forgiveTry, type Knock, takeTry } from './limits'
import { keepPageToken } from './page-token'
import { isPasswordExpired } from './password-expiry'
import { passwordField, passwordText } from './password-field'
import { hashPassword, isOutdated, verifyPassword } from './password-hash'
import { spendCode } from './second-factor'
import { newSecret } from './secrets'
import { openedSchema } from './session-schema'
import { after, keepToken, lifetimes, openSession, purgeSessions, spendLinks, type Whence } from './sessions'
import { userAnswer } from './user-answer'

interface Given {
  email: string
  password: string
  /** Of the authenticator application, or a recovery code. */
  code: string | undefined
  whence: Whence
  reply: FastifyReply
}

interface RefusedLogin extends Pick<Given, 'email' | 'whence'> {
  account: Account | undefined
  kind?: 'login_failed' | 'factor_failed'
}

type Tries = readonly [account: Knock, address: Knock]

/** What a login answers: the user beside the two tokens. */
export async function openFor(
  context: Context,
  tx: Tx,
  { account, whence, reply }: { account: Account; whence: Whence; reply: FastifyReply },
) {
  const opened = await openSession(context, tx, { userId: account.id, whence })
  const { token, refresh_token, page, sessionId } = opened
  if (page) keepPageToken(reply, context, page)
  await tx.query('update "user" set last_login = $2 where id = $1', [account.id, context.now()])
  await recordSecurityEvent(
    tx,
    { kind: 'login', userId: account.id, ...whence, detail: { session: sessionId } },
    context.now(),
  )
  return {
    token,
    refresh_token,
    ...(await userAnswer(tx, context.db.registry, { userId: account.id, sessionId })),
  }
}

/** Writes a refused login down; of an address that is no account's, only a print by which two tries can be told alike. */
const tellRefusal = (
  context: Context,
  { email, whence, account, kind = 'login_failed' }: RefusedLogin,
): Promise<void> =>
  context.db.system('login', (tx) =>
    recordSecurityEvent(
      tx,
      {
        ...{ kind, userId: account?.id, ...whence },
        detail: account ? null : { unknown: printOf(context.config, `journal:${email}`).slice(0, 16) },
      },
      context.now(),
    ),
  )

/** A secret by which somebody who has given the password sets up the second factor that the profile asks for (err294). */
async function enrolmentOf({ now, random }: Context, tx: Tx, userId: number): Promise<ApiError> {
  const secret = newSecret(random)
  await spendLinks(tx, userId, { purposes: ['enrol'], now: now() })
  await keepToken(tx, { purpose: 'enrol', secret, userId, expires: after(now(), lifetimes.enrolment) })
  return new ApiError('err294', { more: { enrolment: secret } })
}

/** Whether the second factor of an account is there; refuses a code that is missing or wrong, whose use is kept all the same. */
async function refuseWithoutCode(
  context: Context,
  account: Account,
  { code, tries, whence }: { code: string | undefined; tries: Tries; whence: Whence },
) {
  if (!account.totp_enabled) return
  if (!code) {
    // Who types the password first, and then the code with it, tries once.
    await context.db.system('login', (tx) => forgiveTry(context, tx, tries))
    throw new ApiError('err292')
  }
  if (await context.db.system('login', (tx) => spendCode(context, tx, { account, typed: code }))) return
  await tellRefusal(context, { email: account.email, whence, account, kind: 'factor_failed' })
  throw new ApiError('err293')
}

/** Opens the session of an account that has proved itself; answers the refusal of one that must do something first. */
async function open(context: Context, account: Account, { tries, given }: { tries: Tries; given: Given }) {
  const { db, now } = context
  const { password, whence, reply } = given
  const renewed = isOutdated(account.password_hash ?? '') ? await hashPassword(password) : undefined
  return db.system('login', async (tx) => {
    await purgeSessions(tx, now())
    await forgiveTries(context, tx, tries)
    if (await isPasswordExpired(tx, account, now())) return new ApiError('err295')
    if (account.two_factor_required && !account.totp_enabled) return enrolmentOf(context, tx, account.id)
    if (renewed) await tx.query('update "user" set password_hash = $2 where id = $1', [account.id, renewed])
    return openFor(context, tx, { account, whence, reply })
  })
}

/** Opens a session; the same refusal, after the same work, for a wrong password, an unknown and an inactive account. */
async function logIn(context: Context, given: Given) {
  const { email, password, code, whence } = given
  const tries = [`login:account:${email}`, `login:address:${whence.address}`] as const
  await takeTry(context, tries)
  const account = await context.db.system('login', (tx) => findAccount(tx, email))
  const good = await verifyPassword(account?.password_hash, password)
  if (!good || !account) {
    await tellRefusal(context, { email, whence, account })
    throw new ApiError('err296')
  }
  await refuseWithoutCode(context, account, { code, tries, whence })
  const answer = await open(context, account, { tries, given })
  if (answer instanceof ApiError) throw answer
  return answer
}

export const loginCall = publicCall(
  'POST /auth/login',
  {
    errors: ['err292', 'err293', 'err294', 'err295', 'err296', 'err299'],
    summary: 'Ouvre une session',
    tag: 'Session',
    body: {
      email: f.email({ label: 'E-mail', required: true }),
      password: passwordField('Mot de passe'),
      code: f.text({ label: "Code de l'application d'authentification, ou code de secours", max: 40 }),
    },
    answer: openedSchema,
  },
  ({ context, body, request, reply }) =>
    logIn(context, {
      email: body.email,
      password: passwordText(body.password),
      code: body.code ?? undefined,
      whence: whenceOf(request),
      reply,
    }),
)
