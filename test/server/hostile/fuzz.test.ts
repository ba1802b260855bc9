import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { dryRun } from '../matrix/dry-run'
import { makeWorld } from '../matrix/people'
import { type Operation, operationsOf } from './description'
import { type Asked, requestsOf } from './hostile-values'

/** `npm run test:hostile` asks for 20,000, `HOSTILE_REQUESTS=100000` for more; `HOSTILE_SEED` shows a run again. */
const wanted = Number(process.env.HOSTILE_REQUESTS ?? 1000)
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122)
const slowest = 2000
/** Requests of each call that are made up at a time. */
const atOnce = 4

let on: TestApp
let operations: Operation[]
let tokens: (string | undefined)[]
let ids: number[]
beforeAll(async () => {
  on = await openApp()
  const { own, other, people } = await makeWorld(on)
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  tokens = [...Object.values(people), nadia].map(({ token }) => token)
  tokens.push(undefined)
  ids = [...new Set([...own.ids.values(), ...other.ids.values(), 987_654_321])]
  operations = await operationsOf(on)
  await dryRun(on)
})
afterAll(() => on?.close())

/** A body as it is sent: now and then cut short, as other bytes, or as another type than it says. */
function payloadOf({ body, wire }: Asked): { payload?: string | Buffer; headers?: Record<string, string> } {
  if (body === undefined && wire === undefined) return {}
  const text = JSON.stringify(body) ?? ''
  const payload =
    wire === 'cut'
      ? text.slice(0, Math.ceil(text.length / 2))
      : wire === 'bytes'
        ? Buffer.from(`${text}\uffff`, 'utf16le')
        : text
  const type = wire === undefined || wire === 'cut' || wire === 'bytes' ? 'application/json' : wire
  return { payload, headers: { 'content-type': type } }
}

/** How often each status was answered. */
const answered = new Map<number, number>()

/** What the server told its log of the last error that nobody expected. */
const reasonOf = () => /"message":"[^"]*","stack":"[^"]{0,300}/.exec(on.logged().slice(-3000))?.[0]

/** What is wrong with the answer of a request; nothing when it is as the document says. What is slow beside other work is asked again. */
async function breachOf(one: Asked, isLast = false): Promise<string[]> {
  const { operation, url, who } = one
  const token = tokens[who]
  const { payload, headers } = payloadOf(one)
  const began = performance.now()
  const { statusCode, body: text } = await on.app.inject({
    method: operation.method,
    url,
    payload,
    headers: { ...headers, ...(token ? { authorization: token } : {}) },
  })
  const took = performance.now() - began
  if (took > slowest && !isLast) return breachOf(one, true)
  answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1)
  const said = `${operation.name}: ${statusCode} — ${url} ${payload?.toString().slice(0, 300) ?? ''} → ${text.slice(0, 120)}`
  return [
    ...(statusCode >= 500 ? [`FIVE ${said} ${reasonOf()}`] : []),
    ...(operation.statuses.has(statusCode) ? [] : [`UNDOCUMENTED ${said}`]),
    ...(took > slowest ? [`SLOW ${Math.round(took)} ms ${said}`] : []),
  ]
}

test(`${wanted} hostile requests made from the document: none answers 5xx, none a status that it does not say, none takes 2 s`, async () => {
  const breaches: string[] = []
  let asked = 0
  for (let turn = 0; asked < wanted; turn++) {
    const samples = operations.map((operation, at) =>
      fc.sample(requestsOf(operation, ids, tokens.length), {
        numRuns: Math.min(atOnce, Math.ceil(wanted / operations.length)),
        seed: seed + turn * 100_003 + at,
      }),
    )
    // Every call in turn, so that none is left out of a round number.
    const some = samples[0]?.flatMap((_, of) => samples.flatMap((one) => one[of] ?? [])) ?? []
    for (const one of some.slice(0, wanted - asked)) breaches.push(...(await breachOf(one)))
    asked += some.length
  }
  console.info(`${asked} demandes hostiles, graine ${seed} :`, Object.fromEntries([...answered].sort()))
  expect(breaches).toEqual([])
  // Requests that are refused at the door only would tell nothing of what is behind it.
  expect(answered.get(200) ?? 0).toBeGreaterThan(wanted / 16)
}, 7_200_000)
