import type { FastifyReply, FastifyRequest } from 'fastify'
import { passwordField } from '../../resources/accounts/proof-fields'
import { f } from '../../resources/schema/f'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/connect'
import { whenceOf } from './device'
import { type Account, findAccount, hasFactor } from './find-user'
import { keepDevice, knownDevice } from './known-device'
import { forgiveTry } from './limits'
import { forgiveLogin, knocksOf, type LoginTry, takeLoginTry } from './login-tries'
import { keepPageToken } from './page-token'
import { assertionOptions, passkeysOf, proveAssertion } from './passkeys'
import { isPasswordExpired } from './password-expiry'
import { passwordText } from './password-field'
import { hashPassword, isOutdated, verifyPassword } from './password-hash'
import { purgeSessions } from './purge-sessions'
import { spendCode } from './second-factor'
import { newSecret } from './secrets'
import { openedSchema } from './session-schema'
import { after, keepToken, lifetimes, openSession, spendLinks, type Whence } from './sessions'
import { refuseEnforced } from './sso-enforced'
import { tellRefusal } from './tell-refusal'
import { userAnswer } from './user-answer'

interface Given {
  email: string
  password: string
  /** Of the authenticator application, or a recovery code. */
  code: string | undefined
  /** What a passkey has signed, in place of the code. */
  passkey: unknown
  /** Of the mail that is sent once an account is tried too often. */
  mailCode: string | undefined
  whence: Whence
  request: FastifyRequest
  reply: FastifyReply
}

/** An account that has proved itself, and where its session opens. */
export interface Opening {
  account: Account
  whence: Whence
  request: FastifyRequest
  reply: FastifyReply
  /** Its identity provider has proved the account: otherwise an organisation that asks for its own refuses (err280). */
  byProvider?: true
  /** Told the new session, in its transaction. */
  opened?: (sessionId: number) => Promise<void>
}

/** What a login answers: the user beside the two tokens. The device is known to the account from now on. */
export async function openFor(context: Context, tx: Tx, opening: Opening) {
  const { account, whence, request, reply } = opening
  if (!opening.byProvider) await refuseEnforced(context, tx, account.id)
  const opened = await openSession(context, tx, { userId: account.id, whence })
  const { token, refresh_token, page, sessionId } = opened
  if (page) keepPageToken(reply, context, page)
  await opening.opened?.(sessionId)
  const isKnown = knownDevice(context, request, account) !== undefined
  keepDevice(context, { request, reply, account })
  await tx.query('update "user" set last_login = $2 where id = $1', [account.id, context.now()])
  await recordSecurityEvent(
    tx,
    { kind: 'login', userId: account.id, ...whence, detail: { session: sessionId } },
    context.now(),
  )
  if (!isKnown)
    await recordSecurityEvent(
      tx,
      { kind: 'device_known', userId: account.id, ...whence, about: `User ${account.id}` },
      context.now(),
    )
  return {
    token,
    refresh_token,
    ...(await userAnswer(tx, context.db.registry, { userId: account.id, sessionId })),
  }
}

/** A secret by which somebody who has given the password sets up the second factor that the profile asks for (err294). */
async function enrolmentOf({ now, random }: Context, tx: Tx, userId: number): Promise<ApiError> {
  const secret = newSecret(random)
  await spendLinks(tx, userId, { purposes: ['enrol'], now: now() })
  await keepToken(tx, { purpose: 'enrol', secret, userId, expires: after(now(), lifetimes.enrolment) })
  return new ApiError('err294', { more: { enrolment: secret } })
}

/** What asks for the second factor: whether there is an application, and what a passkey would sign. */
async function factorAsked(context: Context, { id, totp_enabled, passkeys }: Account): Promise<ApiError> {
  const keys = passkeys ? await context.db.system('login', (tx) => passkeysOf(tx, id)) : []
  const passkey = keys.length
    ? await assertionOptions(context, { use: 'factor', userId: id }, keys)
    : undefined
  return new ApiError('err292', { more: { application: totp_enabled === true, passkey } })
}

/** Whether the second factor of an account is there; refuses one that is missing or wrong, whose use is kept all the same. */
async function refuseWithoutFactor(
  context: Context,
  account: Account,
  { given, attempt }: { given: Given; attempt: LoginTry },
) {
  const { code, passkey } = given
  if (!hasFactor(account)) return
  if (!code && !passkey) {
    // Who types the password first, and then the code with it, tries once.
    await context.db.system('login', (tx) => forgiveTry(context, tx, knocksOf(attempt)))
    throw await factorAsked(context, account)
  }
  const isGood = code
    ? await context.db.system('login', (tx) => spendCode(context, tx, { account, typed: code }))
    : (await proveAssertion(context, passkey, { use: 'factor', userId: account.id })) === account.id
  if (isGood) return
  await tellRefusal(context, { email: account.email, whence: given.whence, account, kind: 'factor_failed' })
  throw new ApiError('err293')
}

/** Opens the session of an account that has proved itself; answers the refusal of one that must do something first. */
async function open(
  context: Context,
  account: Account,
  { attempt, given }: { attempt: LoginTry; given: Given },
) {
  const { db, now } = context
  const { password, whence, request, reply } = given
  const renewed = isOutdated(account.password_hash ?? '') ? await hashPassword(password) : undefined
  return db.system('login', async (tx) => {
    await purgeSessions(tx, now())
    await forgiveLogin(context, tx, attempt)
    await spendLinks(tx, account.id, { purposes: ['code'], now: now() })
    if (await isPasswordExpired(tx, account, now())) return new ApiError('err295')
    if (account.two_factor_required && !hasFactor(account)) return enrolmentOf(context, tx, account.id)
    if (renewed) await tx.query('update "user" set password_hash = $2 where id = $1', [account.id, renewed])
    return openFor(context, tx, { account, whence, request, reply })
  })
}

/** The account of an e-mail, once its password and second factor are given; the same refusal, after the same work, for a wrong password, an unknown and an inactive account. */
export async function proveAccount(
  context: Context,
  given: Given,
): Promise<{ account: Account; attempt: LoginTry }> {
  const { email, password, mailCode, whence, request } = given
  const account = await context.db.system('login', (tx) => findAccount(tx, email))
  const device = knownDevice(context, request, account)
  const attempt: LoginTry = { email, address: whence.address, account, device, code: mailCode }
  await takeLoginTry(context, attempt)
  const good = await verifyPassword(account?.password_hash, password)
  if (!good || !account) {
    await tellRefusal(context, { email, whence, account })
    throw new ApiError('err296')
  }
  await refuseWithoutFactor(context, account, { given, attempt })
  return { account, attempt }
}

/** Opens a session by password. */
async function logIn(context: Context, given: Given) {
  const { account, attempt } = await proveAccount(context, given)
  const answer = await open(context, account, { attempt, given })
  if (answer instanceof ApiError) throw answer
  return answer
}

export const loginCall = publicCall(
  'POST /auth/login',
  {
    errors: ['err280', 'err290', 'err291', 'err292', 'err293', 'err294', 'err295', 'err296', 'err299'],
    summary: 'Ouvre une session',
    tag: 'Session',
    body: {
      email: f.email({ label: 'E-mail', required: true }),
      password: passwordField('Mot de passe'),
      code: f.text({ label: "Code de l'application d'authentification, ou code de secours", max: 40 }),
      passkey: f.json({ label: "Réponse d'une clé d'accès au défi de err292, à la place du code" }),
      sent_code: f.text({ label: 'Code reçu par e-mail', max: 40 }),
    },
    answer: openedSchema,
  },
  ({ context, body, request, reply }) =>
    logIn(context, {
      email: body.email,
      password: passwordText(body.password),
      code: body.code ?? undefined,
      passkey: body.passkey,
      mailCode: body.sent_code ?? undefined,
      whence: whenceOf(request),
      request,
      reply,
    }),
)
