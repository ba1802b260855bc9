import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  PrivateKeyJwt,
  type ServerMetadata,
} from 'openid-client'
import { identityTexts as texts } from '../../i18n/fr/identity'
import type { Context } from '../api/context'
import type { Config } from '../config'
import { unseal } from '../seal'
import { farFetcher } from '../trade/far-fetch'
import type { Provider } from './sso-provider'
import { Refused } from './sso-refused'

/** Under what the secret and the key of a provider's client are sealed. */
export const sealUses = { secret: 'oidc-secret', key: 'oidc-key', token: 'oidc-token' } as const

/** Seconds by which a provider's clock may differ from ours. */
export const tolerance = 120
/** Milliseconds for which what a provider says of itself is remembered: a stranger's click asks nobody each time. */
const freshFor = 60_000

/** Asks a provider: public addresses alone, but for hosts that the installation names. */
export const askProvider = ({ allowsPrivateWebhooks, identityPrivateHosts }: Config) =>
  farFetcher(allowsPrivateWebhooks, (host) => identityPrivateHosts.includes(host))

async function privateKey(jwk: string): Promise<CryptoKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  return crypto.subtle.importKey('jwk', JSON.parse(jwk), algorithm, false, ['sign'])
}

async function clientAuth({ config }: Context, provider: Provider): Promise<ClientAuth> {
  const place = provider.id
  if (provider.client_auth === 'private_key_jwt') {
    const jwk = provider.sealed_key && unseal(config, sealUses.key, { place, sealed: provider.sealed_key })
    if (!jwk) throw new Refused(texts.noKey)
    return PrivateKeyJwt({ key: await privateKey(jwk), kid: String(JSON.parse(jwk).kid) })
  }
  const secret =
    provider.sealed_secret && unseal(config, sealUses.secret, { place, sealed: provider.sealed_secret })
  if (!secret) throw new Refused(texts.noSecret)
  return provider.client_auth === 'client_secret_post' ? ClientSecretPost(secret) : ClientSecretBasic(secret)
}

interface Known {
  at: number
  metadata: Promise<ServerMetadata>
}
const known = new WeakMap<object, Map<string, Known>>()

/** What a provider says of itself, asked once a minute; a failure is not remembered. */
export function metadataOf({ db, config }: Context, provider: Provider): Promise<ServerMetadata> {
  const all = known.get(db) ?? new Map<string, Known>()
  known.set(db, all)
  const found = all.get(provider.issuer)
  if (found && performance.now() - found.at < freshFor) return found.metadata
  const asked = discovery(new URL(provider.issuer), provider.client_id, undefined, undefined, {
    [customFetch]: askProvider(config),
    execute: config.allowsPrivateWebhooks ? [allowInsecureRequests] : [],
    timeout: 15,
  }).then((found) => found.serverMetadata())
  all.set(provider.issuer, { at: performance.now(), metadata: asked })
  asked.catch(() => all.delete(provider.issuer))
  return asked
}

/** How a provider is talked to. Its keys are read anew each time, so that changed ones hold at once; its tokens' signatures are always checked. */
export async function configurationOf(context: Context, provider: Provider): Promise<Configuration> {
  const { config, now } = context
  const auth = await clientAuth(context, provider)
  const metadata = await metadataOf(context, provider)
  const made = new Configuration(
    metadata,
    provider.client_id,
    {
      [clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
      [clockTolerance]: tolerance,
    },
    auth,
  )
  made[customFetch] = askProvider(config)
  made.timeout = 15
  enableNonRepudiationChecks(made)
  if (config.allowsPrivateWebhooks) allowInsecureRequests(made)
  return made
}
