import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../../server/api/call'
import { crudCalls } from '../../../server/api/crud'
import { allCalls } from '../../../server/app'
import { quote, tableOf } from '../../../server/database/naming'
import { call, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { makeWorld, type Side, sides, type World } from './people'
import { bodies, rows } from './rows'
import { canary, isOwned } from './world'

let on: TestApp
let world: World
let calls: Call[]
let declared: Map<string, string>
const absent = 987_654_321
const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path.replace(/\/$/, '')}`

beforeAll(async () => {
  on = await openApp()
  world = await makeWorld(on)
  calls = allCalls(on.context).filter(({ path, access }) => path.includes('{') && access !== 'public')
  declared = new Map(
    on.context.db.registry.all.flatMap((resource) =>
      crudCalls(resource).map((one) => [nameOf(one), resource.name] as const),
    ),
  )
})
afterAll(() => on?.close())

/** Whose row each parameter of a call names: by the longest line that fits, or by the resource that the call follows from. */
function namedBy(one: Call): Record<string, string> | undefined {
  const [line] = Object.keys(rows)
    .filter((address) => one.path.startsWith(address))
    .sort((a, b) => b.length - a.length)
  const resource = declared.get(nameOf(one))
  if (resource) return { id: resource, adherentId: 'adherent' }
  return line ? rows[line] : undefined
}

/** The address of a call with the ids that `idOf` tells. */
function addressOf(one: Call, idOf: (resource: string) => number | undefined): string {
  const names = namedBy(one) ?? {}
  return one.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const to = names[name] ?? 'text:'
    return to.startsWith('text:') ? to.slice(5) : String(idOf(to))
  })
}

/** Which of a call's rows are somebody's own; the others are reference data. */
const ownedOf = (one: Call) =>
  Object.entries(namedBy(one) ?? {})
    .filter(([name, to]) => one.path.includes(`{${name}}`) && !to.startsWith('text:'))
    .map(([, to]) => to)
    .filter((to) => to === 'file' || isOwned(on, on.context.db.registry.get(to)))

async function send(one: Call, actor: TestActor, path: string) {
  const body = one.method === 'GET' ? undefined : (bodies[nameOf(one)] ?? { lock_version: 0 })
  const answer = await call(on.app, one.method, path, { token: actor.token, body })
  return { status: answer.status, body: JSON.stringify(answer.body ?? null) }
}

/** Everything that the database holds but who is signed in. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = [...new Set(on.context.db.registry.all.map(tableOf))].filter(
    (name) => !['session', 'token', 'login_attempt'].includes(name),
  )
  return on.context.db.system('seed', async (tx) => {
    const found: Record<string, string> = {}
    for (const name of tables) {
      const [row] = await tx.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as sum from ${quote(name)} t`,
      )
      found[name] = row?.sum ?? ''
    }
    return found
  })
}

test('every call with a parameter has its row in the matrix', () => {
  expect(calls.filter((one) => !namedBy(one)).map(nameOf)).toEqual([])
})

test('every row of the matrix is of a call', () => {
  const paths = calls.map(({ path }) => path)
  const unused = Object.keys(rows).filter((address) => !paths.some((path) => path.startsWith(address)))
  expect(unused).toEqual([])
})

/** Reference data of the back office, whichever tenant they came with. */
const shared: Record<Side, readonly string[]> = {
  backOffice: [
    ...['user', 'supplier', 'platform', 'closing_period', 'supplier_coverage', 'article', 'anomaly', 'file'],
    ...['order_tax', 'tax', 'deposit', 'flatfee', 'notescale', 'frequencyscale', 'delayscale'],
    ...['dashboardmessage', 'help_document', 'job_run', 'email_outbox'],
  ],
  supplier: ['company'],
  adherent: ['company'],
}

describe.each(sides)('with every permission, for %s', (side) => {
  const walled = () => calls.filter((one) => ownedOf(one).some((to) => !shared[side].includes(to)))

  test('another tenant’s row answers as a row that is not there, and nothing is written', async () => {
    const actor = world.people[side]
    const before = await fingerprint()
    const breaches: string[] = []
    for (const one of walled()) {
      const theirs = await send(
        one,
        actor,
        addressOf(one, (to) => world.other.ids.get(to)),
      )
      const none = await send(
        one,
        actor,
        addressOf(one, (to) => (ownedOf(one).includes(to) ? absent : 1)),
      )
      if (theirs.body.includes(canary('autrui')) || theirs.status !== none.status || theirs.status >= 500)
        breaches.push(`${nameOf(one)}: ${theirs.status} ${theirs.body.slice(0, 90)} — ${none.status}`)
    }
    expect(breaches).toEqual([])
    expect(await fingerprint()).toEqual(before)
  })

  test('its own row is found', async () => {
    const actor = world.people[side]
    const reads = calls.filter(({ method }) => method === 'GET').filter((one) => ownedOf(one).length)
    const found: string[] = []
    const lost: string[] = []
    for (const one of reads) {
      const { status, body } = await send(
        one,
        actor,
        addressOf(one, (to) => world.own.ids.get(to)),
      )
      if (status >= 500) lost.push(`${nameOf(one)}: ${status} ${body.slice(0, 120)}`)
      if (status === 200) found.push(nameOf(one))
    }
    expect(lost).toEqual([])
    expect(found.length).toBeGreaterThan(reads.length / 4)
  })
})
