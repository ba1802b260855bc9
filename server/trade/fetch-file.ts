import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { timeLimit } from '../database/time-limit'
import { addressFault } from './far-side'
import { addressesOf, pinned } from './post'

/** Milliseconds that the far side has for a whole file. */
const patience = 60_000

export interface Fetching {
  url: string
  /** Where the file is written. */
  path: string
  /** Bytes at most. */
  most: number
  allowsPrivate: boolean
  /** Ends it besides. */
  signal?: AbortSignal
}

const ask = (url: URL, signal: AbortSignal, addresses: Awaited<ReturnType<typeof addressesOf>>) =>
  new Promise<IncomingMessage>((done, fail) => {
    const request = url.protocol === 'https:' ? secure : plain
    const asking = request(url, {
      method: 'GET',
      headers: { connection: 'close' },
      agent: false,
      lookup: pinned(addresses),
      signal,
      maxHeaderSize: 8192,
    })
    asking.on('error', fail)
    asking.on('response', done)
    asking.end()
  })

async function* atMost(answer: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    read += bytes.length
    if (read > most) throw new Error(texts.tooLong)
    yield bytes
  }
}

/**
 * Reads a file at an address of somebody else: over TLS, from public addresses alone, looked up once and kept to, without being
 * followed elsewhere, within a minute. Throws a French reason.
 */
export async function fetchFile({
  url: text,
  path,
  most,
  allowsPrivate,
  signal: given,
}: Fetching): Promise<void> {
  const fault = addressFault(text, allowsPrivate)
  if (fault) throw new Error(fault)
  const url = new URL(text)
  const mine = AbortSignal.timeout(patience)
  const signal = given ? AbortSignal.any([mine, given]) : mine
  const late = new Error(texts.lateFile)
  const whole = (async () => {
    const answer = await ask(url, signal, await addressesOf(url, allowsPrivate))
    if (answer.statusCode !== 200) {
      answer.destroy()
      throw new Error(texts.answered({ code: String(answer.statusCode ?? 0) }))
    }
    await pipeline(atMost(answer, most), createWriteStream(path))
  })()
  await timeLimit(patience, whole, late).catch((error: unknown) => {
    throw signal.aborted ? late : error
  })
}
