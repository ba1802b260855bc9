import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../kit/database'
import { eventually, hear, type Product, ready, startProduct } from '../../kit/product'
import { promise } from '../../kit/promises'
import { type FrontDoor, openProxy } from '../../kit/proxy'
import { login } from '../../kit/traffic'

/** How often a process is stopped behind the proxy: once in the suite, 15 times in `npm run test:faults`. */
const times = Number(process.env.FAULTS ?? 1)
const drain = 1
/** Requests at least, before, during and after the stop. */
const least = times > 1 ? 1000 : 300

let database: TestDatabase
let proxy: FrontDoor
let staying: Product
beforeAll(async () => {
  database = await testDatabase()
  proxy = await openProxy()
  staying = await start()
  await ready(staying)
  proxy.add(staying.url)
})
afterAll(async () => {
  await staying?.stop()
  await proxy?.close()
  await database?.drop()
})

const start = (plant?: string) =>
  startProduct({ DATABASE_URL: database.url, DRAIN_SECONDS: String(drain), SEED: 'min' }, plant)

/** A client that keeps its connection, and one that never says a word. */
async function holdOn(product: Product): Promise<() => void> {
  const agent = new Agent({ keepAlive: true })
  await new Promise<void>((done) =>
    get(`${product.url}/healthz`, { agent }, (came) => came.resume().on('end', done)),
  )
  const mute = connect(Number(new URL(product.url).port), '127.0.0.1').on('error', () => undefined)
  await new Promise<void>((done) => mute.once('connect', done))
  return () => {
    agent.destroy()
    mute.destroy()
  }
}

interface Left {
  wrong: string[]
  asked: number
  code: number | string
  /** Milliseconds from the signal to the end. */
  took: number
}

/** Stops a process by SIGTERM while people ask through the proxy; every answer but 200 is wrong. */
async function leave(plant?: string): Promise<Left> {
  const leaving = await start(plant)
  await ready(leaving)
  proxy.add(leaving.url)
  const token = await login(staying)
  const letGo = await holdOn(leaving)
  const wrong: string[] = []
  let [asked, isOver] = [0, false]
  const person = async () => {
    while (!isOver || asked < least) {
      asked += 1
      const { status, body } = await hear(`${proxy.url}/api/users/me`, { headers: { authorization: token } })
      if (status !== 200) wrong.push(`${status} ${body.slice(0, 120)}`)
    }
  }
  const people = Promise.all(Array.from({ length: 8 }, person))
  await eventually(() => asked > least / 5, 60_000)
  const signalled = performance.now()
  leaving.child.kill('SIGTERM')
  const code = await leaving.ended
  const took = performance.now() - signalled
  isOver = true
  await people
  letGo()
  return { wrong, asked, code, took }
}

test('on SIGTERM nobody behind the proxy notices, although clients hold on: code 0', {
  timeout: 120_000 * times,
}, async () => {
  let [total, longest] = [0, 0]
  for (let n = 0; n < times; n++) {
    const { wrong, asked, code, took } = await leave()
    expect(wrong).toEqual([])
    expect(code).toBe(0)
    expect(took).toBeLessThan(10_000)
    total += asked
    longest = Math.max(longest, took)
  }
  promise(
    'SIGTERM behind a proxy',
    times,
    `code 0 within ${Math.round(longest)} ms, 0 of ${total} requests failed`,
  )
})

test.runIf(times > 1)(
  'goes red on a planted fault: a process that goes at once',
  { timeout: 120_000 },
  async () => {
    expect((await leave('abrupt')).wrong).not.toEqual([])
  },
)
