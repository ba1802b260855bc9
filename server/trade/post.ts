import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { callFar } from '../far/call-far'
import { addressFault, hostOf, isLate, isPublicAddress, isUnanswered } from './far-side'

/** Milliseconds that the far side has, its name included. */
export const patience = 5000
/** Bytes of an answer that are read. */
const mostRead = 2000

interface Asked {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer
  allowsPrivate: boolean
  /** Ends it besides. */
  signal?: AbortSignal | undefined
}

/** What the far side answered: its status alone counts. */
export interface Posted {
  code: number
}

type Address = { address: string; family: number }

/** Where a name leads; refused whole when one of its addresses is not of the Internet. */
export async function addressesOf(url: URL, allowsPrivate: boolean): Promise<Address[]> {
  const host = hostOf(url)
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  if (!found.length || (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address))))
    throw new Error(texts.privateAddress)
  return found
}

/** Connects to the addresses that were looked at, whatever the name says a moment later. */
export const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }

/** Reads a little of an answer, then hangs up. */
function drain(answer: IncomingMessage): void {
  let read = 0
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > mostRead) answer.destroy()
  })
  answer.on('error', () => undefined)
  answer.on('close', () => answer.destroy())
}

interface Sending {
  addresses: readonly Address[]
  asked: Asked
  signal: AbortSignal
}

const send = (url: URL, { addresses, asked: { headers, body }, signal }: Sending) =>
  new Promise<Posted>((done, fail) => {
    const ask = url.protocol === 'https:' ? secure : plain
    const asking = ask(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      // No connection is kept: each one is looked at.
      agent: false,
      lookup: pinned(addresses),
      signal,
      maxHeaderSize: 8192,
    })
    asking.on('error', fail)
    asking.on('response', (answer) => {
      drain(answer)
      done({ code: answer.statusCode ?? 0 })
    })
    asking.end(body)
  })

/**
 * Writes to an address of somebody else: over TLS, to public addresses alone, looked up once and kept to, without following it
 * elsewhere, within five seconds. Throws when nobody answers; any status is an answer.
 */
export async function post(asked: Asked): Promise<Posted> {
  const fault = addressFault(asked.url, asked.allowsPrivate)
  if (fault) throw new Error(fault)
  const url = new URL(asked.url)
  const { signal: given } = asked
  const whole = callFar(url.host, { limit: patience, signal: given, isAway: isUnanswered }, async (signal) =>
    send(url, { addresses: await addressesOf(url, asked.allowsPrivate), asked, signal }),
  )
  return whole.catch((error: unknown) => {
    throw isLate(error) && !given?.aborted ? new Error(texts.late) : error
  })
}
