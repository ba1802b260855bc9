import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf } from './request-body'

/** A report as ma-cantine keeps it. */
export interface Report {
  id: number
  year: number
  isDeclared?: boolean
  [field: string]: unknown
}

/** ma-cantine as its public code answers: OAuth 2 with PKCE, canteens of the account, and their reports. */
export interface StandIn {
  url: string
  client: { id: string; secret: string }
  /** SIRET of the canteen that the account manages. */
  siret: string
  reports: Report[]
  /** Seconds for which an access token holds. */
  lasting: number
  /** Answers nothing any more to the tokens that it has given. */
  forget: () => void
  /** Tokens that were given back. */
  revoked: string[]
  /** How often tokens were given. */
  given: number
  /** Who approves at this page comes back to that address. */
  approve: (page: string) => string
  close: () => Promise<void>
}

const canteen = 4321
const amounts = ['valueBioHt', 'valueSustainableHt', 'valueExternalityPerformanceHt', 'valueEgalimOthersHt']

/** Starts it on a port of its own. */
export async function startMaCantine(): Promise<StandIn> {
  const codes = new Map<string, { challenge: string; address: string }>()
  const access = new Set<string>()
  const refresh = new Set<string>()
  let at = 0

  const tokens = () => {
    on.given += 1
    const [one, other] = [`access-${++at}`, `refresh-${at}`]
    access.add(one)
    refresh.add(other)
    return { access_token: one, refresh_token: other, token_type: 'Bearer', expires_in: on.lasting }
  }
  async function answerToken(request: IncomingMessage): Promise<[number, object]> {
    const sent = new URLSearchParams(await bodyOf(request))
    const basic = (request.headers.authorization ?? '').replace('Basic ', '')
    const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    if (id !== on.client.id || secret !== on.client.secret) return [401, { error: 'invalid_client' }]
    if (sent.get('grant_type') === 'refresh_token')
      return refresh.delete(sent.get('refresh_token') ?? '')
        ? [200, tokens()]
        : [400, { error: 'invalid_grant' }]
    const code = codes.get(sent.get('code') ?? '')
    codes.delete(sent.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood = code?.challenge === challenge && code.address === sent.get('redirect_uri')
    return isGood ? [200, tokens()] : [400, { error: 'invalid_grant' }]
  }
  /** The serializer's rule: the four shares are no more than the total. */
  function wrongSum(report: Record<string, unknown>): object | undefined {
    const sum = amounts.reduce((all, name) => all + Number(report[name] ?? 0), 0)
    const total = Number(report.valueTotalHt)
    if (sum <= total) return undefined
    return {
      nonFieldErrors: [`La somme des valeurs d'approvisionnement, ${sum}, est plus que le total, ${total}`],
    }
  }
  async function answerApi(
    request: IncomingMessage,
    { pathname, searchParams }: URL,
  ): Promise<[number, unknown]> {
    if (!access.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return [401, { detail: "Informations d'authentification non fournies." }]
    if (pathname === '/api/v1/canteens/') {
      const isFound = on.siret.includes(searchParams.get('search') ?? '')
      const results = isFound ? [{ id: canteen, siret: on.siret, name: 'Cantine' }] : []
      return [200, { count: results.length, results }]
    }
    const [, of, id] = /^\/api\/v1\/canteens\/(\d+)\/diagnostics\/(\d+)?$/.exec(pathname) ?? []
    if (Number(of) !== canteen) return [404, { detail: 'Pas trouvé.' }]
    if (request.method === 'GET') return [200, { count: on.reports.length, results: on.reports }]
    const body = JSON.parse(await bodyOf(request))
    const known = on.reports.find((one) => String(one.id) === id)
    if (known?.isDeclared) return [403, { detail: "Ce n'est pas possible de modifier un bilan télédéclaré." }]
    const wrong = wrongSum(body)
    if (wrong) return [400, wrong]
    if (request.method === 'PATCH' && known) return [200, Object.assign(known, body)]
    if (on.reports.some(({ year }) => year === body.year)) return [400, { detail: 'Un bilan existe déjà.' }]
    const made = { id: 900 + on.reports.length, ...body }
    on.reports.push(made)
    return [201, made]
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://ma-cantine.test')
    // Who comes by a browser approves at once.
    if (url.pathname === '/o/authorize/')
      return void response.writeHead(302, { location: on.approve(url.href) }).end()
    if (url.pathname === '/o/revoke_token/') {
      on.revoked.push(new URLSearchParams(await bodyOf(request)).get('token') ?? '')
      return void response.writeHead(200).end()
    }
    const [status, body] =
      url.pathname === '/o/token/' ? await answerToken(request) : await answerApi(request, url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const on: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client: { id: 'portail', secret: 'un-secret-de-ma-cantine' },
    ...{ siret: '99990001200017', reports: [], lasting: 36_000, given: 0, revoked: [] },
    forget: () => {
      access.clear()
      refresh.clear()
    },
    approve: (page) => {
      const { pathname, searchParams: asked } = new URL(page)
      if (pathname !== '/o/authorize/' || asked.get('client_id') !== on.client.id) throw new Error(page)
      const code = `code-${++at}`
      const address = asked.get('redirect_uri') ?? ''
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', address })
      return `${address}?code=${code}&state=${asked.get('state')}`
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
  return on
}
