import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDevices } from '../../../server/content/push-devices'
import type { Tx } from '../../../server/database/connect'
import { pushMessages } from '../../../server/jobs/notification-jobs'
import { runJob } from '../../../server/jobs/run-job'
import { notify } from '../../../server/trade/notify'
import { actorOf, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

/** A push service of our own, and what it got. */
interface Got {
  headers: IncomingHttpHeaders
  body: Buffer
  url: string
}
const got: Got[] = []
const missing: Got = { headers: {}, body: Buffer.alloc(0), url: '' }
let status = 201
/** Ways of devices whose relay takes what is sent and answers nothing. */
const mute = new Set<string>()
const service = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    got.push({ headers: request.headers, body: Buffer.concat(parts), url: request.url ?? '' })
    if (!mute.has(request.url ?? '')) reply.writeHead(status).end()
  })
})
const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`

/** A browser's own part of a subscription (RFC 8291). */
const browser = createECDH('prime256v1')
const [point, secret] = [browser.generateKeys(), randomBytes(16)]
const subscription = (path: string) => ({
  endpoint: origin() + path,
  p256dh: point.toString('base64url'),
  auth: secret.toString('base64url'),
})
const derive = (key: Buffer, salt: Buffer, [info, size]: [Buffer, number]) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, size))

/** What the browser reads in a message: one record of `aes128gcm` (RFC 8188). */
function opened(body: Buffer): Record<string, string> {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const key = derive(browser.computeSecret(sender), secret, [
    Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]),
    32,
  ])
  const cek = derive(key, salt, [Buffer.from('Content-Encoding: aes128gcm\0'), 16])
  const nonce = derive(key, salt, [Buffer.from('Content-Encoding: nonce\0'), 12])
  const cipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
}

let on: TestApp
let karim: TestActor
let nadia: TestActor
const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values))
const devices = async (who: TestActor) =>
  (await who.get<{ key: string; devices: { id: number; device: string }[] }>('/notification/devices')).body
const run = () => runJob(on.context, pushMessages)
let told = 0
const notifyIn = (tx: Tx, ...users: number[]) =>
  notify(tx, {
    ...{ kind: 'order_read', users, model: 'Order', entityId: ++told, now: on.clock.now() },
    params: { order: `C-${told}`, supplier: 'Boucherie Martin' },
  })
const tell = (...users: number[]) => on.context.db.system('notifications', (tx) => notifyIn(tx, ...users))

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  on = await openApp()
  on.context.config.allowsPrivateWebhooks = true
  karim = await signIn(on.app, 'karim.benali@demo.example')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await on?.close()
})

test('a device is told once what its person is told: encrypted for it alone, signed by the key it subscribed to', async () => {
  const { key } = await devices(karim)
  expect((await karim.post('/notification/devices', subscription('/karim'))).status).toBe(200)
  await tell(karim.id, nadia.id)
  expect(got).toEqual([])
  await run()
  await run()
  expect(got.map(({ url }) => url)).toEqual(['/karim'])
  const [{ headers, body } = missing] = got
  expect(body.includes('Martin')).toBe(false)
  expect(opened(body)).toEqual({
    title: 'Commande lue par le fournisseur',
    body: expect.stringContaining('Boucherie Martin'),
    url: '/front-office/orders/tracking/1',
    tag: expect.stringMatching(/^notification-\d+$/),
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const [, jwt = '', k] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(k).toBe(key)
  const [head, claims = '', signature = ''] = jwt.split('.')
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: jwk, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, how, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin(),
    sub: 'https://portail.example',
  })
})

test('a push relay that says nothing is left after its time, keeps nobody else waiting, and is asked again later', async () => {
  const silent = '/mute'
  mute.add(silent)
  await nadia.post('/notification/devices', subscription(silent))
  await tell(nadia.id, karim.id)
  const before = got.length
  const running = run()
  await expect
    .poll(() =>
      got
        .slice(before)
        .map(({ url }) => url)
        .sort(),
    )
    .toEqual(['/karim', silent])
  const idle = await sql(
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  expect(idle, 'what is on its way holds no connection of the database').toEqual([])
  await running
  const left = 'select attempts, leased_until from push_message'
  expect(await sql(left)).toEqual([{ attempts: 1, leased_until: null }])
  mute.clear()
  on.clock.advance(61_000)
  await run()
  expect(got.at(-1)?.url).toBe(silent)
  expect(await sql(left)).toEqual([])
  for (const { id } of (await devices(nadia)).devices) await nadia.delete(`/notification/devices/${id}`)
})

test('what fails is tried again, what was read meanwhile or is not chosen is not, and a device that is gone is forgotten', async () => {
  got.length = 0
  status = 500
  await tell(karim.id)
  await run()
  await run()
  expect(got).toHaveLength(1)
  status = 201
  on.clock.set(new Date(on.clock.now().getTime() + 61_000).toISOString())
  await run()
  expect(got).toHaveLength(2)
  await tell(karim.id)
  await karim.put('/notification/read', {})
  await run()
  expect(got).toHaveLength(2)
  const choose = (push: boolean) =>
    karim.put('/notification/preferences', { kind: 'order_read', mailing: 'none', push })
  await tell(karim.id)
  await choose(false)
  await run()
  expect(got, 'nor what its person keeps from devices').toHaveLength(2)
  await choose(true)
  await run()
  expect(got, 'afterwards either').toHaveLength(2)
  status = 410
  await tell(karim.id)
  await run()
  expect((await devices(karim)).devices).toEqual([])
  expect(await sql('select id from push_message')).toEqual([])
})

test('a device is of one person, seen and removed by that person alone; no odd address, no impersonator', async () => {
  const add = (who: TestActor, asked: object) => who.post('/notification/devices', asked)
  await add(karim, subscription('/shared'))
  await add(nadia, subscription('/shared'))
  expect((await devices(karim)).devices).toEqual([])
  const id = (await devices(nadia)).devices[0]?.id
  expect((await karim.delete(`/notification/devices/${id}`)).status).toBe(404)
  const { body: acting } = await nadia.post('/auth/impersonate', { id: karim.id })
  expect((await add(actorOf(on.app, acting), subscription('/acting'))).status).toBe(403)
  expect((await add(karim, { ...subscription('/x'), p256dh: 'AAAA' })).body).toMatchObject({
    fields: [{ name: 'p256dh' }],
  })
  on.context.config.allowsPrivateWebhooks = false
  for (const endpoint of ['https://127.0.0.1/x', 'https://10.0.0.1/x', 'http://push.example.org/x'])
    expect((await add(karim, { ...subscription('/x'), endpoint })).body).toMatchObject({
      fields: [{ name: 'endpoint' }],
    })
  expect((await nadia.delete(`/notification/devices/${id}`)).body).toEqual({ success: true })
  expect((await devices(nadia)).devices).toEqual([])
})

test('a device may change hands, and go, at the very moment at which its person is told of something', async () => {
  on.context.config.allowsPrivateWebhooks = true
  const add = (who: TestActor) => who.post<{ id: number }>('/notification/devices', subscription('/both'))
  const all = await Promise.all([karim, nadia, karim, nadia].map(add))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { id } = (await add(karim)).body
  let going: ReturnType<TestActor['delete']> | undefined
  await on.context.db.system('notifications', async (tx) => {
    await notifyIn(tx, karim.id)
    going = karim.delete(`/notification/devices/${id}`)
    const waiting = () => tx.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')
    await expect.poll(async () => (await waiting())[0]?.n).toBe(1)
  })
  expect((await going)?.body).toEqual({ success: true })
  await add(karim)
  await on.context.db.system('notifications', async (tx) => {
    await dropDevices(tx, 'd.user_id = $1', [karim.id])
    expect(await tell(karim.id)).toEqual([karim.id])
  })
})
