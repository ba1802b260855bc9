import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticate } from '../../../server/accounts/authenticate'
import { seenAmong } from '../../../server/api/must-see'
import { workOf } from '../../../server/api/work'
import type { Actor } from '../../../server/database/actor'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { dryRun } from '../matrix/dry-run'
import { genericRow } from '../matrix/generic'
import { makeWorld } from '../matrix/people'
import { absentId, type Ids, resolve } from '../matrix/row'
import { handRows } from '../matrix/rows'
import { canary, type owners } from '../matrix/world'
import { type Operation, operationsOf, type Schema } from './description'
import { integersOf, type Place, sampleOf, withAt } from './integers'

/** `npm run test:hostile` walks every body; `npm test` one in ten of those that follow from declarations, one in three of the others. */
const isWhole = Number(process.env.HOSTILE_REQUESTS ?? 0) >= 20_000
/** Whose ids a number may be that the document says nothing of. */
const anything: readonly ((typeof owners)[number] | 'order' | 'order_line' | 'article')[] = [
  ...(['adherent', 'groupadherent', 'supplier', 'order', 'order_line', 'article'] as const),
]

let on: TestApp
let own: Ids
let other: Ids
let people: [side: string, person: TestActor, actor: Actor][]
let operations: Operation[]

const isGenerated = ({ body }: Operation) => body?.['x-row'] !== undefined

beforeAll(async () => {
  on = await openApp()
  const world = await makeWorld(on)
  own = Object.fromEntries(world.own.ids)
  other = Object.fromEntries(world.other.ids)
  people = []
  for (const [side, person] of Object.entries(world.people)) {
    const request = { headers: { authorization: person.token } }
    people.push([side, person, await authenticate(on.context, request as never)])
  }
  const described = (await operationsOf(on)).filter(({ body, isPublic }) => body && !isPublic)
  operations = described.filter((one, at) => isWhole || at % (isGenerated(one) ? 10 : 3) === 0)
  await dryRun(on)
})
afterAll(() => on?.close())

const nameOf = ({ method, path }: Operation) => `${method} ${path.replace(/\/$/, '')}`
const lineOf = (one: Operation) => handRows[nameOf(one)] ?? genericRow(nameOf(one)) ?? {}

async function ask(person: TestActor, one: Operation, body: unknown) {
  const at = resolve(lineOf(one).at, own) as Record<string, unknown> | undefined
  const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => String(at?.[name] ?? absentId))
  const send = { GET: person.get, POST: person.post, PUT: person.put, DELETE: person.delete }[one.method]
  return (send as TestActor['post'])(path, body)
}

const bodyOf = (one: Operation) => ({
  ...(sampleOf(one.body as Schema, own) as object),
  ...(resolve(lineOf(one).body, own) as object | undefined),
})

/** Rows of the other tenant that the actor does not see, which a place of a body might name. */
async function strangers(actor: Actor, { of }: Place): Promise<number[]> {
  const found: number[] = []
  for (const name of of ? [of] : anything) {
    const id = other[name]
    if (id === undefined) continue
    const seen = await on.context.db.read(actor, (tx) =>
      seenAmong(workOf(on.context.db, tx, on.context.now()), on.context.db.registry.get(name), [id]),
    )
    if (!seen.size) found.push(id)
  }
  return [...new Set(found)]
}

/** An answer without the ids that were asked for: what is told of a stranger's row and of none is the same. */
const told = (body: unknown) => JSON.stringify(body ?? null).replace(/\d+/g, '#')

test('no id of a body lets anybody learn of another tenant’s rows, and none that is not there is an unexpected error', async () => {
  const breaches: string[] = []
  const [places, refused] = [new Set<string>(), new Set<string>()]
  let asked = 0
  for (const one of operations)
    for (const place of integersOf(one.body as Schema)) {
      const name = `${nameOf(one)} ${place.path.join('.')}`
      places.add(name)
      for (const [side, person, actor] of people) {
        const with_ = (value: number) =>
          ask(person, one, withAt(bodyOf(one), place, { schema: one.body as Schema, value, ids: own }))
        const absent = await with_(absentId)
        asked++
        if (absent.status >= 500) breaches.push(`${side} ${name} absent: ${absent.status}`)
        if ([403, 404].includes(absent.status) || told(absent.body).includes(String(place.path.at(-1))))
          refused.add(name)
        for (const id of absent.status === 403 && !place.of ? [] : await strangers(actor, place)) {
          const foreign = await with_(id)
          asked++
          const said = JSON.stringify(foreign.body ?? null)
          if (foreign.status >= 500 || said.includes(canary('autrui')))
            breaches.push(`${side} ${name} ${id}: ${foreign.status} ${said.slice(0, 200)}`)
          else if (
            foreign.status !== absent.status ||
            (foreign.status !== 200 && told(foreign.body) !== told(absent.body))
          )
            breaches.push(
              `${side} ${name} ${id}: ${foreign.status} ${said.slice(0, 160)}, absent ${absent.status} ${JSON.stringify(absent.body)?.slice(0, 160)}`,
            )
        }
      }
    }
  console.info(
    `${operations.length} corps, ${places.size} nombres, ${asked} demandes, ${refused.size} refusés par leur nom`,
  )
  expect(breaches).toEqual([])
  expect(places.size).toBeGreaterThan(isWhole ? 200 : 50)
}, 600_000)
