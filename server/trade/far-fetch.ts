import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { timeLimit } from '../database/time-limit'
import { addressFault } from './far-side'
import { addressesOf, pinned } from './post'

/** Milliseconds: to connect, and for the whole answer. */
const [connecting, answering] = [5000, 15_000]
/** Bytes of an answer. */
const most = 1_048_576

interface FarRequest {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

interface Sending extends FarRequest {
  signal: AbortSignal
  addresses: Awaited<ReturnType<typeof addressesOf>>
}

const ask = (url: URL, { signal, addresses, method = 'GET', headers = {}, body }: Sending) =>
  new Promise<IncomingMessage>((done, fail) => {
    const request = url.protocol === 'https:' ? secure : plain
    const asking = request(url, {
      method,
      headers: {
        ...headers,
        connection: 'close',
        ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
      },
      agent: false,
      lookup: pinned(addresses),
      signal,
      maxHeaderSize: 16_384,
    })
    const late = setTimeout(() => asking.destroy(new Error(texts.late)), connecting)
    asking.on('socket', (socket) => {
      const isThere = url.protocol === 'https:' ? 'secureConnect' : 'connect'
      socket.once(isThere, () => clearTimeout(late))
    })
    asking.on('close', () => clearTimeout(late))
    asking.on('error', fail)
    asking.on('response', done)
    asking.end(body)
  })

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    read += bytes.length
    if (read > most) throw new Error(texts.tooLong)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'transfer-encoding' || name === 'connection'
      ? []
      : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )

/**
 * Asks somebody else's server as `fetch` does: over TLS, at public addresses alone unless allowed, looked up once and kept to,
 * without being followed elsewhere; 5 s to connect, 15 s for the whole answer, 1 MiB of it.
 */
export async function farFetch(
  address: string,
  request: FarRequest,
  { allowsPrivate, allowsPlain }: { allowsPrivate: boolean; allowsPlain: boolean },
): Promise<Response> {
  const url = new URL(address)
  const fault =
    url.protocol !== 'https:' && !allowsPlain ? texts.httpsOnly : addressFault(address, allowsPrivate)
  if (fault) throw new Error(fault)
  const signal = AbortSignal.timeout(answering)
  const late = new Error(texts.lateAnswer)
  const whole = (async () => {
    const addresses = await addressesOf(url, allowsPrivate)
    const answer = await ask(url, { ...request, signal, addresses })
    const body = await readAll(answer)
    const status = answer.statusCode ?? 502
    const hasBody = status !== 204 && status !== 304 && status >= 200
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: headersOf(answer) })
  })()
  return timeLimit(answering, whole, late).catch((error: unknown) => {
    throw signal.aborted ? late : error
  })
}

/** `farFetch` in the shape that the OAuth library calls; `allowsPlain` also opens private addresses, `isPrivateHost` names single hosts there. */
export const farFetcher =
  (allowsPlain: boolean, isPrivateHost: (host: string) => boolean = () => false) =>
  async (url: string, options: { method?: string; headers?: unknown; body?: unknown } = {}) =>
    farFetch(
      url,
      {
        method: options.method,
        headers: Object.fromEntries(new Headers(options.headers as Record<string, string>)),
        body: options.body === undefined || options.body === null ? undefined : String(options.body),
      },
      { allowsPlain, allowsPrivate: allowsPlain || isPrivateHost(new URL(url).hostname) },
    )
