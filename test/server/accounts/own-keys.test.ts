import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalPermissions } from '../../../resources/accounts/api-key'
import { forgetActors } from '../../../server/accounts/authenticate'
import type { Call } from '../../../server/api/call'
import { allCalls } from '../../../server/portal'
import { addPerson, signIn, type TestActor, testPassword } from '../../kit/actors'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let director: TestActor
const email = 'karim@keys.example'
const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values))

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-04T09:00:00+01:00')
  const [{ id: adherent }] = (await sql('select id from adherent order by id limit 1')) as [{ id: number }]
  await addPerson(on, { email, profile: 'DI', adherents: [adherent] })
  await addPerson(on, { email: 'nadia@keys.example', profile: 'SA' })
  director = await signIn(on.app, email)
})
afterAll(() => on.close())

type Made = { id: number; key: string; fields?: { name: string }[] }
const make = (by: TestActor, permissions: readonly string[], more: object = {}) =>
  by.post<Made>('/users/api-keys', {
    ...{ name: 'Stock', permissions, last_day: '2026-12-31', password: testPassword },
    ...more,
  })
const ask = (key: string, path: string, headers: Record<string, string> = { 'x-api-key': key }) =>
  on.app.inject({ method: 'GET', url: `/api${path}`, headers })

test('a key is made by password, shown once, and acts in its person’s name with its permissions alone', async () => {
  const { status, body } = await make(director, ['viewOrderTracking', 'viewReceivedOrders'])
  expect(status).toBe(200)
  expect(body.key).toMatch(/^pak_[\w-]{43}$/)
  const own = await ask(body.key, '/order')
  expect(own.statusCode).toBe(200)
  expect(own.json()).toEqual((await director.get('/order')).body)
  expect((await ask('', '/order', { authorization: `Bearer ${body.key}` })).statusCode).toBe(200)
  expect((await director.get('/article')).status).toBe(200)
  expect((await ask(body.key, '/article')).statusCode).toBe(403)
  const listed = await director.get('/users/api-keys')
  expect(listed.body).toEqual([
    expect.objectContaining({ name: 'Stock', ending: body.key.slice(-4), seen_address: '127.0.0.1' }),
  ])
  expect(JSON.stringify(listed.body) + JSON.stringify(await sql('select * from api_key'))).not.toContain(
    body.key,
  )
  expect(on.logged()).toContain(`"key":${body.id}`)
  expect(on.logged()).not.toContain(body.key)
  expect((await mailsTo(on, email)).map(({ kind }) => kind)).toEqual(['cle_api'])
})

test.each([
  ['a right that the person lacks', { permissions: ['createSupplier'] }, 'permissions'],
  ['a right over accounts', { permissions: ['viewUsers'] }, 'permissions'],
  ['no right', { permissions: [] }, 'permissions'],
  ['a day that is past', { last_day: '2020-01-01' }, 'last_day'],
  ['a day too far away', { last_day: '2039-01-01' }, 'last_day'],
  ['a wrong password', { password: 'Fausse1!' }, 'password'],
])('%s makes no key', async (_why, more, field) => {
  const { status, body } = await make(director, ['viewOrderTracking'], more)
  expect([status, body.fields?.[0]?.name]).toEqual([422, field])
})

/** Lists that whoever is signed in reads: labels. */
const labels = /^\/(profile\/type|profile|setting\/profile|users\/status)$/
const isOfAccounts = ({ method, path }: Call) =>
  !(labels.test(path) && (method === 'GET' || path === '/profile/type')) &&
  /^\/(auth|users|profiles?|setting\/profile|core\/menu)\b/.test(path)

test('no key signs in, changes an account, a profile, a session or a key, whatever its person may', async () => {
  const nadia = await signIn(on.app, 'nadia@keys.example')
  const { body } = await nadia.get<Record<string, boolean>>('/auth/permissions')
  const held = Object.keys(body).filter((name) => body[name])
  const personal = held.filter((name) => personalPermissions.has(name))
  const { body: made } = await make(
    nadia,
    held.filter((name) => !personal.includes(name)),
  )
  await sql('update api_key set permissions = $2 where id = $1', [made.id, held])
  const calls = allCalls(on.context).filter((one) => one.access !== 'public' && isOfAccounts(one))
  expect(calls.length).toBeGreaterThan(30)
  const reached: string[] = []
  for (const { method, path } of calls) {
    const url = `/api${path.replace(/\{\w+\}/g, '1')}`
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
    const answer = await on.app.inject({ method, url, headers: { 'x-api-key': made.key }, ...payload })
    if (answer.statusCode !== 403) reached.push(`${method} ${path}: ${answer.statusCode}`)
  }
  expect(reached).toEqual([])
  expect((await ask(made.key, '/exports/types')).statusCode).toBe(200)
})

test('a key is dead once revoked, past, or its person closed, and loses what its person loses', async () => {
  const keyOf = async () => (await make(director, ['viewOrderTracking'])).body
  const [first, second] = [await keyOf(), await keyOf()]
  const statusOf = async ({ key }: Made) => {
    const { statusCode, body } = await ask(key, '/order')
    return [statusCode, JSON.parse(body).type]
  }
  const stranger = await signIn(on.app, 'nadia@keys.example')
  expect((await stranger.delete(`/users/api-keys/${first.id}`)).status).toBe(404)
  expect(await statusOf(first)).toEqual([200, undefined])
  expect((await director.delete(`/users/api-keys/${first.id}`)).status).toBe(200)
  expect(await statusOf(first)).toEqual([401, 'err298'])
  const later = async (change: string, value: unknown) => {
    await sql(change, [value])
    forgetActors(on.context.db)
  }
  await later('update "user" set status_id = 2 where id = $1', director.id)
  expect(await statusOf(second)).toEqual([401, 'err298'])
  await later('update "user" set status_id = 1 where id = $1', director.id)
  expect(await statusOf(second)).toEqual([200, undefined])
  forgetActors(on.context.db)
  on.clock.set('2026-12-31T22:59:00Z')
  expect(await statusOf(second)).toEqual([200, undefined])
  forgetActors(on.context.db)
  on.clock.set('2026-12-31T23:00:00Z')
  expect(await statusOf(second)).toEqual([401, 'err298'])
})
