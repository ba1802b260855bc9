import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJob } from '../../server/jobs/run-job'
import { sendWebhooks } from '../../server/jobs/webhook-jobs'
import { addressFault, isPublicAddress } from '../../server/trade/far-side'
import { mostFailures, pauses } from '../../server/webhooks/deliver'
import { actorOf, addPerson, signIn, type TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

type Row = Record<string, unknown>
interface Got {
  headers: IncomingHttpHeaders
  body: string
  url: string
}

let on: TestApp
let who: Record<'karim' | 'luc' | 'nadia' | 'martin' | 'primeurs', TestActor>
/** What the far side got, and how it answers. */
let got: Got[] = []
let answers: 'ok' | 'error' | 'redirect' | 'silence' = 'ok'
const peer = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    got.push({ headers: request.headers, body: Buffer.concat(parts).toString(), url: request.url ?? '' })
    if (answers === 'silence') return
    if (answers === 'redirect') reply.writeHead(302, { location: '/elsewhere' })
    else reply.writeHead(answers === 'ok' ? 200 : 500)
    reply.end('x'.repeat(10_000))
  })
})
const address = (path: string) => `http://127.0.0.1:${(peer.address() as AddressInfo).port}${path}`

const sql = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const run = async () => expect(await runJob(on.context, sendWebhooks)).toMatchObject({ state: 'done' })
const queued = () =>
  sql(
    `select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where d.state = 'queued' and w.active and w."deletedAt" is null`,
  )
/** Runs, minute by minute, until nothing is left: a far side that a busy machine kept waiting is tried again. */
const runToEnd = () =>
  expect
    .poll(async () => {
      await run()
      on.clock.advance(61_000)
      return queued()
    })
    .toEqual([])
/** What the far side got, each once. */
const gotOnce = () => [...new Map(got.map((one) => [one.headers['webhook-id'], one])).values()]
const dataOf = ({ body }: Got) => JSON.parse(body).data as Record<string, Row[]>

type Made = { id: number; secret: string }
const keep = async (by: TestActor, path: string, events: readonly string[]) =>
  (await by.post<Made>('/webhooks', { label: `Vers ${path}`, url: address(path), events })).body
const deliveries = async (by: TestActor, id: number) =>
  (await by.get<Row[]>(`/webhooks/${id}/deliveries`)).body

const orderOf = (supplier: number, articles: readonly (readonly [number, string])[]) =>
  sentOrder(on, { supplier, articles, status: '300' })
const happen = (order: number, type: string) =>
  sql('insert into order_event (order_id, type) values ($1, $2)', [order, type])

beforeAll(async () => {
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  on = await openApp()
  on.context.config.allowsPrivateWebhooks = true
  on.clock.set('2026-03-04T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'luc', 'nadia', 'martin', 'primeurs')
})
beforeEach(async () => {
  got = []
  answers = 'ok'
  await sql(`update webhook set "deletedAt" = now() where "deletedAt" is null`)
})
afterAll(async () => {
  peer.closeAllConnections()
  peer.close()
  await on.close()
})

test('each hears of its own alone, once, signed, after the commit', async () => {
  const martin = await keep(who.martin, '/martin', ['order.cancelled', 'order.sent'])
  const primeurs = await keep(who.primeurs, '/primeurs', ['order.cancelled'])
  const nadia = await keep(who.nadia, '/nadia', ['order.cancelled'])
  expect(martin.secret).toMatch(/^whsec_/)
  expect(JSON.stringify(await sql('select * from webhook'))).not.toContain(martin.secret)
  const { id } = await orderOf(1, [[1, '2']])
  await expect(
    on.context.db.system('seed', async (tx) => {
      await tx.query(`insert into order_event (order_id, type) values ($1, 'sent')`, [id])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await happen(id, 'cancelled')
  expect(got).toEqual([])
  await run()
  await run()
  expect(got.map(({ url }) => url).sort()).toEqual(['/martin', '/nadia'])
  const mine = got.find(({ url }) => url === '/martin') as Got
  expect(JSON.parse(mine.body)).toMatchObject({
    type: 'order.cancelled',
    data: { orders: [{ id, supplier: { id: 1 } }] },
  })
  expect(dataOf(mine).orders?.[0]?.lines).toEqual([
    expect.objectContaining({ article_id: 1, quantity: '2.000' }),
  ])
  const { 'webhook-id': eventId, 'webhook-timestamp': at, 'webhook-signature': signature } = mine.headers
  const key = Buffer.from(martin.secret.slice('whsec_'.length), 'base64')
  const own = createHmac('sha256', key).update(`${eventId}.${at}.${mine.body}`).digest('base64')
  expect(signature).toBe(`v1,${own}`)
  expect(Number(at)).toBe(on.clock.now().getTime() / 1000)
  expect(await deliveries(who.primeurs, primeurs.id)).toEqual([])
  expect(await deliveries(who.nadia, nadia.id)).toEqual([
    expect.objectContaining({ state: 'sent', code: 200 }),
  ])
  expect((await who.primeurs.get(`/webhooks/${martin.id}/deliveries`)).status).toBe(404)
})

test('a member hears of its own orders; nobody of what it may not read, or once it may no more', async () => {
  const luc = await keep(who.luc, '/luc', ['order.cancelled'])
  expect(
    (await who.karim.post('/webhooks', { label: 'Non', url: address('/'), events: ['order.sent'] })).status,
  ).toBe(403)
  const { body: acting } = await who.nadia.post('/auth/impersonate', { id: who.luc.id })
  const asked = { label: 'Non', url: address('/'), events: ['order.sent'] }
  expect((await actorOf(on.app, acting).post('/webhooks', asked)).status).toBe(403)
  const refused = await who.martin.post('/webhooks', {
    label: 'Non',
    url: 'ftp://x.example',
    events: ['order.sent'],
  })
  expect(refused.status).toBe(422)
  const [own, foreign] = [await orderOf(1, [[1, '1']]), await orderOf(1, [[1, '1']])]
  await sql('update "order" set adherent_id = 5 where id = $1', [foreign.id])
  await happen(own.id, 'cancelled')
  await happen(foreign.id, 'cancelled')
  await run()
  expect(got.map((one) => dataOf(one).orders?.[0]?.id)).toEqual([own.id])
  await sql('update "user" set status_id = 2 where id = $1', [who.luc.id])
  await happen(own.id, 'cancelled')
  await run()
  expect(got).toHaveLength(1)
  expect(await sql('select active from webhook where id = $1', [luc.id])).toEqual([{ active: false }])
  await sql('update "user" set status_id = 1 where id = $1', [who.luc.id])
})

test('nobody is told afterwards in the name of who has left, nor hears what another was told, nor keeps more than twenty', async () => {
  const email = 'collegue@martin.example'
  const left = await addPerson(on, { email, profile: 'FA', suppliers: [1] })
  const colleague = await signIn(on.app, email)
  const { id } = await keep(who.martin, '/taken', ['order.cancelled'])
  await keep(colleague, '/left', ['order.cancelled'])
  const order = await orderOf(1, [[1, '1']])
  answers = 'error'
  await happen(order.id, 'cancelled')
  await run()
  expect(got).toHaveLength(2)
  const mine = { label: 'Repris', url: address('/mine'), events: ['order.cancelled'], active: true }
  expect((await colleague.put(`/webhooks/${id}`, mine)).status).toBe(200)
  expect(await deliveries(colleague, id)).toEqual([])
  await sql('update "user" set status_id = 2 where id = $1', [left])
  on.clock.advance(61_000)
  await run()
  expect(got).toHaveLength(2)
  const made = await Promise.all(
    Array.from({ length: 22 }, () => who.martin.post('/webhooks', { ...mine, active: undefined })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
})

test('what changes of articles and prices is told, in parts of a hundred, whoever wrote it', async () => {
  const { id } = await keep(who.martin, '/catalogue', ['article.updated', 'price.changed'])
  await sql(`update article set label = label || ' bis' where id = 1`)
  await sql('update article set price_ht = price_ht + 1 where id = 1')
  await sql(
    `insert into article_price (article_id, adherent_id, valid_from, valid_to, quotation, price_ht, source)
     select 1, 5, date '2027-01-01' + n, date '2027-01-01' + n, 5, 5, 'manual' from generate_series(1, 150) n`,
  )
  await runToEnd()
  expect(
    gotOnce()
      .map(({ body }) => JSON.parse(body).type)
      .sort(),
  ).toEqual(['article.updated', 'price.changed', 'price.changed'])
  const [tries] = await sql<{ n: number }>(
    `select sum(attempts)::int as n from webhook_delivery where webhook_id = $1`,
    [id],
  )
  expect(got.length).toBeLessThanOrEqual(Number(tries?.n))
  const prices = gotOnce().flatMap((one) => dataOf(one).prices ?? [])
  expect(prices).toHaveLength(150)
  expect(prices[0]).toMatchObject({ article_id: 1, price_ht: '5.0000' })
})

test('a far side that fails is tried again, later and later, then given up; one may send it again', async () => {
  const { id } = await keep(who.martin, '/down', ['order.cancelled'])
  const order = await orderOf(1, [[1, '1']])
  answers = 'error'
  await happen(order.id, 'cancelled')
  await run()
  await run()
  expect(got).toHaveLength(1)
  expect(await deliveries(who.martin, id)).toEqual([
    expect.objectContaining({ state: 'queued', attempts: 1, code: 500, error: 'Réponse 500.' }),
  ])
  for (const minutes of pauses) {
    on.clock.advance(minutes * 60_000 + 1000)
    await run()
  }
  expect(got).toHaveLength(pauses.length + 1)
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  who = await kitchen(on, 'karim', 'luc', 'nadia', 'martin', 'primeurs')
  const [given] = await deliveries(who.martin, id)
  expect(given).toMatchObject({ state: 'failed', attempts: pauses.length + 1 })
  answers = 'ok'
  expect((await who.martin.post(`/webhooks/${id}/deliveries/${given?.id}/resend`)).status).toBe(200)
  await run()
  expect((await deliveries(who.martin, id))[0]).toMatchObject({ state: 'sent', code: 200 })
  expect(new Set(got.map(({ body }) => body)).size).toBe(1)
})

test('a redirection is not followed', async () => {
  const { id } = await keep(who.martin, '/moved', ['order.sent'])
  answers = 'redirect'
  expect((await who.martin.post(`/webhooks/${id}/test`)).status).toBe(200)
  await run()
  expect(got.map(({ url }) => url)).toEqual(['/moved'])
  expect((await deliveries(who.martin, id))[0]).toMatchObject({
    type: 'webhook.test',
    code: 302,
    state: 'queued',
  })
})

test('a far side that is silent is left after five seconds, and keeps nobody else waiting', async () => {
  const silent = await keep(who.martin, '/silent', ['order.sent'])
  answers = 'silence'
  for (let n = 0; n < 6; n += 1) await who.martin.post(`/webhooks/${silent.id}/test`)
  const started = performance.now()
  await run()
  expect(performance.now() - started).toBeLessThan(9000)
  expect(got.length).toBeLessThanOrEqual(2)
  expect((await deliveries(who.martin, silent.id)).map(({ error }) => error)).toContain(
    'Pas de réponse en 5 secondes.',
  )
})

test('a webhook that fails too often in a row is stopped, and its person told', async () => {
  const { id } = await keep(who.martin, '/never', ['order.cancelled'])
  await sql('update webhook set failures = $2 where id = $1', [id, mostFailures - 1])
  answers = 'error'
  await who.martin.post(`/webhooks/${id}/test`)
  await run()
  const listed = await who.martin.get<Row[]>('/webhooks')
  expect(listed.body).toEqual([expect.objectContaining({ id, active: false, failures: mostFailures })])
  const told = await sql(`select title from notification where user_id = $1 and kind = 'webhook_stopped'`, [
    who.martin.id,
  ])
  expect(told).toEqual([{ title: 'Webhook arrêté' }])
  expect((await who.martin.post(`/webhooks/${id}/test`)).status).toBe(409)
  const again = { label: 'Encore', url: address('/never'), events: ['order.cancelled'], active: true }
  expect((await who.martin.put(`/webhooks/${id}`, again)).status).toBe(200)
  expect((await who.martin.post(`/webhooks/${id}/test`)).status).toBe(200)
})

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ],
])('%s is no address of the Internet', (one) => {
  expect(isPublicAddress(one)).toBe(false)
})

test('addresses that lead inside are refused, when they are kept and when something leaves', async () => {
  expect(['8.8.8.8', '2a00:1450:4007:80c::200e'].map(isPublicAddress)).toEqual([true, true])
  const wrong = [
    'http://a.example',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://localhost',
    'https://intranet/',
    'https://u:p@a.example',
    'https://0x7f.1/',
  ]
  expect(wrong.filter((url) => !addressFault(url, false))).toEqual([])
  expect(addressFault('https://stock.example/hook', false)).toBeUndefined()
  const { id } = await keep(who.martin, '/inside', ['order.sent'])
  on.context.config.allowsPrivateWebhooks = false
  await sql(
    `update webhook set url = replace(url, 'http://127.0.0.1', 'https://localtest.invalid') where id = $1`,
    [id],
  )
  await who.martin.post(`/webhooks/${id}/test`)
  await sql(`update webhook set url = $2 where id = $1`, [id, address('/inside')])
  await run()
  expect(got).toEqual([])
  expect((await deliveries(who.martin, id))[0]?.error).toContain('https://')
  on.context.config.allowsPrivateWebhooks = true
})
