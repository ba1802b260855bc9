import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPerson, call, signIn, type TestActor, testPassword } from '../../kit/actors'
import { mailsTo, secretIn } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let nadia: TestActor
let turns = 0
let email = ''
let fresh = ''
let id = 0

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'nadia@adresses.example', profile: 'SA' })
})
afterAll(() => on.close())
beforeEach(async () => {
  turns += 1
  email = `claire${turns}@adresses.example`
  fresh = `moreau${turns}@adresses.example`
  id = await addPerson(on, { email, profile: 'CM', first_name: 'Claire' })
  nadia = await signIn(on.app, 'nadia@adresses.example')
})

const ask = (actor: TestActor, address = fresh, more: object = { current_password: testPassword }) =>
  actor.put('/users/updateMe/', { user: { email: address, ...more } })
const confirm = (token: string) => call(on.app, 'POST', '/auth/security/confirm-email', { body: { token } })
const linkTo = async (address: string) => secretIn((await mailsTo(on, address)).at(-1))
const login = (address: string) =>
  call(on.app, 'POST', '/auth/login', { body: { email: address, password: testPassword } })
const kindsTo = async (address: string) => (await mailsTo(on, address)).map(({ kind }) => kind)

test('a new address asks the present password, and tells both addresses before it is one', async () => {
  const claire = await signIn(on.app, email)
  expect((await ask(claire, fresh, {})).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'current_password', message: 'Ce champ est obligatoire.' }],
  })
  expect((await ask(claire, fresh, { current_password: 'Faux-2026' })).body).toMatchObject({
    type: 'err431',
    fields: [{ name: 'current_password', message: 'Mot de passe actuel incorrect' }],
  })
  expect(await kindsTo(email)).toEqual([])
  const { status, body } = await ask(claire)
  expect(status).toBe(200)
  expect(body).toMatchObject({ email, pending_email: fresh })
  expect((await claire.get('/users/me')).body).toMatchObject({ email, pending_email: fresh })
  expect(await kindsTo(email)).toEqual(['adresse_demandee'])
  expect(await kindsTo(fresh)).toEqual(['adresse_a_confirmer'])
  expect((await login(email)).status).toBe(200)
  expect((await login(fresh)).body.type).toBe('err296')
})

test('the link makes it the address: other sessions end, both are told, the history has it', async () => {
  const [here, there] = [await signIn(on.app, email), await signIn(on.app, email)]
  await call(on.app, 'POST', '/auth/security/request-password-reset', { body: { email } })
  const reset = await linkTo(email)
  await ask(here)
  const link = await linkTo(fresh)
  expect((await confirm(link)).body).toEqual({ success: true, email: fresh })
  expect((await here.get('/users/me')).body).toMatchObject({ email: fresh, pending_email: null })
  expect((await there.get('/users/me')).body.type).toBe('err298')
  expect((await login(email)).body.type).toBe('err296')
  expect((await login(fresh)).status).toBe(200)
  for (const address of [email, fresh]) expect((await kindsTo(address)).at(-1)).toBe('adresse_modifiee')
  const history = await nadia.get<{ data: unknown[] }>(
    `/fieldHistory/field-history?modelName=User&entityId=${id}&fieldName=email`,
  )
  expect(history.body.data).toMatchObject([
    { old_value: email, new_value: fresh, change_type: 'update', User: { first_name: 'Claire' } },
  ])
  expect((await confirm(link)).body).toMatchObject({
    type: 'err430',
    display: 'Lien de confirmation expiré ou invalide',
  })
  const verified = await call(on.app, 'GET', `/auth/security/verify-token?token=${reset}`)
  expect(verified.body).toEqual({ success: false })
})

test('a link ends after 72 hours, by a newer one, and when the person gives the change up', async () => {
  const claire = await signIn(on.app, email)
  await ask(claire)
  const first = await linkTo(fresh)
  await ask(claire, `autre-${fresh}`)
  expect((await confirm(first)).body.type).toBe('err430')
  expect((await claire.delete('/users/pending-email')).status).toBe(200)
  expect((await claire.get('/users/me')).body.pending_email).toBeNull()
  expect((await confirm(await linkTo(`autre-${fresh}`))).body.type).toBe('err430')
  await ask(claire)
  const last = await linkTo(fresh)
  on.clock.advance(72 * 60 * 60_000 + 1)
  expect((await confirm(last)).body.type).toBe('err430')
  expect((await login(email)).status).toBe(200)
})

test('an address that is taken is refused when it is asked for, and when it was taken meanwhile', async () => {
  const claire = await signIn(on.app, email)
  expect((await ask(claire, 'NADIA@adresses.example')).body.type).toBe('err432')
  await ask(claire)
  await addPerson(on, { email: fresh, profile: 'CM' })
  expect((await confirm(await linkTo(fresh))).body.type).toBe('err432')
  expect((await login(email)).status).toBe(200)
})

test('a link to confirm an address chooses no password, and the other way round', async () => {
  const claire = await signIn(on.app, email)
  await ask(claire)
  const link = await linkTo(fresh)
  const body = { token: link, password: 'Marmite8Cuivre', confirmPassword: 'Marmite8Cuivre' }
  expect((await call(on.app, 'POST', '/auth/security/reset-password', { body })).body.type).toBe('err430')
  await call(on.app, 'POST', '/auth/security/request-password-reset', { body: { email } })
  expect((await confirm(await linkTo(email))).body.type).toBe('err430')
  expect((await confirm(claire.token)).body.type).toBe('err430')
})

test('ten wrong passwords are as many as the change takes', async () => {
  const claire = await signIn(on.app, email)
  for (let turn = 0; turn < 10; turn += 1)
    expect((await ask(claire, fresh, { current_password: 'Faux-2026' })).body.type).toBe('err431')
  expect((await ask(claire)).body.type).toBe('err299')
})

test('an administrator’s change of somebody’s address tells both and ends that person’s sessions', async () => {
  const claire = await signIn(on.app, email)
  const { body: row } = await nadia.get(`/users/${id}`)
  expect((await nadia.put(`/users/update/${id}`, { ...row, email: fresh })).status).toBe(200)
  expect((await claire.get('/users/me')).body.type).toBe('err298')
  for (const address of [email, fresh]) expect(await kindsTo(address)).toEqual(['adresse_modifiee'])
  const { body: own } = await nadia.get(`/users/${nadia.id}`)
  expect((await nadia.put(`/users/update/${nadia.id}`, { ...own, email: fresh })).body).toMatchObject({
    type: 'err403',
    fields: [{ name: 'email', message: 'Modifiez votre propre adresse dans « Mon compte »' }],
  })
})
