import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { defaultProfiles } from '../../../resources/accounts/default-rights'
import type { Call } from '../../../server/api/call'
import { allCalls } from '../../../server/portal'
import { call } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { everybody, type Someone } from './actors'
import { ask, breachOf, type Worlds, worldsOf } from './ask'
import { dryRun, type Written } from './dry-run'
import { generic, genericRow, nameOf } from './generic'
import { plantTenants } from './people'
import { type MatrixRow, namesRows } from './row'
import { handRows } from './rows'

let on: TestApp
let calls: readonly Call[]
let people: Someone[]
let worlds: Worlds
let written: Written

const lineOf = (one: Call): MatrixRow | undefined => handRows[nameOf(one)] ?? genericRow(nameOf(one))

beforeAll(async () => {
  on = await openApp()
  calls = allCalls(on.context)
  const { own, other } = await plantTenants(on)
  worlds = worldsOf(Object.fromEntries(own.ids), Object.fromEntries(other.ids))
  people = await everybody(on, worlds.own)
  written = await dryRun(on)
})
afterAll(() => on?.close())

test('every call has its line in the matrix, and every line its call', () => {
  const names = calls.map(nameOf)
  expect(calls.filter((one) => !lineOf(one)).map(nameOf)).toEqual([])
  expect(Object.keys(handRows).filter((name) => !names.includes(name) && !generic.has(name))).toEqual([])
})

test('a write of a call is counted for it', async () => {
  const admin = people.find(({ name }) => name === 'SA')?.actor
  const { result, rows } = await written.during(() =>
    call(on.app, 'POST', '/setting/generic/region', { token: admin?.token, body: { label: 'Région notée' } }),
  )
  expect(result.status).toBe(200)
  expect(rows).toBeGreaterThan(0)
})

/** Generated calls are one code for all resources: each profile asks those of every third, each resource is asked by a third of the profiles; `npm run test:hostile` asks all. */
const share = process.env.HOSTILE_REQUESTS ? 1 : 3
const places = new Map(resources.all.map((resource, place) => [resource, place]))
const isAsked = (one: Call, who: number): boolean => {
  const made = generic.get(nameOf(one))
  return !made || ((places.get(made.resource) ?? 0) + who) % share === 0
}

const everyone = [...defaultProfiles.map(({ code }) => code), 'SA acting as CH']

test.each(everyone.map((name, who) => [name, who] as const))(
  '%s reaches what is its own, and nothing else is shown or written',
  async (name, who) => {
    const someone = people.find((one) => one.name === name) as Someone
    const breaches: string[] = []
    for (const one of calls) {
      const line = lineOf(one)
      if (!line || !isAsked(one, who)) continue
      const held = one.access === 'public' || someone.held.has(one.access)
      const which = held
        ? namesRows(line)
          ? (['own', 'other', 'absent'] as const)
          : (['own'] as const)
        : (['absent'] as const)
      for (const world of which) {
        const breach = await breachOf(on.app, { one, line, someone, world, worlds, written })
        if (breach) breaches.push(breach)
      }
    }
    expect(breaches).toEqual([])
  },
  120_000,
)

const anybody = () => people.find(({ name }) => name === 'RE')?.actor.token ?? ''
const refused = async (one: Call, token: string | undefined) => {
  const { status, body } = await ask(
    on.app,
    one,
    lineOf(one) ?? {},
    worlds.own,
    token ? { token } : undefined,
  )
  return status === 401 && body?.type === 'err298' ? [] : [`${nameOf(one)}: ${status}`]
}

test('anonymous, past and closed are refused everywhere, and write nothing', async () => {
  const past = anybody()
  const closed = people.find(({ name }) => name === 'CH')?.actor
  await written.really('session', (tx) =>
    tx.query('update "user" set status_id = 2 where id = $1', [closed?.id]),
  )
  const walled = calls.filter(({ access }) => access !== 'public')
  const { result: breaches, rows } = await written.during(async () => {
    const found: string[] = []
    for (const one of walled)
      for (const token of [undefined, closed?.token]) found.push(...(await refused(one, token)))
    on.clock.advance(16 * 60_000)
    for (const one of walled) found.push(...(await refused(one, past)))
    return found
  })
  expect(breaches).toEqual([])
  expect(rows).toBe(0)
}, 120_000)
