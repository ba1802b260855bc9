import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { forgetActors } from './authenticate'
import { signOutEverywhere } from './end-holdings'
import { endSession } from './sessions'
import { askProvider, metadataOf, tolerance } from './sso-configuration'
import { userOfIdentity } from './sso-links'
import { findProvider, type Provider } from './sso-provider'

const event = 'http://schemas.openid.net/event/backchannel-logout'
/** Signed by the provider's own key: neither without one, nor by the secret that both know. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

async function keysOf(context: Context, provider: Provider): Promise<JSONWebKeySet> {
  const { jwks_uri } = await metadataOf(context, provider)
  if (!jwks_uri) throw new Error('the provider publishes no keys')
  const answer = await askProvider(context.config)(jwks_uri)
  return (await answer.json()) as JSONWebKeySet
}

/** Whose sessions a logout token ends; throws where it is none of this provider's, for us, of now (Back-Channel Logout 1.0 §2.6). */
async function readToken(context: Context, provider: Provider, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(await keysOf(context, provider)), {
    issuer: provider.issuer,
    audience: provider.client_id,
    algorithms,
    currentDate: context.now(),
    clockTolerance: tolerance,
    maxTokenAge: tolerance,
    requiredClaims: ['iat', 'jti', 'events'],
  })
  const events = Object(payload.events)
  if (!Object.hasOwn(events, event) || 'nonce' in payload || !(payload.sub || payload.sid))
    throw new Error('not a logout token')
  return payload
}

/** Ends what was opened in one session at the provider, and that alone. */
async function endSignIn(
  { now }: Context,
  tx: Tx,
  { provider, sid, sub }: { provider: Provider; sid: string; sub: string | undefined },
): Promise<void> {
  const rows = await tx.query<{ session_id: number }>(
    `select session_id from identity_session where identity_provider_id = $1 and sid = $2 and ($3::text is null or subject = $3)`,
    [provider.id, sid, sub ?? null],
  )
  for (const { session_id } of rows) await endSession(tx, session_id, { reason: 'logout', now: now() })
}

/**
 * Ends what a provider says is over: the session that its token names (`sid`), or, where it names the person alone (`sub`), every
 * session of the person, however opened (Back-Channel Logout 1.0 §2.7); false where its token is not good. */
export async function endByProvider(
  context: Context,
  { providerId, token }: { providerId: number; token: string },
): Promise<boolean> {
  const { db, log } = context
  const provider = await db.system('session', (tx) => findProvider(tx, providerId))
  if (!provider) return false
  const payload = await readToken(context, provider, token).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.id }, 'sso back-channel')
    return undefined
  })
  if (!payload) return false
  const { sid, sub } = payload
  await db.system('session', async (tx) => {
    if (typeof sid === 'string') return endSignIn(context, tx, { provider, sid, sub })
    const userId = await userOfIdentity(tx, provider, { issuer: provider.issuer, subject: sub ?? '' })
    return signOutEverywhere(context, tx, userId === undefined ? [] : [userId])
  })
  forgetActors(db)
  return true
}
