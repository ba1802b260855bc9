import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import type { Context } from '../api/context'
import { forgetActors } from './authenticate'
import { endSession } from './sessions'
import { askProvider, metadataOf, tolerance } from './sso-configuration'
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

/** Ends the sessions that a provider says are over; false where its token is not good. */
export async function endByProvider(
  context: Context,
  { providerId, token }: { providerId: number; token: string },
): Promise<boolean> {
  const { db, now, log } = context
  const provider = await db.system('session', (tx) => findProvider(tx, providerId))
  if (!provider) return false
  const payload = await readToken(context, provider, token).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.id }, 'sso back-channel')
    return undefined
  })
  if (!payload) return false
  await db.system('session', async (tx) => {
    const rows = await tx.query<{ session_id: number }>(
      `select session_id from identity_session where identity_provider_id = $1
         and ($2::text is null or sid = $2) and ($3::text is null or subject = $3)`,
      [provider.id, payload.sid ?? null, payload.sub ?? null],
    )
    for (const { session_id } of rows) await endSession(tx, session_id, { reason: 'logout', now: now() })
  })
  forgetActors(db)
  return true
}
