import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { bodyOf } from './request-body'

type Claims = Record<string, unknown>

/** A real OpenID provider on a port of its own, whose people type their name alone. */
export interface TestProvider {
  issuer: string
  /** Claims of its people by the name that they type. */
  people: Map<string, Claims>
  /** Changes each identity token before it leaves, signed by the same key. */
  tamper: (change: ((claims: JWTPayload) => JWTPayload) | undefined) => void
  /** A log-out token for the client (Back-Channel Logout 1.0), with these claims. */
  logoutToken: (claims: JWTPayload) => Promise<string>
  /** Signs by a new key, and publishes it instead of the one before. */
  rotate: () => Promise<void>
  close: () => Promise<void>
}

const newKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

const publicHalf = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use })

const form = (uid: string) =>
  `<!doctype html><html lang="fr"><title>Fournisseur d'essai</title><form method="post" action="/interaction/${uid}">
   <label>Nom chez le fournisseur <input name="login" autofocus></label><button>Continuer</button></form></html>`

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const uid = request.url?.split('/')[2] ?? ''
  if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(form(uid))
  const accountId = new URLSearchParams(await bodyOf(request)).get('login') ?? ''
  return provider.interactionFinished(
    request,
    response,
    accountId ? { login: { accountId } } : { error: 'access_denied' },
    { mergeWithLastSubmission: false },
  )
}

interface Options {
  redirectUris: string[]
  logoutUris?: string[]
  backchannel?: string
  /** The client's published keys, where it proves itself by its own. */
  jwksUri?: string
}

export const testClient = { id: 'portail', secret: 'un-secret-que-seul-le-serveur-connait' }

/** Starts a provider with one client. */
export async function startProvider({
  redirectUris,
  logoutUris = [],
  backchannel,
  jwksUri,
}: Options): Promise<TestProvider> {
  const people = new Map<string, Claims>()
  let key = await newKey('one')
  let change: ((claims: JWTPayload) => JWTPayload) | undefined
  let isRotated = false
  const server: Server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.id,
        ...(jwksUri
          ? { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: jwksUri }
          : { client_secret: testClient.secret }),
        redirect_uris: redirectUris,
        post_logout_redirect_uris: logoutUris,
        ...(backchannel
          ? { backchannel_logout_uri: backchannel, backchannel_logout_session_required: true }
          : {}),
      },
    ],
    jwks: { keys: [key as never] },
    claims: {
      openid: ['sub'],
      email: ['email'],
      profile: ['name', 'groups'],
    },
    conformIdTokenClaims: false,
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    cookies: { keys: ['essai'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><html lang="fr"><title>Fournisseur d'essai</title>${form}<button name="logout" form="op.logoutForm" value="yes">Se déconnecter</button></html>`
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = '<!doctype html><html lang="fr"><title>Fournisseur d\'essai</title>Au revoir</html>'
        },
      },
    },
    // Its own guard would not write to this machine.
    fetch: (url, { dispatcher: _guard, ...options }) => fetch(url, options),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    loadExistingGrant: async (ctx) => {
      const { oidc } = ctx
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const resign = async (token: string): Promise<string> => {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
    return new SignJWT(change ? change(payload) : payload)
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(await importJWK(key, 'RS256'))
  }
  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as Record<string, unknown> | undefined
    if (ctx.path === '/token' && typeof body?.id_token === 'string' && (change || isRotated))
      ctx.body = { ...body, id_token: await resign(body.id_token) }
    if (ctx.path === '/jwks' && isRotated) ctx.body = { keys: [publicHalf(key)] }
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
    else void handle(request, response)
  })
  return {
    issuer,
    people,
    tamper: (given) => {
      change = given
    },
    logoutToken: async (claims) =>
      new SignJWT({
        iss: issuer,
        aud: testClient.id,
        jti: `out-${performance.now()}`,
        iat: Math.floor(Date.now() / 1000),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'logout+jwt' })
        .sign(await importJWK(key, 'RS256')),
    rotate: async () => {
      key = await newKey('two')
      isRotated = true
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/** A browser without a screen: keeps cookies of the provider, follows its pages, types a name. */
export function providerBrowser() {
  const jar = new Map<string, string>()
  const go = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  return {
    jar,
    go,
    /** Ends the provider's own session: its page, then its button. */
    signOut: async (issuer: string) => {
      const page = await (await go(`${issuer}/session/end`)).text()
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
      const body = new URLSearchParams({ xsrf, logout: 'yes' })
      return go(`${issuer}/session/end/confirm`, { method: 'POST', body })
    },
    /** Goes to the provider's page and answers where it sends the browser back to. */
    signIn: async (url: string, name: string, home: string): Promise<URL> => {
      let at = url
      for (let step = 0; step < 10; step += 1) {
        const isForm = new URL(at).pathname.startsWith('/interaction/')
        const answer = isForm
          ? await go(at, { method: 'POST', body: new URLSearchParams({ login: name }) })
          : await go(at)
        const next = answer.headers.get('location')
        if (!next) throw new Error(`${at}: ${answer.status} ${await answer.text()}`)
        at = new URL(next, at).href
        if (at.startsWith(home)) return new URL(at)
      }
      throw new Error('the provider leads nowhere')
    },
  }
}
