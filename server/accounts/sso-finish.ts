import type { FastifyReply, FastifyRequest } from 'fastify'
import { identityTexts as texts } from '../../i18n/fr/identity'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Tx } from '../database/tx'
import { seal, unseal } from '../seal'
import { forgetActors } from './authenticate'
import { whenceOf } from './device'
import { type Account, findAccountById, hasFactor } from './find-user'
import { openFor, proveAccount } from './login'
import { forgiveLogin } from './login-tries'
import { admit } from './sso-callback'
import { sealUses } from './sso-configuration'
import { type Flow, flowAt, forgetFlowCookie, moveFlow } from './sso-flow'
import { linkIdentity } from './sso-links'
import { findProvider, isProvenDomain, type Provider } from './sso-provider'
import type { Proven } from './sso-read-answer'
import { Refused } from './sso-refused'

interface Asking {
  request: FastifyRequest
  reply: FastifyReply
}

const lostFlow = () => new ApiError('err281')

async function flowOf(context: Context, tx: Tx, { request }: Asking): Promise<Flow> {
  const found = await flowAt(context, tx, { request, steps: ['proven', 'unlinked', 'refused'] })
  if (!found || found.tester_id) throw lostFlow()
  return found
}

async function providerOf(tx: Tx, flow: Flow): Promise<Provider> {
  const provider = await findProvider(tx, flow.identity_provider_id)
  if (!provider) throw lostFlow()
  return provider
}

/** Notes whose session it is at the provider's, so that either log-out finds the other. */
async function keepSession(
  context: Context,
  tx: Tx,
  { flow, provider, sessionId }: { flow: Flow; provider: Provider; sessionId: number },
): Promise<void> {
  const { config, now } = context
  const token =
    flow.sealed_token && unseal(config, sealUses.token, { place: flow.id, sealed: flow.sealed_token })
  const sealed = token ? seal(config, sealUses.token, { place: `session ${sessionId}`, text: token }) : null
  await tx.query(`delete from identity_session where "createdAt" < $1::timestamptz - interval '1 day'`, [
    now(),
  ])
  await tx.query(
    `insert into identity_session (identity_provider_id, session_id, subject, sid, sealed_token, "createdAt") values ($1, $2, $3, $4, $5, $6)`,
    [provider.id, sessionId, flow.outcome?.subject ?? '', flow.outcome?.sid ?? null, sealed, now()],
  )
  await tx.query('update identity_link set seen_at = $3 where identity_provider_id = $1 and user_id = $2', [
    provider.id,
    flow.user_id,
    now(),
  ])
}

async function open(
  context: Context,
  tx: Tx,
  { flow, provider, account, asking }: { flow: Flow; provider: Provider; account: Account; asking: Asking },
) {
  if (!provider.acr && (account.two_factor_required || hasFactor(account))) {
    await moveFlow(tx, flow.id, { step: 'done' })
    return new ApiError('err282', { display: texts.noFactor })
  }
  const answer = await openFor(context, tx, {
    account,
    whence: whenceOf(asking.request),
    ...asking,
    opened: (sessionId) => keepSession(context, tx, { flow, provider, sessionId }),
    byProvider: true,
  })
  await moveFlow(tx, flow.id, { step: 'done' })
  forgetFlowCookie(context, asking.reply)
  return answer
}

/** Opens the session of somebody whom a provider has proved; what is left to do, or why it was refused, is answered otherwise. */
export async function finishFlow(context: Context, asking: Asking) {
  const { db } = context
  const answer = await db.system('login', async (tx) => {
    const flow = await flowOf(context, tx, asking)
    if (flow.step === 'refused') {
      await moveFlow(tx, flow.id, { step: 'done' })
      return new ApiError('err282', { display: flow.outcome?.why })
    }
    const provider = await providerOf(tx, flow)
    if (flow.step === 'unlinked') {
      const more = { email: flow.outcome?.email ?? '', provider: { id: provider.id, label: provider.label } }
      return new ApiError('err283', { more })
    }
    const account = flow.user_id ? await findAccountById(tx, flow.user_id) : undefined
    if (!account) return lostFlow()
    return open(context, tx, { flow, provider, account, asking })
  })
  if (answer instanceof ApiError) throw answer
  return answer
}

interface Credentials {
  email: string
  password: string
  code: string | undefined
  mailCode: string | undefined
}

const claimsOf = (flow: Flow) => Reflect.get(Object(flow.outcome), 'claims') as Proven['claims']

/** Binds an identity of a proven domain to the account whose password is given, and opens its session. */
export async function linkAccount(context: Context, asking: Asking, credentials: Credentials) {
  const { db } = context
  await db.system('login', async (tx) => {
    const flow = await flowOf(context, tx, asking)
    if (flow.step !== 'unlinked') throw lostFlow()
    if (!isProvenDomain(await providerOf(tx, flow), credentials.email)) throw new ApiError('err296')
  })
  const { account, attempt } = await proveAccount(context, {
    ...credentials,
    ...asking,
    passkey: undefined,
    whence: whenceOf(asking.request),
  })
  const answer = await db
    .system('login', async (tx) => {
      const flow = await flowOf(context, tx, asking)
      const provider = await providerOf(tx, flow)
      if (flow.step !== 'unlinked') throw lostFlow()
      const claims = claimsOf(flow)
      const identity = { issuer: claims.iss, subject: claims.sub }
      await forgiveLogin(context, tx, attempt)
      await admit(context, tx, { provider, userId: account.id, claims })
      await linkIdentity(context, tx, { provider, identity, userId: account.id, proof: 'password' })
      await moveFlow(tx, flow.id, { step: 'proven', userId: account.id })
      const whole = { ...flow, user_id: account.id }
      return open(context, tx, { flow: whole, provider, account, asking })
    })
    .catch((error: unknown) => {
      throw error instanceof Refused ? new ApiError('err282', { display: error.message }) : error
    })
  forgetActors(db)
  if (answer instanceof ApiError) throw answer
  return answer
}
