import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, call, signIn, testPassword } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
const email = 'nadia.session@valae.example'

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email, profile: 'SA', first_name: 'Nadia', last_name: 'Roche' })
})
afterAll(() => on.close())

const login = (body: unknown) => call(on.app, 'POST', '/auth/login', { body })
const refresh = (refreshToken: string) => call(on.app, 'POST', '/auth/refresh', { body: { refreshToken } })
const me = (token: string) => call(on.app, 'GET', '/users/me', { token })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const minutes = (n: number) => n * 60_000

test('a login answers both tokens and the user, never its password', async () => {
  const { status, body } = await login({ email, password: testPassword })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    email,
    first_name: 'Nadia',
    isImpersonated: false,
    Profile: { level: 100, profile_type_id: 1, Profile_type: { machine_name: 'back-office' } },
    Company: [],
    Adherent: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
})

test('the e-mail may be typed with capitals and blanks, the password not', async () => {
  expect((await login({ email: `  ${email.toUpperCase()} `, password: testPassword })).status).toBe(200)
  const trimmed = await login({ email, password: ` ${testPassword}` })
  expect(trimmed).toMatchObject({ status: 401, body: { type: 'err296', display: 'Identifiants incorrects' } })
})

test('a token is taken raw or after Bearer, and nothing else opens the door', async () => {
  const { token } = await signIn(on.app, email)
  expect((await me(token)).status).toBe(200)
  expect((await me(`Bearer ${token}`)).status).toBe(200)
  for (const other of [undefined, '', 'x', token.slice(1), `${token}A`, token.toLowerCase()])
    expect((await call(on.app, 'GET', '/users/me', { token: other })).body.type).toBe('err298')
})

test('tokens are kept as SHA-256 only', async () => {
  const { token, refreshToken } = await signIn(on.app, email)
  const rows = await on.context.db.system('session', (tx) =>
    tx.query('select to_jsonb(t) as t, to_jsonb(s) as s from token t join session s on s.id = t.session_id'),
  )
  const text = JSON.stringify(rows)
  expect(text).not.toContain(token)
  expect(text).not.toContain(refreshToken)
})

test('an access token lasts 15 minutes, a refresh gives the next pair', async () => {
  const first = await signIn(on.app, email)
  on.clock.advance(minutes(15) + 1)
  expect((await me(first.token)).body.type).toBe('err298')
  const next = await refresh(first.refreshToken)
  expect(next).toMatchObject({ status: 200, body: { isImpersonated: false, impersonatedBy: null } })
  expect((await me(String(next.body.token))).status).toBe(200)
})

test('two tabs that refresh at once get the same pair and stay logged in', async () => {
  const { refreshToken } = await signIn(on.app, email)
  const [one, two, three] = await Promise.all([
    refresh(refreshToken),
    refresh(refreshToken),
    refresh(refreshToken),
  ])
  expect(one.status).toBe(200)
  expect(two.body).toEqual(one.body)
  expect(three.body).toEqual(one.body)
  on.clock.advance(9_000)
  expect((await refresh(refreshToken)).body).toEqual(one.body)
})

test('a refresh token replayed after the grace ends the whole family', async () => {
  const { token, refreshToken } = await signIn(on.app, email)
  const next = await refresh(refreshToken)
  on.clock.advance(10_001)
  expect((await refresh(refreshToken)).body.type).toBe('err297')
  expect((await refresh(String(next.body.refresh_token))).body.type).toBe('err297')
  await pause(600)
  expect((await me(String(next.body.token))).body.type).toBe('err298')
  expect((await me(token)).body.type).toBe('err298')
})

test('only the immediate predecessor has a grace: an older one ends the family at once', async () => {
  const { refreshToken } = await signIn(on.app, email)
  const second = await refresh(refreshToken)
  const third = await refresh(String(second.body.refresh_token))
  expect(third.status).toBe(200)
  expect((await refresh(refreshToken)).body.type).toBe('err297')
  expect((await refresh(String(third.body.refresh_token))).body.type).toBe('err297')
})

test('a session ends after 30 minutes without a call, and 12 hours after the login at the latest', async () => {
  const idle = await signIn(on.app, email)
  on.clock.advance(minutes(30) + 1)
  expect((await refresh(idle.refreshToken)).body.type).toBe('err297')
  let { refreshToken } = await signIn(on.app, email)
  for (let turn = 0; turn < 35; turn += 1) {
    on.clock.advance(minutes(20))
    const next = await refresh(refreshToken)
    expect(next.status).toBe(200)
    refreshToken = String(next.body.refresh_token)
  }
  on.clock.advance(minutes(20) + 1)
  expect((await refresh(refreshToken)).body.type).toBe('err297')
})

test('calls keep a session alive', async () => {
  const { token, refreshToken } = await signIn(on.app, email)
  on.clock.advance(minutes(14))
  expect((await me(token)).status).toBe(200)
  on.clock.advance(minutes(29))
  expect((await refresh(refreshToken)).status).toBe(200)
})

test('a logout ends the session at once, in every application; other logins go on', async () => {
  const [here, elsewhere] = [await signIn(on.app, email), await signIn(on.app, email)]
  expect((await me(here.token)).status).toBe(200)
  expect(
    (await call(on.app, 'POST', '/auth/logout', { body: { refreshToken: here.refreshToken } })).status,
  ).toBe(200)
  expect((await me(here.token)).body.type).toBe('err298')
  expect((await refresh(here.refreshToken)).body.type).toBe('err297')
  expect((await me(elsewhere.token)).status).toBe(200)
})

test('a session ended in another process is dead within a second', async () => {
  const { token, id } = await signIn(on.app, email)
  expect((await me(token)).status).toBe(200)
  await on.context.db.system('session', (tx) =>
    tx.query('update session set ended_at = now() where user_id = $1', [id]),
  )
  await pause(900)
  expect((await me(token)).status).toBe(401)
})

test('a deactivated account is dead within a second, its refresh too', async () => {
  const id = await addPerson(on, { email: 'inactive@valae.example', profile: 'AD' })
  const { token, refreshToken } = await signIn(on.app, 'inactive@valae.example')
  await on.context.db.system('session', (tx) =>
    tx.query('update "user" set status_id = 2 where id = $1', [id]),
  )
  await pause(600)
  expect((await me(token)).body.type).toBe('err298')
  expect((await refresh(refreshToken)).body.type).toBe('err297')
})

test('what is past by a day is removed at the next login, what is alive stays', async () => {
  await signIn(on.app, email)
  on.clock.advance(minutes(36 * 60) + 1)
  const { token } = await signIn(on.app, email)
  const [row] = await on.context.db.system('session', (tx) =>
    tx.query('select count(*)::int as past from session where expires_at < $1', [
      new Date(on.clock.now().getTime() - minutes(24 * 60)),
    ]),
  )
  expect(row).toEqual({ past: 0 })
  expect((await me(token)).status).toBe(200)
})

test('no token, password or query string is ever logged', async () => {
  const actor = await signIn(on.app, email)
  await actor.get('/auth/have-access-to/viewUsers')
  await call(on.app, 'GET', '/auth/security/verify-token?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG')
  const logged = on.logged()
  expect(logged).toContain('/api/auth/login')
  for (const secret of [actor.token, actor.refreshToken, testPassword, 'abcdefghijklmnopqrstuvwxyz'])
    expect(logged).not.toContain(secret)
})
