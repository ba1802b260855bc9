import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { authenticate } from '../../../server/accounts/authenticate'
import { fixedKeys, ofTheBirth } from '../../../server/api/echoes'
import { seenAmong } from '../../../server/api/must-see'
import { workOf } from '../../../server/api/work'
import type { Actor } from '../../../server/database/actor'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { dryRun } from '../matrix/dry-run'
import { generic, genericRow } from '../matrix/generic'
import { makeWorld } from '../matrix/people'
import { absentId, type Ids, resolve } from '../matrix/row'
import { handRows } from '../matrix/rows'
import { canary, type owners } from '../matrix/world'
import { type Operation, operationsOf, type Schema } from './description'
import { integersOf, type Place, sampleOf, withAt } from './integers'
import {
  another,
  isForm,
  isRead,
  keysOf,
  namedBy,
  names,
  objectsOf,
  refusedWhole,
  saidOf,
  saysNothing,
  unknownKey,
} from './keys'

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
let described: Operation[]
let operations: Operation[]
/** Who may do everything, and a person of each kind with every permission within its tenant. */
let everybody: TestActor[]

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
  everybody = [await signIn(on.app, 'nadia.roche@demo.example'), ...Object.values(world.people)]
  described = await operationsOf(on)
  const written = described.filter(({ body, isPublic }) => body && !isPublic)
  operations = written.filter((one, at) => isWhole || at % (isGenerated(one) ? 10 : 3) === 0)
  await dryRun(on)
})
afterAll(() => on?.close())

const nameOf = ({ method, path }: Operation) => `${method} ${path.replace(/\/$/, '')}`
const lineOf = (one: Operation) => handRows[nameOf(one)] ?? genericRow(nameOf(one)) ?? {}

async function ask(person: TestActor, one: Operation, body: unknown, { id = absentId, more = '' } = {}) {
  const at = { id, ...(resolve(lineOf(one).at, own) as Record<string, unknown> | undefined) }
  const place = (name: string) => String(Reflect.get(at, name) ?? absentId)
  const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => place(name)) + more
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

/** Whether a number stands in a body already: written at another place of it, it says nothing of a stranger. */
const isWithin = (body: unknown, id: number) => new RegExp(`\\b${id}\\b`).test(JSON.stringify(body))

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
          if (!place.of && isWithin(bodyOf(one), id)) continue
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

/** The resource whose rows a call writes by its declaration. */
const resourceOf = (one: Operation) =>
  generic.get(nameOf(one))?.resource ?? resources.all.find(({ model }) => model === one.body?.['x-row'])

interface AskOptions {
  more?: string
  among?: readonly TestActor[]
}

/** Asks as the first whom a call lets in, of everybody or of those that are given. */
async function askAny(one: Operation, body: unknown, { more, among = everybody }: AskOptions = {}) {
  const id = own[resourceOf(one)?.name ?? '']
  const answers = []
  for (const person of among) {
    const answer = await ask(person, one, body, { ...(id && { id }), ...(more && { more }) })
    answers.push(answer)
    if (answer.status !== 403 || namedBy(answer.body).length) return answer
  }
  return answers[0] as (typeof answers)[0]
}

const said = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${JSON.stringify(body)?.slice(0, 160)}`

test('a key that nothing declares is refused by its name, at every depth of every body', async () => {
  const wrong: string[] = []
  let places = 0
  for (const one of described) {
    if (one.method === 'GET' || isForm(one)) continue
    const schema = one.body ?? {}
    for (const place of objectsOf(schema)) {
      places++
      const path = [...place, unknownKey]
      const body = one.body ? { ...bodyOf(one), id: own[resourceOf(one)?.name ?? ''] } : {}
      const answer = await askAny(one, withAt(body, { path, isList: false }, { schema, value: 1, ids: own }))
      const isNamed = namedBy(answer.body).includes(path.filter((key) => key !== 'user').join('.'))
      if (!isNamed && refusedWhole[nameOf(one)]?.[0] !== answer.status)
        wrong.push(`${nameOf(one)} ${path.join('.')}: ${said(answer)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(places).toBeGreaterThan(500)
}, 120_000)

test('a key that nothing declares is refused by its name in every address', async () => {
  const wrong: string[] = []
  for (const one of described) {
    const answer = await askAny(one, undefined, { more: `?${unknownKey}=1` })
    if (!namedBy(answer.body).includes(unknownKey)) wrong.push(`${nameOf(one)}: ${said(answer)}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('a form with a field that nothing declares is refused by its name', async () => {
  const wrong: string[] = []
  const forms = described.filter(isForm)
  for (const one of forms) {
    const form = new FormData()
    form.append(unknownKey, '1')
    const answer = await askAny(one, form)
    if (!namedBy(answer.body).includes(unknownKey) && refusedWhole[nameOf(one)]?.[0] !== answer.status)
      wrong.push(`${nameOf(one)}: ${said(answer)}`)
  }
  expect(wrong).toEqual([])
  expect(forms.length).toBeGreaterThan(7)
})

/** The tenant's row of a resource, as a call answers it to one of them; nothing where none of them may write it. */
async function rowOf(
  one: Operation,
  resource: AnyResource,
  among: readonly TestActor[],
): Promise<ReadRow | undefined> {
  const id = own[resource.name]
  if (one.method === 'PUT') {
    const answer = await askAny(one, { id }, { among })
    if (among === everybody) expect(answer.status, `${nameOf(one)} ${said(answer)}`).toBe(200)
    return answer.status === 200 ? answer.body : undefined
  }
  if ((await askAny(one, {}, { among })).status === 403) return undefined
  const search = { model: resource.model, fields: [{ name: 'id', operator: 'eq', value: id }], toMany: ['*'] }
  const found = await (everybody[0] as TestActor).put<{ data: ReadRow[] }>('/search/', search)
  return found.body.data[0] ?? {}
}

interface Sent {
  one: Operation
  resource: AnyResource
  row: ReadRow
  among: readonly TestActor[]
}

/** Why keys that are sent together with other values than the row has are dropped; nothing where each is read or named. */
async function dropped({ one, resource, row, among }: Sent, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return []
  const sent = Object.fromEntries(keys.map((key) => [key, another(row[key])]))
  const answer = await askAny(one, one.method === 'POST' ? sent : { id: row.id, ...sent }, { among })
  const told = (key: string) => saidOf(resource, key)
  const isDropped = (key: string) => !isRead(told(key), { before: row, after: answer.body })
  if (answer.status < 400) return keys.filter(isDropped).map((key) => `${key} ${said(answer)}`)
  const named = namedBy(answer.body)
  const rest = keys.filter((key) => !names(named, told(key)))
  if (rest.length < keys.length) return dropped({ one, resource, row, among }, rest)
  // Of a row that is taken as it is, what is refused of one key was read.
  if (keys.length === 1) return one.method === 'PUT' ? [] : [`${keys[0]} ${said(answer)}`]
  // What they say together is refused: each alone.
  const alone = []
  for (const key of keys) alone.push(...(await dropped({ one, resource, row, among }, [key])))
  return alone
}

/** The keys of a row that a call might read: of a new one, those that only the server writes. */
const keysFor = ({ method }: Operation, resource: AnyResource, row: ReadRow) => {
  const fixed = new Set(fixedKeys(resource))
  return Object.keys(row).filter(
    (key) =>
      !(key in saysNothing) && (method === 'POST' ? fixed.has(key) && !ofTheBirth.has(key) : key !== 'id'),
  )
}

/** Keys that a call does not declare, and that its refusals do not name. */
async function unnamed(one: Operation, keys: readonly string[]): Promise<string[]> {
  const more = Object.fromEntries(keys.map((key) => [key, absentId]))
  const answer = await askAny(one, { ...bodyOf(one), ...more })
  const named = namedBy(answer.body)
  // Beside declared rows, a person's own account alone is answered with associations.
  const rest = keys.filter((key) => !names(named, saidOf(resources.get('user'), key)))
  if (!rest.length) return []
  return rest.length < keys.length ? unnamed(one, rest) : [`${rest}: ${said(answer)}`]
}

for (const side of ['everybody', 'adherent', 'supplier'])
  test(`each key that a call answers to ${side} is read when it is sent there, or refused by its name`, async () => {
    const among =
      side === 'everybody' ? everybody : people.flatMap(([of, person]) => (of === side ? [person] : []))
    const wrong: string[] = []
    let [keys, rows] = [0, 0]
    for (const one of described) {
      if (!one.body || isForm(one)) continue
      const resource = resourceOf(one)
      if (resource && isGenerated(one)) {
        if (refusedWhole[nameOf(one)]) continue
        const row = await rowOf(one, resource, among)
        if (!row) continue
        rows++
        const unread = await dropped({ one, resource, row, among }, keysFor(one, resource, row))
        wrong.push(...unread.map((why) => `${nameOf(one)} ${why}`))
        continue
      }
      const unread = keysOf(one.answer).filter((key) => !keysOf(one.body).includes(key))
      if (!unread.length || among !== everybody) continue
      keys += unread.length
      wrong.push(...(await unnamed(one, unread)).map((why) => `${nameOf(one)} ${why}`))
    }
    expect(wrong).toEqual([])
    expect(among === everybody ? keys : rows).toBeGreaterThan(among === everybody ? 500 : 5)
  }, 120_000)
