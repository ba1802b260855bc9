import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Config } from '../config'
import { callFar, farLimits as usual } from '../far/call-far'
import { type FileStore, safeKey } from './file-store'
import { emptyHash, type S3Request, signS3 } from './sign-s3'

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

type Body = { stream: Readable; size: number; hash: string }

/** Milliseconds that the store has: to answer, and to carry a file. */
export type S3Limits = Record<'answer' | 'file', number>
/** A store as it is asked. */
type Store = S3Config & { limits: S3Limits }

async function send(
  { limits, ...config }: Store,
  method: S3Request['method'],
  { key, query, body }: { key?: string; query?: Readonly<Record<string, string>>; body?: Body },
): Promise<Response> {
  const url = new URL(config.url.replace(/\/+$/, '') + (key ? `/${safeKey(key)}` : ''))
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const headers = signS3(config, { method, url, bodyHash: body?.hash ?? emptyHash, now: new Date() })
  const sent = body ? { body: Readable.toWeb(body.stream) as unknown as BodyInit, duplex: 'half' } : {}
  const limit = body ? limits.file : limits.answer
  // The bytes of an answer come after it, within the time of a file.
  const answer = await callFar(url.host, { limit }, () =>
    fetch(url, {
      method,
      headers: body ? { ...headers, 'content-length': String(body.size) } : headers,
      signal: AbortSignal.timeout(limits.file),
      ...sent,
    } as RequestInit),
  )
  if (answer.ok || answer.status === 404) return answer
  await answer.body?.cancel()
  throw new Error(`the file store answered ${answer.status} to ${method}`)
}

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

/** Keys are made of signs that XML leaves as they are. */
function* keptIn(xml: string) {
  for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const [key, written] = [textOf(content, 'Key'), textOf(content, 'LastModified')]
    if (key && written) yield { key, written: new Date(written) }
  }
}

/** Every object of a folder, a thousand at a time (ListObjectsV2). */
async function* listed(config: Store, folder: string) {
  let next: string | undefined
  do {
    const from: Record<string, string> = next ? { 'continuation-token': next } : {}
    const query = { 'list-type': '2', prefix: `${safeKey(folder)}/`, ...from }
    const answer = await send(config, 'GET', { query })
    const xml = await answer.text()
    if (!answer.ok) throw new Error(`the file store answered ${answer.status} to a list`)
    yield* keptIn(xml)
    next = textOf(xml, 'NextContinuationToken')
  } while (next)
}

/** Keeps files in a store that speaks S3 (path-style addresses). */
export const s3Store = (given: S3Config, limits: S3Limits = usual): FileStore => storeOf({ ...given, limits })

const storeOf = (config: Store): FileStore => ({
  async put(key, source) {
    const [{ size }, hash] = [await stat(source), await hashOf(source)]
    const answer = await send(config, 'PUT', { key, body: { stream: createReadStream(source), size, hash } })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the file store answered ${answer.status} to PUT`)
  },
  async get(key) {
    const answer = await send(config, 'GET', { key })
    if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
    await answer.body?.cancel()
    return undefined
  },
  has: async (key) => (await send(config, 'HEAD', { key })).ok,
  async remove(key) {
    await (await send(config, 'DELETE', { key })).body?.cancel()
  },
  list: (folder) => listed(config, folder),
})
