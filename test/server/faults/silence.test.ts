import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { call, signIn, type TestActor } from '../../kit/actors'
import { type TestDatabase, testDatabase } from '../../kit/database'
import { openApp, type TestApp } from '../../kit/open-app'
import { eventually } from '../../kit/product'
import { promise } from '../../kit/promises'
import { openRelay, type Relay, targetOf, throughRelay } from '../../kit/relay'

/** How often the machine vanishes: once in the suite, 20 times in `npm run test:faults`. */
const times = Number(process.env.FAULTS ?? 1)

let database: TestDatabase
let relay: Relay
let on: TestApp
let admin: TestActor
beforeAll(async () => {
  database = await testDatabase()
  relay = await openRelay(targetOf(database.url))
  const url = throughRelay(database.url, relay)
  on = await openApp({}, undefined, {
    given: { url, drop: database.drop },
    listening: { retry: 100, every: 300, within: 300 },
  })
  admin = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(async () => {
  relay?.thaw()
  await on?.close()
  await relay?.close()
})

const stamp = () => on.context.db.memory.stamp(['unit'])
const readiness = async () => (await on.app.inject('/readyz')).statusCode
const since = (start: number) => Math.round(performance.now() - start)
const label = () => `Silence ${Math.random()}`

/** What a request was answered, and when. */
async function timed(start: number) {
  const { status, body, headers } = await call(on.app, 'PUT', '/search/', {
    token: admin.token,
    body: { model: 'Unit', limit: 1, params: { q: label() } },
  })
  return { status, type: body.type, retryAfter: headers['retry-after'], after: since(start) }
}

test('the database’s machine vanishes without a word: everybody is told to come back within 5 s, and is served again within 10 s', {
  timeout: 60_000 * times,
}, async () => {
  const [told, red, back]: [number[], number[], number[]] = [[], [], []]
  for (let n = 0; n < times; n++) {
    // One works inside PostgreSQL, the others ask when nobody answers any more.
    const working = on.context.db
      .system('seed', (tx) => tx.query('select pg_sleep(60)'))
      .then(
        () => 'answered',
        () => 'told',
      )
    await expect.poll(async () => (await timed(0)).status).toBe(200)
    relay.freeze()
    const start = performance.now()
    const answers = await Promise.all([timed(start), timed(start), timed(start)])
    expect(await working).toBe('told')
    told.push(since(start))
    for (const one of answers)
      expect(one).toMatchObject({ status: 503, type: 'err503', retryAfter: expect.any(String) })
    expect(await readiness()).toBe(503)
    red.push(since(start))
    // Now it is known: nobody waits any more.
    const later = performance.now()
    expect((await timed(later)).status).toBe(503)
    expect(since(later)).toBeLessThan(1000)
    relay.thaw()
    const thawed = performance.now()
    expect(await eventually(async () => (await readiness()) === 200, 30_000)).toBe(true)
    expect(await eventually(async () => (await timed(thawed)).status === 200, 30_000)).toBe(true)
    back.push(since(thawed))
  }
  expect(Math.max(...told)).toBeLessThan(5000)
  expect(Math.max(...red)).toBeLessThan(10_000)
  expect(Math.max(...back)).toBeLessThan(10_000)
  promise(
    'the database’s machine vanishes without a word',
    times,
    `503 after at most ${Math.max(...told)} ms, back after at most ${Math.max(...back)} ms`,
  )
})

test('a statement that takes long lives as long as the database answers', async () => {
  const rows = await on.context.db.system('seed', (tx) => tx.query('select pg_sleep(5)'))
  expect(rows).toHaveLength(1)
})

test('changes that nobody tells any more make no answer stale: nothing is remembered until they are heard again', async () => {
  await expect.poll(stamp).toBeDefined()
  relay.freeze('portail-changes')
  await expect.poll(stamp).toBeUndefined()
  const before = await admin.get<{ total: number }>('/setting/generic/unit')
  await asOwner(database.url, (tx) =>
    tx.query(`insert into unit (label, kind, active) values ($1, 'count', true)`, [label()]),
  )
  const after = await admin.get<{ total: number }>('/setting/generic/unit')
  expect(after.body.total).toBe(before.body.total + 1)
  relay.thaw()
  await expect.poll(stamp).toBeDefined()
})
