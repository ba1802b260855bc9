import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../../server/config'
import { createFileStore } from '../../server/storage/create-file-store'
import type { FileStore } from '../../server/storage/file-store'
import { emptyHash, signS3 } from '../../server/storage/sign-s3'

const folder = mkdtempSync(join(tmpdir(), 'portail-store-'))
const source = join(folder, 'source.bin')
const content = Buffer.from('été '.repeat(50_000))
writeFileSync(source, content)

/** A store that speaks S3 over HTTP, as far as the product does, and checks each signature. */
function fakeS3() {
  const kept = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const date = String(request.headers['x-amz-date'])
    const now = new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
    const method = request.method as 'GET'
    const signed = signS3(keys, { method, url, bodyHash, now })
    const answer = (status: number, bytes?: Buffer) => void response.writeHead(status).end(bytes)
    if (signed.authorization !== request.headers.authorization) return answer(403)
    if (request.method === 'PUT') kept.set(url.pathname, body)
    if (request.method === 'DELETE') kept.delete(url.pathname)
    if (request.method !== 'GET') return answer(200)
    const found = kept.get(url.pathname)
    answer(found ? 200 : 404, found)
  })
  return { server, kept }
}

const keys = { url: '', region: 'fr-par', accessKey: 'clé', secretKey: 'secret' }
const s3 = fakeS3()
let address: string

const listen = (server: Server) =>
  new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () =>
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}/seau`),
    )
  })

beforeAll(async () => {
  address = await listen(s3.server)
})
afterAll(() => {
  s3.server.close()
  rmSync(folder, { recursive: true, force: true })
})

const onDisk = () => createFileStore(parseConfig({ DATA_DIR: folder }))
const onS3 = (secret = keys.secretKey) =>
  createFileStore(
    parseConfig({
      DATA_DIR: folder,
      FILES_S3_URL: address,
      FILES_S3_REGION: keys.region,
      FILES_S3_KEY: keys.accessKey,
      FILES_S3_SECRET: secret,
    }),
  )

describe.each<[string, () => FileStore]>([
  ['a folder', onDisk],
  ['a store that speaks S3', () => onS3()],
])('%s', (_name, open) => {
  test('gives back what it was given, and nothing once it is removed', async () => {
    const store = open()
    await store.put('upload/user/a1.png', source)
    const bytes = await store.get('upload/user/a1.png')
    expect(bytes && (await buffer(bytes)).equals(content)).toBe(true)
    await store.remove('upload/user/a1.png')
    await store.remove('upload/user/a1.png')
    expect(await store.get('upload/user/a1.png')).toBeUndefined()
  })
  test('refuses a key that climbs', async () => {
    for (const key of ['../a', 'a/../../b', '/', 'a//b', 'a/.b', 'a\\b', 'a/é'])
      await expect(async () => open().get(key), key).rejects.toThrow('not a key')
  })
})

test('a folder leaves no half file behind', async () => {
  await expect(onDisk().put('upload/x/y.bin', join(folder, 'missing'))).rejects.toThrow()
  expect(readdirSync(join(folder, 'files', 'upload', 'x'))).toEqual([])
})

test('a store that refuses is an error, not an empty file', async () => {
  await expect(onS3('false').put('upload/user/b.png', source)).rejects.toThrow('403')
  await expect(onS3('false').get('upload/user/b.png')).rejects.toThrow('403')
})

test('a signature is that of the example that AWS publishes', () => {
  const example = {
    url: '',
    region: 'us-east-1',
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const url = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')
  const now = new Date('2013-05-24T00:00:00Z')
  expect(signS3(example, { method: 'GET', url, bodyHash: emptyHash, now }).authorization).toContain(
    'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})

test('the configuration asks for the keys with the address', () => {
  expect(() => parseConfig({ FILES_S3_URL: 'https://s3.example/seau' })).toThrow('FILES_S3_KEY')
})

test('what was read is the text that was kept', async () => {
  await onDisk().put('imports/abc', source)
  const kept = await onDisk().get('imports/abc')
  expect(kept && (await text(kept)).startsWith('été été')).toBe(true)
})
