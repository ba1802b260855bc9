import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../../server/config'
import { createFileStore } from '../../server/storage/create-file-store'
import type { FileStore } from '../../server/storage/file-store'
import { s3Store } from '../../server/storage/s3-store'
import { emptyHash, signS3 } from '../../server/storage/sign-s3'

const folder = mkdtempSync(join(tmpdir(), 'portail-store-'))
const source = join(folder, 'source.bin')
const content = Buffer.from('été '.repeat(50_000))
writeFileSync(source, content)
const other = join(folder, 'other.bin')
writeFileSync(other, 'un autre contenu')
const large = join(folder, 'large.bin')
const largeContent = randomBytes(26_214_400)
const largeHash = createHash('sha256').update(largeContent).digest('hex')
writeFileSync(large, largeContent)

/** What stands under a key, whole. */
async function read(store: FileStore, key: string): Promise<Buffer | undefined> {
  const bytes = await store.get(key)
  return bytes && buffer(bytes)
}

const keys = { region: 'fr-par', accessKey: 'S3RVER', secretKey: 'S3RVER' }
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: mkdtempSync(join(tmpdir(), 'portail-s3-')),
  silent: true,
  configureBuckets: [{ name: 'seau' }],
})

/** Stands before the S3 server, which knows its accounts but does not check signatures of version 4: this does. */
function gate(port: number): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const now = new Date(
      String(request.headers['x-amz-date']).replace(
        /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
        '$1-$2-$3T$4:$5:$6Z',
      ),
    )
    const method = request.method as 'GET'
    const bodyHash = String(request.headers['x-amz-content-sha256'])
    const hash = createHash('sha256')
    request.on('data', (chunk) => hash.update(chunk))
    const expected = signS3({ url: '', ...keys }, { method, url, bodyHash, now })
    if (expected.authorization !== request.headers.authorization) {
      request.resume()
      return void response.writeHead(403).end()
    }
    const { headers } = request
    const onward = ask({ host: '127.0.0.1', port, path: request.url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.on('end', () => {
      if (hash.digest('hex') !== bodyHash) onward.destroy()
    })
    request.pipe(onward)
  })
}

let gateway: Server
let s3port = 0
let address: string

beforeAll(async () => {
  s3port = (await s3.run()).port
  gateway = gate(s3port)
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/seau`
})
afterAll(async () => {
  gateway.close()
  await s3.close()
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
  ['a server that speaks S3', () => onS3()],
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
  test('puts a new content in the place of the old one, under names with dots, dashes and folders', async () => {
    const [store, key] = [open(), 'upload/help-center/2026/a_b-c.v2.pdf']
    await store.put(key, source)
    await store.put(key, other)
    expect((await read(store, key))?.toString()).toBe('un autre contenu')
    await store.remove(key)
  })
  test('keeps a file of 25 MiB, byte for byte', async () => {
    const store = open()
    await store.put('upload/contract/grand.pdf', large)
    const bytes = await read(store, 'upload/contract/grand.pdf')
    expect(bytes?.length).toBe(26_214_400)
    expect(bytes && createHash('sha256').update(bytes).digest('hex')).toBe(largeHash)
    await store.remove('upload/contract/grand.pdf')
  }, 60_000)
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

test('an account that the store does not know is an error', async () => {
  const stranger = parseConfig({
    DATA_DIR: folder,
    FILES_S3_URL: `http://127.0.0.1:${s3port}/seau`,
    FILES_S3_REGION: keys.region,
    FILES_S3_KEY: 'inconnu',
    FILES_S3_SECRET: 'secret',
  })
  await expect(createFileStore(stranger).get('upload/user/b.png')).rejects.toThrow('403')
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

test('a store that accepts and says no more, or stops within a file, is left after its time; once it speaks again it is asked', async () => {
  let mood: 'mute' | 'stops' | 'well' = 'mute'
  const server = createServer((request, response) => {
    request.resume()
    if (mood === 'mute') return
    response.writeHead(200, { 'content-length': '6' })
    if (mood === 'stops') response.write('abc')
    else response.end(request.method === 'GET' ? 'entier' : undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/seau`
  const store = s3Store({ ...keys, url }, { answer: 300, file: 600 })
  await expect(read(store, 'upload/a.bin')).rejects.toThrow(/aborted|timeout/i)
  await expect(store.put('upload/a.bin', other)).rejects.toThrow(/aborted|timeout/i)
  mood = 'stops'
  await expect(read(store, 'upload/a.bin')).rejects.toThrow(/aborted|timeout/i)
  mood = 'well'
  expect(String(await read(store, 'upload/a.bin'))).toBe('entier')
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}, 10_000)
