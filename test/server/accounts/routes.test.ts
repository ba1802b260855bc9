import { afterAll, beforeAll, expect, test } from 'vitest'
import { profileCodes } from '../../../resources/accounts/permission'
import type { Call } from '../../../server/api/call'
import { allCalls } from '../../../server/app'
import { addPerson, call, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

/** Calls that anybody may make: a new one is a decision, written here. */
const open = [
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/security/request-password-reset',
  'GET /auth/security/verify-token',
  'POST /auth/security/reset-password',
  'POST /auth/impersonate/exit',
  'GET /helpcenter/helpcenterlist',
  'GET /helpcenter/download/{id}',
  // By the token of a mail.
  'GET /download/orderform',
  'GET /download/order',
  'POST /download/confirm',
  'GET /order/decide',
  'POST /order/decide',
]

let on: TestApp
let calls: Call[]
const absent = 987_654_321
const nameOf = ({ method, path }: Call) => `${method} ${path.replace(/\/$/, '')}`
const addressOf = ({ path }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name) => (name === 'zip' ? '57000' : String(absent)))
const send = (one: Call, token?: string) =>
  call(on.app, one.method, addressOf(one), { token, ...(one.method === 'GET' ? {} : { body: {} }) })

beforeAll(async () => {
  on = await openApp()
  calls = allCalls(on.context)
})
afterAll(() => on.close())

const closed = () => calls.filter((one) => one.access !== 'public')

test('the calls open to anybody are those listed', () => {
  const found = calls.filter((one) => one.access === 'public').map(nameOf)
  expect(found.filter((name) => !open.includes(name))).toEqual([])
})

test('every other call refuses who is not signed in, whose token is past, whose account is closed', async () => {
  const past = await signIn(on.app, 'alain.dubois@demo.example')
  on.clock.advance(16 * 60_000)
  const id = await addPerson(on, { email: 'ferme@routes.example', profile: 'SA' })
  const shut = await signIn(on.app, 'ferme@routes.example')
  await on.context.db.system('session', (tx) =>
    tx.query('update "user" set status_id = 2 where id = $1', [id]),
  )
  const breaches: string[] = []
  for (const one of closed())
    for (const token of [undefined, past.token, shut.token]) {
      const { status, body } = await send(one, token)
      if (status !== 401 || body?.type !== 'err298') breaches.push(`${nameOf(one)}: ${status}`)
    }
  expect(breaches).toEqual([])
})

/** What a default profile holds in the seeded database, as `/auth/permissions` tells. */
async function heldBy(actor: TestActor): Promise<Set<string>> {
  const { body } = await actor.get<Record<string, boolean>>('/auth/permissions')
  return new Set(['signedIn', ...Object.keys(body).filter((name) => body[name])])
}

test.each(profileCodes)(
  'the profile %s is refused every call whose permission it lacks, before anything else',
  async (code) => {
    const email = `${code.toLowerCase()}@routes.example`
    await addPerson(on, { email, profile: code })
    const actor = await signIn(on.app, email)
    const held = await heldBy(actor)
    const breaches: string[] = []
    for (const one of closed().filter((one) => one.access !== 'signedIn')) {
      const { status, body } = await send(one, actor.token)
      const refused = status === 403 && body.type === 'err403'
      // Who holds the permission may still be refused somebody else's row, which an address names.
      const strict = !one.path.includes('{')
      if (held.has(one.access) ? refused && strict : !refused)
        breaches.push(`${nameOf(one)} (${one.access}): ${status}`)
    }
    expect(breaches).toEqual([])
  },
)

test('permissions that a call asks for exist in the catalogue', async () => {
  const catalogue = new Set(
    Object.keys((await (await signIn(on.app, 'nadia.roche@demo.example')).get('/auth/permissions')).body),
  )
  const asked = new Set(
    calls
      .map((one) => one.access)
      .filter((name) => !['public', 'signedIn', 'nobody', 'serverOnly'].includes(name)),
  )
  expect([...asked].filter((name) => !catalogue.has(name))).toEqual([])
})
