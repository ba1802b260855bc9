import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf, addPerson, call, signIn, type TestActor, testPassword } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

interface Entry {
  kind: string
  user_id: number | null
  impersonated_by: number | null
  key_id: number | null
  address: string | null
  device: string | null
  about: string | null
  detail: { acts?: string[] } | null
}

let on: TestApp
let admin: TestActor
let target: number
let last = 0

/** What was written since the last look. */
async function told(): Promise<Entry[]> {
  const rows = await on.context.db.system('jobs', (tx) =>
    tx.query<Entry & { id: number }>('select * from security_event where id > $1 order by id', [last]),
  )
  last = rows.at(-1)?.id ?? last
  return rows
}
const kinds = async () => (await told()).map(({ kind }) => kind)

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'nadia@journal.example', profile: 'SA' })
  target = await addPerson(on, { email: 'claire@journal.example', profile: 'AD' })
  admin = await signIn(on.app, 'nadia@journal.example')
})
afterAll(() => on?.close())

test('a login says who, from where and by what; a refused one of a stranger names nobody', async () => {
  expect(await told()).toMatchObject([
    { kind: 'login', user_id: admin.id, address: '127.0.0.1', device: 'Appareil inconnu' },
    { kind: 'device_known', user_id: admin.id, about: `User ${admin.id}` },
  ])
  const wrong = { email: 'nadia@journal.example', password: 'Faux2026!aaa' }
  await call(on.app, 'POST', '/auth/login', { body: wrong, address: '192.0.2.7' })
  await call(on.app, 'POST', '/auth/login', { body: { ...wrong, email: 'personne@journal.example' } })
  const refused = await told()
  expect(refused).toMatchObject([
    { kind: 'login_failed', user_id: admin.id, address: '192.0.2.7', detail: null },
    { kind: 'login_failed', user_id: null, detail: { unknown: expect.stringMatching(/^[\w-]{16}$/) } },
  ])
  expect(JSON.stringify(refused)).not.toContain('personne@')
})

test('a changed account says which fields, never their values, and who did it with which address', async () => {
  const { body } = await admin.get(`/users/${target}`)
  const { status } = await admin.put(`/users/update/${target}`, { ...body, phone_number: '0199001234' })
  expect(status).toBe(200)
  expect(await told()).toMatchObject([
    {
      kind: 'user_changed',
      user_id: admin.id,
      address: '127.0.0.1',
      about: `User ${target}`,
      detail: { acts: ['update:phone_number'] },
    },
  ])
  for (const [status_id, kind] of [
    [2, 'user_deactivated'],
    [1, 'user_reactivated'],
  ] as const) {
    const { body: now } = await admin.get(`/users/${target}`)
    const answer = await admin.put(`/users/update/${target}`, { ...now, status_id })
    expect([answer.status, await kinds()], JSON.stringify(answer.body)).toEqual([200, [kind]])
  }
})

test('a changed right, setting and webhook are written down, and what is refused is not', async () => {
  const made = await admin.post('/setting/generic/unit', { label: 'Barquette du journal', active: true })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(await told()).toMatchObject([{ kind: 'setting_changed', about: `Unit ${made.body.id}` }])
  const refused = await admin.post('/setting/generic/unit', { label: '' })
  expect([refused.status, await kinds()]).toEqual([422, []])
})

test('impersonation stands in the journal from its beginning to its end, with every write between', async () => {
  const begun = await admin.post('/auth/impersonate', { id: target })
  expect(begun.status).toBe(200)
  expect(await told()).toMatchObject([
    { kind: 'impersonation_started', user_id: admin.id, about: `User ${target}` },
  ])
  const acting = actorOf(on.app, begun.body)
  const made = await acting.post('/setting/generic/unit', { label: 'Sous un autre nom', active: true })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const written = await told()
  expect(written.map(({ kind }) => kind)).toEqual(['setting_changed', 'impersonated_write'])
  for (const entry of written)
    expect(entry).toMatchObject({ user_id: target, impersonated_by: admin.id, address: '127.0.0.1' })
  const { refresh_token } = begun.body.impersonatedBy as { refresh_token: string }
  await call(on.app, 'POST', '/auth/impersonate/exit', { body: { refreshToken: refresh_token } })
  expect(await told()).toMatchObject([{ kind: 'impersonation_ended', about: `User ${target}` }])
})

test('a file of rows is written down before it leaves', async () => {
  admin = await signIn(on.app, 'nadia@journal.example')
  await told()
  const { status } = await admin.get('/users/me/data')
  expect(status).toBe(200)
  expect(await told()).toMatchObject([
    { kind: 'export_made', user_id: admin.id, about: 'GET /api/users/me/data' },
  ])
})

const tryFrom = (address: string, password = 'Faux2026!aaa', headers: Record<string, string> = {}) =>
  on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers,
    payload: { email: 'claire@journal.example', password },
  })
const from = (n: number) => `198.51.100.${n}`

test('a log-in that is slowed down, a mailed code and a device that was not known are written down, each once', async () => {
  for (let n = 0; n < 5; n++) await tryFrom(from(1))
  await told()
  for (let n = 0; n < 3; n++) expect((await tryFrom(from(1))).json().type).toBe('err299')
  expect(await told()).toMatchObject([
    { kind: 'login_slowed', user_id: target, address: from(1), about: `User ${target}` },
  ])
  for (let n = 2; n < 7; n++) await tryFrom(from(n))
  await told()
  for (let n = 7; n < 10; n++) expect((await tryFrom(from(n), testPassword)).json().type).toBe('err291')
  expect(await told()).toMatchObject([{ kind: 'code_mailed', about: `User ${target}`, address: from(7) }])
  on.clock.advance(16 * 60_000)
  const first = await tryFrom(from(20), testPassword)
  expect(await kinds()).toEqual(['login', 'device_known'])
  const cookie = [first.headers['set-cookie']].flat().find((one) => String(one).startsWith('device='))
  await tryFrom(from(21), testPassword, { cookie: String(cookie).split(';')[0] ?? '' })
  expect(await kinds(), 'the same device').toEqual(['login'])
})

test('links, wrong passwords, asked addresses and refused keys are written down; what is tried again and again once a minute', async () => {
  await call(on.app, 'POST', '/auth/security/request-password-reset', {
    body: { email: 'claire@journal.example' },
  })
  expect(await told()).toMatchObject([
    { kind: 'link_sent', user_id: null, about: `User ${target}`, detail: { purpose: 'reset' } },
  ])
  const bad = { token: 'A'.repeat(43), password: 'Carnet-ouvert7', confirmPassword: 'Carnet-ouvert7' }
  for (let n = 0; n < 3; n++)
    expect((await call(on.app, 'POST', '/auth/security/reset-password', { body: bad })).body.type).toBe(
      'err430',
    )
  expect(await told()).toMatchObject([{ kind: 'link_refused', user_id: null, address: '127.0.0.1' }])
  on.clock.advance(61_000)
  await call(on.app, 'POST', '/auth/security/confirm-email', { body: { token: 'B'.repeat(43) } })
  expect(await kinds()).toEqual(['link_refused'])
  const claire = await signIn(on.app, 'claire@journal.example')
  await told()
  const wrong = {
    old_password: 'Faux2026!aaa',
    new_password: 'Carnet-ouvert7',
    confirm_password: 'Carnet-ouvert7',
  }
  expect((await claire.put('/users/update-password', wrong)).body.type).toBe('err431')
  expect(await told()).toMatchObject([{ kind: 'password_refused', user_id: target, about: `User ${target}` }])
  const asked = { email: 'autre@journal.example', current_password: testPassword }
  expect((await claire.put('/users/updateMe', asked)).status).toBe(200)
  expect(await kinds()).toEqual(expect.arrayContaining(['link_sent', 'address_change_asked']))
  for (let n = 0; n < 3; n++)
    await on.app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer pak_${'k'.repeat(43)}` },
    })
  expect(await told()).toMatchObject([{ kind: 'key_refused', user_id: null, address: '127.0.0.1' }])
})
