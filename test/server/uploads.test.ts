import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request as ask, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leftFiles } from '../../server/jobs/cleaning-jobs'
import { temporaryFile } from '../../server/storage/temporary-file'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { png } from '../kit/pictures'

const before = process.env.TMPDIR
const temporary = mkdtempSync(join(tmpdir(), 'envois-'))
let on: TestApp
let port: number
let cook: TestActor

beforeAll(async () => {
  process.env.TMPDIR = temporary
  on = await openApp()
  await addPerson(on, { email: 'cook@uploads.example', profile: 'CH' })
  cook = await signIn(on.app, 'cook@uploads.example')
  await on.app.listen({ port: 0, host: '127.0.0.1' })
  port = (on.app.server.address() as AddressInfo).port
})
afterEach(() => {
  on.context.config.uploadsPerHour = 1000
})
afterAll(async () => {
  await on.close()
  process.env.TMPDIR = before ?? ''
  if (before === undefined) delete process.env.TMPDIR
  rmSync(temporary, { recursive: true, force: true })
})

const boundary = 'frontiere'
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const head = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
const end = `\r\n--${boundary}--\r\n`

const begin = (headers: Record<string, string> = {}, path = '/api/file'): ClientRequest =>
  ask({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: cook.token,
      ...headers,
    },
  })

async function answerTo(request: ClientRequest) {
  const [answer] = await once(request, 'response')
  let text = ''
  for await (const chunk of answer) text += chunk
  return { status: answer.statusCode as number, body: JSON.parse(text) as Record<string, unknown> }
}

const stored = () => {
  const folder = join(on.context.config.dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
}
const temporaryNames = () =>
  readdirSync(temporary, { withFileTypes: true }).flatMap((one) =>
    one.isFile() && one.name.startsWith('portail-') ? one.name : [],
  )
const left = () => [temporaryNames().length, stored()]
const isEmpty = () => vi.waitFor(() => expect(left()).toEqual([0, 0]), { timeout: 10_000, interval: 50 })

test('without a good token an upload is refused while nothing of its body has come', async () => {
  const request = begin({ authorization: 'A'.repeat(43), 'content-length': '5000000' })
  request.on('error', () => undefined).flushHeaders()
  expect((await answerTo(request)).status).toBe(401)
  request.destroy()
  await isEmpty()
})

test('a folder that one may not write to is refused as soon as it is named, and a name of another type before its content', async () => {
  for (const [path, name, status] of [
    ['/contract', 'a.png', 422],
    ['/user', 'a.exe', 415],
  ] as const) {
    const request = begin()
    request.on('error', () => undefined).write(field('path', path) + head(name) + 'x'.repeat(100))
    expect((await answerTo(request)).status).toBe(status)
    request.destroy()
    await isEmpty()
  }
})

test('nothing stays of a file that is too large, of another kind than its name says, or of a form that is none', async () => {
  const large = Buffer.alloc(26_300_000, 1)
  const bodies: [number, (string | Buffer)[]][] = [
    [413, [field('path', '/user'), head('a.png'), large, end]],
    [415, [field('path', '/user'), head('a.png'), 'pas une image', end]],
    [415, [head('a.png'), 'pas une image', `\r\n${field('path', '/user')}--${boundary}--\r\n`]],
    [422, [field('path', '/user'), head('a.png'), png(20, 20), '\r\n--autre--']],
    [422, ['rien']],
    [422, []],
    [422, [`--${boundary}\r\nsans en-tête`]],
    [413, [...Array.from({ length: 8 }, () => field('path', '/user')), end]],
    [413, [...Array.from({ length: 12 }, () => `${head('a.png')}x\r\n`), end]],
  ]
  for (const [status, parts] of bodies) {
    const request = begin()
    request.on('error', () => undefined)
    for (const part of parts) request.write(part)
    request.end()
    const answer = await answerTo(request)
    expect([String(parts[0]).slice(0, 90), answer.status]).toEqual([String(parts[0]).slice(0, 90), status])
    await isEmpty()
  }
})

test('nothing stays of an upload whose connection is cut', async () => {
  const request = begin({ 'content-length': '9000000' })
  request.on('error', () => undefined)
  request.write(field('path', '/user') + head('a.png'))
  request.write(Buffer.alloc(2_000_000, 1))
  await vi.waitFor(() => expect(left()[0]).toBe(1), { timeout: 20_000, interval: 20 })
  request.destroy()
  await isEmpty()
})

test('what one person sends within an hour is bounded, and refused before it comes', async () => {
  on.context.config.uploadsPerHour = 1
  const request = begin({ 'content-length': '1500000' })
  request.on('error', () => undefined).flushHeaders()
  expect(await answerTo(request)).toMatchObject({ status: 429, body: { type: 'err429' } })
  request.destroy()
  const chunked = begin()
  chunked.on('error', () => undefined)
  for (const part of [field('path', '/user'), head('a.png'), png(20, 20), Buffer.alloc(1_500_000), end])
    chunked.write(part)
  chunked.end()
  expect((await answerTo(chunked)).status).toBe(429)
  await isEmpty()
})

test('what a killed process left is swept a day later, and nothing that is in use or named by a row', async () => {
  const program = `import { temporaryFile } from ${JSON.stringify(join(import.meta.dirname, '../../server/storage/temporary-file.ts'))}
    temporaryFile('.ndjson'); process.send('made'); setInterval(() => undefined, 1000)`
  const script = join(temporary, 'killed.mts')
  writeFileSync(script, program)
  const child = fork(script, { execArgv: ['--import', 'tsx'], env: { ...process.env, TMPDIR: temporary } })
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const mine = temporaryFile()
  const request = begin()
  for (const part of [field('path', '/user'), head('a.png'), png(20, 20), end]) request.write(part)
  request.end()
  expect((await answerTo(request)).status).toBe(200)
  const files = join(on.context.config.dataDir, 'files')
  const orphans = [
    'upload/user/a1b2.png',
    'upload/user/a1b2.png.77.part',
    'imports/0a',
    'exports/0b.xlsx',
  ].map((key) => join(files, key))
  for (const path of orphans) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'x')
  }
  await leftFiles.run(on.context, on.clock.now(), new AbortController().signal)
  expect(left()).toEqual([2, 5])
  const old = new Date(on.clock.now().getTime() - 25 * 3_600_000)
  for (const path of [...orphans, ...temporaryNames().map((name) => join(temporary, name))])
    utimesSync(path, old, old)
  expect(await leftFiles.run(on.context, on.clock.now(), new AbortController().signal)).toBe(
    'Fichiers supprimés : 5',
  )
  expect(left()).toEqual([1, 1])
  await mine.remove()
})
