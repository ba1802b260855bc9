import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.js'

export type { components, paths }

/** A resource or an answer by its name in the description: `Schema<'Unit'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** What every refusal says: its code (`err400`), its French sentence and the fields that it names. */
export type Refusal = Schema<'Error'>

export interface PortalOptions {
  /** Where the portal is served, without `/api`: `https://achats.example`. */
  address: string
  /** A key of the API, made in « Mon compte »: it may do what its person may, less what the key leaves out. */
  key: string
  /** What fetches; Node's own unless said. */
  fetch?: (request: Request) => Promise<Response>
}

const sentenceOf = ({ display, fields = [] }: Refusal): string =>
  [display, ...fields.map(({ name, message }) => `${name}: ${message}`)].join('\n')

/** A call that was refused, with its status; `refusal` is missing where something between answered instead of the portal. */
export class RefusedCall extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | undefined,
  ) {
    super(refusal ? sentenceOf(refusal) : `HTTP ${status}`)
    this.name = 'RefusedCall'
  }
}

interface Settled<Data> {
  data?: Data
  error?: unknown
  response: Response
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'type' in value && 'display' in value

/** The answer of a call: `await answerOf(portal.GET('/unit/{id}', …))`. Throws `RefusedCall`. */
export async function answerOf<Data>(call: Promise<Settled<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (!response.ok || data === undefined || data === null)
    throw new RefusedCall(response.status, isRefusal(error) ? error : undefined)
  return data
}

/** Every call of the portal by its path and verb, with its parameters, body and answer typed from the portal's own description. */
export const openPortal = ({ address, key, fetch }: PortalOptions): Client<paths> =>
  createClient<paths>({
    baseUrl: `${address.replace(/\/+$/, '')}/api`,
    headers: { 'x-api-key': key },
    ...(fetch ? { fetch } : {}),
    // The filters of a list are keys of the query themselves.
    querySerializer: { object: { style: 'form', explode: true }, array: { style: 'form', explode: true } },
  })
