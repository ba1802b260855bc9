import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { identityTexts as texts } from '../../i18n/fr/identity'
import type { Claims } from '../../resources/accounts/judge-rules'
import { lookup } from '../../resources/schema/lookup'
import type { Context } from '../api/context'
import { configurationOf, tolerance } from './sso-configuration'
import type { Flow } from './sso-flow'
import type { Provider } from './sso-provider'
import { Refused } from './sso-refused'

/** Codes of the library, and what each means to whoever set the provider up. */
const reasons = () =>
  lookup<Readonly<Record<string, string>>>({
    OAUTH_JWT_CLAIM_COMPARISON_FAILED: texts.wrongClaim,
    OAUTH_JWT_TIMESTAMP_CHECK_FAILED: texts.wrongClock,
    OAUTH_KEY_SELECTION_FAILED: texts.unknownKey,
    OAUTH_INVALID_RESPONSE: texts.wrongAnswer,
    OAUTH_TIMEOUT: texts.late,
  })

/** The claim that an error is about, however deep it is wrapped. */
function claimOf(error: unknown): string | undefined {
  const cause = Reflect.get(Object(error), 'cause')
  const claim = Reflect.get(Object(cause), 'claim')
  if (typeof claim === 'string') return claim
  return cause ? claimOf(cause) : undefined
}

/** The sentence of a failed exchange: a claim that differs is named, no value is. */
export function whyRefused(error: unknown): string {
  if (error instanceof Refused) return error.message
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? texts.denied : texts.providerSays({ error: error.error })
  if (error instanceof ResponseBodyError) return texts.providerSays({ error: error.error })
  if (error instanceof ClientError) {
    const claim = claimOf(error) ? ` (${claimOf(error)})` : ''
    return (reasons()[error.code ?? ''] ?? texts.wrongAnswer) + claim
  }
  return error instanceof Error ? error.message : String(error)
}

/** A token made long ago or yet to come tells of a clock that is off. */
function refuseClock({ now }: Context, iat: unknown): void {
  const seconds = Math.round(now().getTime() / 1000)
  if (typeof iat !== 'number' || Math.abs(seconds - iat) > tolerance)
    throw new Refused(texts.clockOff({ minutes: Math.round(Math.abs(seconds - Number(iat ?? 0)) / 60) }))
}

export interface Proven {
  claims: Claims & { iss: string; sub: string }
  idToken: string
}

async function userInfo(configuration: Configuration, token: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {}
  return fetchUserInfo(configuration, token, subject)
}

/** What the provider says of the person who came back with a code: state, `iss`, nonce, PKCE, audience, signature and clock are checked. */
export async function readAnswer(
  context: Context,
  provider: Provider,
  { flow, query }: { flow: Flow; query: string },
): Promise<Proven> {
  const configuration = await configurationOf(context, provider)
  const url = new URL(flow.redirect_uri)
  url.search = query
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const own = tokens.claims()
  if (!own || !tokens.id_token) throw new Refused(texts.wrongAnswer)
  refuseClock(context, own.iat)
  const further = await userInfo(configuration, tokens.access_token, own.sub)
  return { claims: { ...further, ...own }, idToken: tokens.id_token }
}

/** The level of authentication that came, where a provider must give one. */
export function refuseAcr({ acr }: Pick<Provider, 'acr'>, claims: Claims): void {
  const wanted = acr?.split(/\s+/).filter(Boolean) ?? []
  if (wanted.length && !wanted.includes(String(claims.acr)))
    throw new Refused(texts.weakAcr({ got: String(claims.acr ?? '–'), wanted: wanted.join(', ') }))
}
