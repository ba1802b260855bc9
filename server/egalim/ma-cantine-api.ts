import { allowInsecureRequests, ClientSecretBasic, Configuration, customFetch } from 'openid-client'
import { closingTexts as texts } from '../../i18n/fr/egalim-closing'
import type { KeptTotals } from '../../resources/egalim/ma-cantine-form'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { siteAddress } from '../mail/product'
import { farFetcher } from '../trade/far-fetch'

/** Where ma-cantine sends back who opened an account there; it is registered with the application. */
export const returnPath = '/front-office/egalim'

/** ma-cantine as this installation knows it; refused where it knows none. */
export function maCantineOf({ config }: Pick<Context, 'config'>) {
  if (!config.maCantine) throw new ApiError('err409', { display: texts.notOpen })
  return config.maCantine
}

/** How its tokens are asked for (OAuth 2, authorisation code with PKCE). */
export function oauthOf(context: Context): Configuration {
  const { config } = context
  const { url, clientId, clientSecret } = maCantineOf(context)
  const server = {
    issuer: url,
    authorization_endpoint: `${url}/o/authorize/`,
    token_endpoint: `${url}/o/token/`,
    revocation_endpoint: `${url}/o/revoke_token/`,
  }
  const made = new Configuration(server, clientId, {}, ClientSecretBasic(clientSecret))
  made[customFetch] = farFetcher(config.allowsPrivateWebhooks)
  made.timeout = 15
  if (config.allowsPrivateWebhooks) allowInsecureRequests(made)
  return made
}

export const returnAddress = ({ config }: Pick<Context, 'config'>): string => siteAddress(config, returnPath)

interface Asking {
  token: string
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  body?: object
}

/** Every text in an answer, as it tells what is wrong: Django names the field, or nothing. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  return answer !== null && typeof answer === 'object' ? Object.values(answer).flatMap(textsIn) : []
}

/** What a refusal says to the person who asked. */
function refusal(status: number, answer: unknown): ApiError {
  if (status === 401) return new ApiError('err409', { display: texts.linkEnded })
  const why = textsIn(answer).join(' ').slice(0, 300)
  return new ApiError('err409', { display: texts.refused({ status, why: why || texts.noReason }) })
}

/** Asks ma-cantine's API; what it refuses is told in its own words. */
async function ask(context: Context, { token, path, method = 'GET', body }: Asking): Promise<unknown> {
  const { url } = maCantineOf(context)
  const fetched = await farFetcher(context.config.allowsPrivateWebhooks)(`${url}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    context.log.warn({ err: error }, 'ma-cantine')
    throw new ApiError('err409', { display: texts.unreachable })
  })
  const text = await fetched.text()
  const answer: unknown = /json/.test(fetched.headers.get('content-type') ?? '')
    ? JSON.parse(text)
    : undefined
  if (fetched.status >= 200 && fetched.status < 300) return answer
  throw refusal(fetched.status, answer)
}

/** The rows of a page of its lists. */
function rowsIn(answer: unknown): Readonly<Record<string, unknown>>[] {
  const rows: unknown = Array.isArray(answer) ? answer : Reflect.get(Object(answer), 'results')
  return Array.isArray(rows) ? rows : []
}

const idOf = (row: unknown): number | undefined => {
  const id: unknown = Reflect.get(Object(row), 'id')
  return typeof id === 'number' ? id : undefined
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, next: string) => next.toUpperCase())

/** The canteen that the account manages under this SIRET. */
async function canteenOf(context: Context, token: string, siret: string): Promise<number> {
  const found = rowsIn(await ask(context, { token, path: `canteens/?search=${encodeURIComponent(siret)}` }))
  const id = idOf(found.find((one) => String(one.siret).replace(/\s/g, '') === siret))
  if (id === undefined) throw new ApiError('err409', { display: texts.noCanteen({ siret }) })
  return id
}

interface Report {
  siret: string
  year: number
  totals: KeptTotals
}

/** Fills the year's report (« bilan »): the one that is there, or a new one. It is declared by its manager, on ma-cantine's own page. */
export async function fillReport(
  context: Context,
  token: string,
  { siret, year, totals }: Report,
): Promise<{ canteen_id: number; diagnostic_id: number }> {
  const canteen_id = await canteenOf(context, token, siret)
  const path = `canteens/${canteen_id}/diagnostics/`
  const there = idOf(rowsIn(await ask(context, { token, path })).find((one) => one.year === year))
  const answers = Object.fromEntries(Object.entries(totals).map(([name, amount]) => [camel(name), amount]))
  const body = { year, diagnosticType: 'SIMPLE', ...answers }
  const kept = await ask(
    context,
    there === undefined
      ? { token, path, method: 'POST', body }
      : { token, path: `${path}${there}`, method: 'PATCH', body },
  )
  const diagnostic_id = idOf(kept) ?? there
  if (diagnostic_id === undefined) throw new ApiError('err409', { display: texts.unreadable })
  return { canteen_id, diagnostic_id }
}
