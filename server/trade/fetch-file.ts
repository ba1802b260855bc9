import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { webhookTexts as texts } from '../../i18n/fr/webhooks'
import { callFar, farLimits } from '../far/call-far'
import { addressFault, isLate, isUnanswered } from './far-side'
import { addressesOf, pinned } from './post'

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

const silence = () => Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })

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
    // Who takes the connection and says nothing is left long before a file's time is over.
    const mute = setTimeout(() => asking.destroy(silence()), farLimits.answer)
    asking.on('error', fail)
    asking.on('close', () => clearTimeout(mute))
    asking.on('response', (answer) => {
      clearTimeout(mute)
      done(answer)
    })
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
  const how = { limit: farLimits.file, signal: given, isAway: isUnanswered }
  const whole = callFar(url.host, how, async (signal) => {
    const answer = await ask(url, signal, await addressesOf(url, allowsPrivate))
    if (answer.statusCode !== 200) {
      answer.destroy()
      throw new Error(texts.answered({ code: String(answer.statusCode ?? 0) }))
    }
    await pipeline(atMost(answer, most), createWriteStream(path))
  })
  await whole.catch((error: unknown) => {
    throw isLate(error) && !given?.aborted ? new Error(texts.lateFile) : error
  })
}
