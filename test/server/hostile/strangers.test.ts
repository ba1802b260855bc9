import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../server/api/call'
import { callsOf } from '../../../server/app'
import { portal } from '../../../server/portal'
import { hostileTexts } from '../../kit/hostile-texts'
import { openApp, type TestApp } from '../../kit/open-app'

/** Milliseconds of the event loop that a request of a stranger may take. */
const most = 20

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on?.close())

/** Milliseconds of the processor for which the event loop did nothing else while something was asked. */
async function longestBlock(ask: () => Promise<unknown>): Promise<number> {
  const clocks = () =>
    [performance.now(), (process.cpuUsage().user + process.cpuUsage().system) / 1000] as const
  let [longest, isOver, before] = [0, false, clocks()]
  const tick = () => {
    const now = clocks()
    longest = Math.max(longest, Math.min(now[0] - before[0], now[1] - before[1]))
    before = now
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  await ask()
  await pause(1)
  isOver = true
  return longest
}

/** The same, without what others on the machine took of it: the best of several. */
async function blockOf(ask: () => Promise<unknown>, enough = most): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < 15 && best > enough; n++) best = Math.min(best, await longestBlock(ask))
  return best
}

const publicCalls = callsOf(portal, portal.resources).filter(({ access }) => access === 'public')
const token = 'A'.repeat(43)
const address = ({ path }: Call) => `/api${path.replace(/\{\w+\}/g, '1')}`
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const json = { 'content-type': 'application/json' }

/** Bodies of as much as a call takes: each of its fields full of one odd text, many keys, deep ones. */
function bodiesOf({ shape }: Call): string[] {
  const names = Object.keys(shape.body ?? {})
  const texts = hostileTexts(60_000).filter((_, at) => at % 79 === 0)
  const whole = (text: string) => JSON.stringify({ token, [names.at(-1) ?? 'x']: text })
  return [
    ...texts.map(whole),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, '<a href="'.repeat(800)]))),
    JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`k${at}`, 1]))),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, Array(3000).fill({ a: 'x' })]))),
    nested(30_000),
    `{"a":${nested(30_000)}`,
  ]
}

const queriesOf = ({ shape }: Call): string[] =>
  hostileTexts(4000)
    .filter((_, at) => at % 131 === 0)
    .map((text) =>
      Object.keys(shape.query ?? {})
        .map((name) => `${name}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, 'x')).slice(0, 4000)}`)
        .join('&'),
    )

test.each(publicCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'nothing that a stranger sends to %s keeps the event loop for 20 ms, nor is it an error of the server',
  async (_name, call) => {
    const ask = (query: string, payload?: string) =>
      on.app.inject({
        method: call.method,
        url: `${address(call)}?${query}`,
        ...(payload && { headers: json, payload }),
      })
    const asked =
      call.method === 'GET'
        ? queriesOf(call).map((query) => [query] as const)
        : bodiesOf(call).map((body) => ['', body] as const)
    for (const [query, body] of asked) {
      expect((await ask(query, body)).statusCode).toBeLessThan(500)
      expect([body?.slice(0, 60), (await blockOf(() => ask(query, body))) <= most]).toEqual([
        body?.slice(0, 60),
        true,
      ])
    }
  },
)

test('whoever comes without a token is refused before the body is read, whatever it holds', async () => {
  const bodies = ['{"a":', nested(400_000), `{"a":"${'<a href="'.repeat(100_000)}"}`]
  for (const payload of bodies) {
    const ask = () => on.app.inject({ method: 'PUT', url: '/api/search/', headers: json, payload })
    expect((await ask()).json().type).toBe('err298')
    expect(await blockOf(ask)).toBeLessThanOrEqual(most)
  }
})

test('a body that is announced as too large for anybody is refused before it comes', async () => {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: json,
    payload: JSON.stringify({ email: 'a@b.fr', password: 'x'.repeat(70_000) }),
  })
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close'])
})

test('of one address a few requests are answered at once, the others wait, and too many are refused', async () => {
  const ask = () =>
    on.app.inject({ method: 'GET', url: '/api/public-notices', remoteAddress: '198.51.100.7' })
  const other = () =>
    on.app.inject({ method: 'GET', url: '/api/public-notices', remoteAddress: '198.51.100.8' })
  const flood = Array.from({ length: 260 }, ask)
  const [first, ...answers] = [await other(), ...(await Promise.all(flood))]
  expect(first?.statusCode).toBe(200)
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(200)
})
