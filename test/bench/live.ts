import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type ChangedIds, readEvents } from '../../providers/live-events'
import { say } from './open-portal'

const watchers = 200
/** Of them, those who have the changed list open: a few, as usual, then all. */
const rounds = [20, watchers]
const changes = 15
const pause = 1_500
const bar = 300

interface Served {
  url: string
  emails: string[]
}

const server = fork(fileURLToPath(new URL('./live/server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
})
const { url, emails } = await new Promise<Served>((done, fail) => {
  server.once('message', (served) => done(served as Served))
  server.once('exit', () => fail(new Error('The product has ended')))
})

const call = async <T>(method: string, path: string, token: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

const tokens: string[] = []
for (const email of emails) {
  const { token } = await call<{ token: string }>('POST', '/auth/login', '', {
    email,
    password: 'Portail2026!',
  })
  tokens.push(token)
}

const list = { model: 'Unit', limit: 10, offset: 0 }
let changedAt = 0
let readers = 0
const written: number[] = []
const told: number[] = []
const shown: number[] = []
let isOver = false

/** Somebody who has the list open: told of a change, the list is read again. */
async function watch(token: string, place: number): Promise<void> {
  const answer = await fetch(`${url}/api/live?missed=0`, { headers: { authorization: token } })
  if (!answer.ok || !answer.body) throw new Error(`GET /live: ${answer.status}`)
  await new Promise<void>((open) => {
    void readEvents(answer.body as ReadableStream<Uint8Array>, (event, data) => {
      if (event === 'open') open()
      if (event !== 'change' || (data as ChangedIds).unit === undefined) return
      told.push(performance.now() - changedAt)
      if (place >= readers) return
      void call('PUT', '/search/', token, list).then(() => shown.push(performance.now() - changedAt))
    }).catch((error) => {
      if (!isOver) throw error
    })
  })
}

const [writer = ''] = tokens
await Promise.all(Array.from({ length: watchers }, (_, n) => watch(tokens[n % tokens.length] ?? '', n)))
const unit = await call<{ id: number }>('POST', '/setting/generic/unit', writer, { label: 'Unité du banc' })
const at = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN)
const figures = (values: number[]) => `p50 ${at(values, 0.5)} ms, p95 ${at(values, 0.95)} ms`
const rest = () => new Promise((done) => setTimeout(done, pause))

/** Changes a row again and again: milliseconds from the press of the one who writes. */
async function round(): Promise<boolean> {
  await rest()
  written.length = 0
  told.length = 0
  shown.length = 0
  for (let n = 0; n < changes; n++) {
    changedAt = performance.now()
    await call('PUT', '/setting/generic/unit', writer, { id: unit.id, label: `Banc ${readers} ${n}` })
    written.push(performance.now() - changedAt)
    await rest()
  }
  say(`${watchers} streams of ${tokens.length} people, ${readers} with the list open, ${changes} changes:`)
  say(`  written         ${figures(written)}`)
  say(`  told            ${figures(told)} (${told.length} of ${watchers * changes})`)
  say(`  list read again ${figures(shown)} (${shown.length} of ${readers * changes})`)
  return at(shown, 0.95) <= bar && shown.length === readers * changes && told.length === watchers * changes
}

let isHeld = true
for (readers of rounds) {
  const isInTime = await round()
  say(isInTime ? `held: p95 ≤ ${bar} ms` : `missed: p95 ≤ ${bar} ms`)
  isHeld &&= isInTime
}
isOver = true
server.send('close')
await new Promise((done) => server.once('exit', done))
process.exit(isHeld ? 0 : 1)
