import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfileCode } from '../../../resources/accounts/permission'
import { actorOf, addPerson, call, signIn, type TestActor, testPassword } from '../../kit/actors'
import { addMembers, type Members } from '../../kit/members'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let members: Members
const people = new Map<string, number>()
const emailOf = (name: string) => `${name}@imitation.example`

beforeAll(async () => {
  on = await openApp()
  members = await addMembers(on)
  const person = async (name: string, profile: ProfileCode, more = {}) =>
    people.set(
      name,
      await addPerson(on, { email: emailOf(name), profile, first_name: name, last_name: 'Test', ...more }),
    )
  await person('nadia', 'SA')
  await person('autre', 'SA')
  await person('alain', 'AD')
  await person('pair', 'AD')
  await person('claire', 'CM')
  await person('karim', 'CH', { adherents: [members.valmont] })
})
afterAll(() => on.close())

const as = (name: string) => signIn(on.app, emailOf(name))
const act = async (actor: TestActor, name: string) => {
  const answer = await actor.post('/auth/impersonate', { id: people.get(name) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const handle = String((answer.body.impersonatedBy as { refresh_token: string }).refresh_token)
  return { actor: actorOf(on.app, answer.body), handle }
}
const exit = (refreshToken: string) =>
  call(on.app, 'POST', '/auth/impersonate/exit', { body: { refreshToken } })
const refresh = (refreshToken: string) => call(on.app, 'POST', '/auth/refresh', { body: { refreshToken } })

test('an administrator acts as a member’s user: that user’s rights and rows, and both names', async () => {
  const nadia = await as('nadia')
  const { actor: karim } = await act(nadia, 'karim')
  const { body: me } = await karim.get('/users/me')
  expect(me).toMatchObject({
    first_name: 'karim',
    isImpersonated: true,
    Impersonator: { first_name: 'nadia' },
  })
  const { body: permissions } = await karim.get('/auth/permissions')
  expect(permissions).toMatchObject({
    foodCatalog: true,
    nonFoodCatalog: false,
    impersonateUser: false,
    viewUsers: false,
  })
  const { body: perimeter } = await karim.get<{ Adherent: { id: number }[] }>('/users/perimeter')
  expect(perimeter.Adherent.map((row) => row.id)).toEqual([members.valmont])
})

test('the handle brings the administrator back, once; the impersonated session is over', async () => {
  const nadia = await as('nadia')
  const { actor: karim, handle } = await act(nadia, 'karim')
  const back = await exit(handle)
  expect(back).toMatchObject({ status: 200, body: { first_name: 'nadia', isImpersonated: false } })
  expect((await actorOf(on.app, back.body).get('/users/me')).body.first_name).toBe('nadia')
  expect((await karim.get('/users/me')).body.type).toBe('err298')
  expect((await refresh(karim.refreshToken)).body.type).toBe('err297')
  expect((await exit(handle)).body.type).toBe('err297')
  expect((await refresh(String(back.body.refresh_token))).status).toBe(200)
})

test('a refresh with the handle does the same, and an ordinary refresh token is no handle', async () => {
  const { actor: karim, handle } = await act(await as('nadia'), 'karim')
  expect((await exit(karim.refreshToken)).body.type).toBe('err297')
  expect((await refresh(handle)).body).toMatchObject({ first_name: 'nadia', isImpersonated: false })
})

test('what the page holds is no refresh token of the administrator', async () => {
  const nadia = await as('nadia')
  const { handle } = await act(nadia, 'karim')
  expect(handle).not.toBe(nadia.refreshToken)
  expect((await call(on.app, 'GET', '/users/me', { token: handle })).body.type).toBe('err298')
})

test('an impersonated session is refreshed as such, with a new handle', async () => {
  const { actor: karim } = await act(await as('nadia'), 'karim')
  on.clock.advance(15 * 60_000 + 1)
  const next = await refresh(karim.refreshToken)
  expect(next.body).toMatchObject({ isImpersonated: true, impersonatedBy: { first_name: 'nadia' } })
  const handle = String((next.body.impersonatedBy as { refresh_token: string }).refresh_token)
  expect((await exit(handle)).body.first_name).toBe('nadia')
})

test('nobody acts as an equal, a superior or oneself; nor without the permission', async () => {
  const [nadia, alain, claire] = [await as('nadia'), await as('alain'), await as('claire')]
  const refused = async (actor: TestActor, name: string) => {
    const answer = await actor.post('/auth/impersonate', { id: people.get(name) })
    return [answer.status, answer.body.type]
  }
  expect(await refused(nadia, 'autre')).toEqual([403, 'err403'])
  expect(await refused(nadia, 'nadia')).toEqual([403, 'err403'])
  expect(await refused(alain, 'pair')).toEqual([403, 'err403'])
  expect(await refused(alain, 'nadia')).toEqual([403, 'err403'])
  expect(await refused(claire, 'karim')).toEqual([403, 'err403'])
  expect((await nadia.post('/auth/impersonate', { id: 999_999 })).status).toBe(404)
  expect((await alain.post('/auth/impersonate', { id: people.get('karim') })).status).toBe(200)
})

test('there is no impersonation within another, even where the person imitated may impersonate', async () => {
  const { actor: alain } = await act(await as('nadia'), 'alain')
  expect((await alain.post('/auth/impersonate', { id: people.get('karim') })).body.type).toBe('err403')
})

test('neither password, own account, users nor profiles are changed in another’s name', async () => {
  const { actor: alain } = await act(await as('nadia'), 'alain')
  const passwords = {
    old_password: testPassword,
    new_password: 'Marmite8Cuivre!',
    confirm_password: 'Marmite8Cuivre!',
  }
  const answers = [
    await alain.put('/users/update-password', { user: passwords }),
    await alain.put('/users/updateMe', { first_name: 'Autre' }),
    await alain.post('/users/create', { email: 'x@imitation.example' }),
    await alain.put(`/users/update/${people.get('karim')}`, { first_name: 'Autre' }),
    await alain.delete(`/users/delete/${people.get('karim')}`),
    await alain.post('/profile', { label: 'Nouveau' }),
    await alain.put('/profile/5', { label: 'Nouveau' }),
    await alain.delete('/profile/5'),
  ]
  for (const answer of answers) expect([answer.status, answer.body.type]).toEqual([403, 'err403'])
})

test('the history names both: who acted, and in whose name', async () => {
  const nadia = await as('nadia')
  const { actor: alain, handle } = await act(nadia, 'alain')
  const { body: civility } = await alain.post('/setting/generic/civility', { label: `Docteur ${Date.now()}` })
  await exit(handle)
  const rows = await on.context.db.system('session', (tx) =>
    tx.query(
      `select distinct user_id, impersonated_by from field_history where model = 'Civility' and entity_id = $1`,
      [civility.id],
    ),
  )
  expect(rows).toEqual([{ user_id: people.get('alain'), impersonated_by: people.get('nadia') }])
  const events = await on.context.db.system('session', (tx) =>
    tx.query<{ event: string }>(
      `select event from history where model = 'User' and entity_id = $1 and user_id = $2 order by id`,
      [people.get('alain'), people.get('nadia')],
    ),
  )
  expect(events.map((row) => row.event).slice(-2)).toEqual(['impersonation_start', 'impersonation_end'])
})

test('the end of the administrator’s session ends what was opened from it', async () => {
  const nadia = await as('nadia')
  const { actor: karim, handle } = await act(nadia, 'karim')
  await call(on.app, 'POST', '/auth/logout', { body: { refreshToken: karim.refreshToken } })
  expect((await karim.get('/users/me')).body.type).toBe('err298')
  expect((await nadia.get('/users/me')).body.type).toBe('err298')
  expect((await exit(handle)).body.type).toBe('err297')
})

test('a deactivated administrator loses the impersonated session too', async () => {
  await addPerson(on, { email: emailOf('court'), profile: 'SA' })
  const { actor: karim } = await act(await as('court'), 'karim')
  await on.context.db.system('session', (tx) =>
    tx.query('update "user" set status_id = 2 where email = $1', [emailOf('court')]),
  )
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect((await karim.get('/users/me')).body.type).toBe('err298')
  expect((await refresh(karim.refreshToken)).body.type).toBe('err297')
})

test('while acting as somebody the administrator’s session does not run out', async () => {
  const { actor: karim, handle } = await act(await as('nadia'), 'karim')
  on.clock.advance(14 * 60_000)
  expect((await karim.get('/users/me')).status).toBe(200)
  const next = await refresh(karim.refreshToken)
  on.clock.advance(14 * 60_000)
  expect((await call(on.app, 'GET', '/users/me', { token: String(next.body.token) })).status).toBe(200)
  on.clock.advance(10 * 60_000)
  expect((await exit(handle)).body.first_name).toBe('nadia')
})
