import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import { identityTexts as texts } from '../../i18n/fr/identity'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { configurationOf } from './sso-configuration'
import { beginFlow } from './sso-flow'
import { findProvider, type Provider } from './sso-provider'
import { whyRefused } from './sso-read-answer'

export const callbackPath = '/api/auth/oidc/callback'

/** This product as browsers reach it. */
export const ownAddress = ({ config }: Context, request: FastifyRequest): string =>
  config.publicUrl ?? `${request.protocol}://${request.host}`

interface Starting {
  providerId: number
  request: FastifyRequest
  reply: FastifyReply
  /** The account that an invitation is for. */
  invited?: number
  /** Who tries it out, signing nobody in. */
  tester?: number
}

async function providerOf(context: Context, { providerId, tester }: Starting): Promise<Provider> {
  const found = await context.db.system('login', (tx) =>
    findProvider(tx, providerId, { all: tester !== undefined }),
  )
  if (!found) throw new ApiError('err404', { display: texts.unknownProvider })
  return found
}

/** Begins a sign-in: leaves the flow's cookie, answers the provider's page. */
export async function startFlow(context: Context, starting: Starting): Promise<{ url: string }> {
  const { request, reply, invited, tester } = starting
  const provider = await providerOf(context, starting)
  const configuration = await configurationOf(context, provider).catch((error: unknown) => {
    context.log.warn({ err: error, provider: provider.id }, 'sso')
    throw new ApiError('err282', { display: texts.unreachable({ why: whyRefused(error) }) })
  })
  const redirectUri = `${ownAddress(context, request)}${callbackPath}`
  const flow = await beginFlow(context, reply, {
    provider: provider.id,
    redirectUri,
    invited,
    tester,
    address: request.ip,
  })
  const { href } = buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: provider.scopes,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(provider.acr ? { acr_values: provider.acr } : {}),
  })
  return { url: href }
}
