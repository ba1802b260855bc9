import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfileCode } from '../../../resources/accounts/permission'
import { addPerson, call, profileLabel, signIn, type TestActor, testPassword } from '../../kit/actors'
import { mailsTo, secretIn } from '../../kit/mails'
import { addMembers, type Members } from '../../kit/members'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let members: Members
let nadia: TestActor
let alain: TestActor
let claire: TestActor
let director: TestActor
let supplier: TestActor
const profiles = new Map<string, number>()
const profileOf = (code: ProfileCode) => profiles.get(profileLabel(code))

beforeAll(async () => {
  on = await openApp()
  members = await addMembers(on)
  const rows = await on.context.db.system('session', (tx) =>
    tx.query<{ id: number; label: string }>('select id, label from profile'),
  )
  for (const { id, label } of rows) profiles.set(label, id)
  const person = async (name: string, profile: ProfileCode, more = {}) => {
    const email = `${name}@utilisateurs.example`
    await addPerson(on, { email, profile, first_name: name, last_name: 'Test', ...more })
    return signIn(on.app, email)
  }
  nadia = await person('nadia', 'SA')
  alain = await person('alain', 'AD')
  claire = await person('claire', 'CM', { companies: [members.publicService] })
  director = await person('luc', 'DI', { groups: [members.group] })
  supplier = await person('martin', 'FA', { suppliers: [members.martin] })
})
afterAll(() => on.close())

let count = 0
const newUser = (profile: ProfileCode, more: Record<string, unknown> = {}) => ({
  email: `nouveau${++count}@utilisateurs.example`,
  first_name: 'Nouveau',
  last_name: 'Venu',
  profile_id: profileOf(profile),
  ...more,
})
const cook = (more = {}) => newUser('CH', { adherent_ids: [members.valmont], ...more })

test('a created user receives the link, chooses a password and logs in', async () => {
  const body = newUser('LB', { email: ' KARIM@X.example ', phone_number: '01 99 00 12 34' })
  const { status, body: user } = await alain.post('/users/create/', body)
  expect(status).toBe(200)
  expect(user).toMatchObject({
    email: 'karim@x.example',
    phone_number: '0199001234',
    status_id: 1,
    lock_version: 0,
  })
  expect(user).not.toHaveProperty('password_hash')
  const [mail] = await mailsTo(on, 'karim@x.example')
  expect(mail).toMatchObject({ kind: 'compte_creation' })
  expect(mail?.text).toContain('/security/setupAccount?token=')
  const set = (password: string) =>
    call(on.app, 'POST', '/auth/security/reset-password', {
      body: { token: secretIn(mail), password, confirmPassword: password },
    })
  expect((await set('abcdefgh')).status).toBe(422)
  expect((await set('Marmite8Cuivre')).status).toBe(200)
  expect((await signIn(on.app, ' KARIM@X.EXAMPLE ', 'Marmite8Cuivre')).id).toBe(user.id)
})

test('an e-mail that is taken is err432, however it is spelled', async () => {
  const answer = await alain.post('/users/create', newUser('LB', { email: 'CLAIRE@utilisateurs.example' }))
  expect(answer).toMatchObject({
    status: 409,
    body: { type: 'err432', display: 'Cette adresse email est déjà associé à un compte' },
  })
})

test('nobody assigns a profile above the own: err433, unless allowed to go beyond', async () => {
  const answer = await alain.post('/users/create', newUser('SA'))
  expect(answer).toMatchObject({
    status: 403,
    body: { type: 'err433', display: 'Vous ne pouvez pas attribuer un profil supérieur au vôtre' },
  })
  const { body: user } = await alain.post('/users/create', newUser('AD'))
  const raised = await alain.put(`/users/update/${user.id}`, {
    ...user,
    profile_id: profileOf('SA'),
  })
  expect(raised.body.type).toBe('err433')
  expect(
    (
      await nadia.put(`/users/update/${user.id}`, {
        ...user,
        profile_id: profileOf('SA'),
      })
    ).status,
  ).toBe(200)
})

test('an account above one’s own level cannot be touched: neither its e-mail nor its status', async () => {
  const { body: chief } = await nadia.get(`/users/${nadia.id}`)
  for (const change of [{ email: 'vol@utilisateurs.example' }, { status_id: 2 }])
    expect((await alain.put(`/users/update/${nadia.id}`, { ...chief, ...change })).body.type).toBe('err433')
  expect((await alain.delete(`/users/delete/${nadia.id}`)).body.type).toBe('err433')
})

test('who may only see users creates, changes and deletes none', async () => {
  expect((await claire.get('/users')).status).toBe(200)
  expect((await claire.post('/users/create', newUser('LB'))).body.type).toBe('err403')
  expect(
    (await claire.put(`/users/update/${director.id}`, { first_name: 'Autre', lock_version: 0 })).body.type,
  ).toBe('err403')
  expect((await claire.delete(`/users/delete/${director.id}`)).body.type).toBe('err403')
})

test('staff limited to a service see its members’ users, suppliers and colleagues, no others', async () => {
  const { body: far } = await nadia.post('/users/create', cook({ adherent_ids: [members.bellevue] }))
  const { body: near } = await nadia.post('/users/create', cook())
  const { body } = await claire.get<{ data: { id: number }[] }>('/users')
  const ids = body.data.map((user) => user.id)
  expect(ids).toEqual(expect.arrayContaining([near.id, director.id, supplier.id, nadia.id, claire.id]))
  expect(ids).not.toContain(far.id)
  expect((await claire.get(`/users/${far.id}`)).body.type).toBe('err404')
})

test('a director creates users of the own members, with profiles of members not above the own', async () => {
  const { status, body: user } = await director.post('/users/create', cook({ validator_one: director.id }))
  expect(status).toBe(200)
  expect(user).toMatchObject({
    adherent_ids: [members.valmont],
    validator_one: director.id,
    ValidatorOne: { first_name: 'luc' },
  })
  const refused = async (body: unknown) => (await director.post('/users/create', body)).body
  expect(await refused(cook({ adherent_ids: [members.bellevue] }))).toMatchObject({
    type: 'err400',
    fields: [{ name: 'adherent_ids' }],
  })
  expect(await refused(cook({ adherent_ids: [] }))).toMatchObject({ fields: [{ name: 'adherent_ids' }] })
  expect(await refused(newUser('AD'))).toMatchObject({ fields: [{ name: 'profile_id' }] })
  expect(await refused(newUser('FL', { supplier_ids: [members.martin] }))).toMatchObject({
    type: 'err400',
  })
  expect(await refused(cook({ create_product_hc: true }))).toMatchObject({
    type: 'err433',
    fields: [{ name: 'create_product_hc' }],
  })
})

test('a director neither sees nor changes users of other members', async () => {
  const { body: other } = await nadia.post('/users/create', cook({ adherent_ids: [members.bellevue] }))
  const { body } = await director.get<{ data: { id: number }[] }>('/users')
  expect(body.data.map((user) => user.id)).not.toContain(other.id)
  for (const answer of [
    await director.get(`/users/${other.id}`),
    await director.put(`/users/update/${other.id}`, { first_name: 'Autre', lock_version: 0 }),
    await director.delete(`/users/delete/${other.id}`),
  ])
    expect(answer.body.type).toBe('err404')
})

test('a supplier’s administrator manages its own users only', async () => {
  const own = await supplier.post('/users/create', newUser('FL', { supplier_ids: [members.martin] }))
  expect(own.status).toBe(200)
  const other = await supplier.post('/users/create', newUser('FL', { supplier_ids: [members.primeurs] }))
  expect(other.body).toMatchObject({ type: 'err400', fields: [{ name: 'supplier_ids' }] })
  expect((await supplier.get(`/users/${director.id}`)).body.type).toBe('err404')
})

test('the perimeter is that of the profile’s type; a change of type empties the former', async () => {
  const wrong = await nadia.post('/users/create', cook({ supplier_ids: [members.martin] }))
  expect(wrong.body).toMatchObject({
    fields: [{ name: 'supplier_ids', message: 'Ce périmètre ne correspond pas au type du profil choisi' }],
  })
  const { body: user } = await nadia.post('/users/create', cook())
  const moved = await nadia.put(`/users/update/${user.id}`, {
    ...user,
    profile_id: profileOf('LB'),
  })
  expect(moved.body).toMatchObject({ adherent_ids: [], profile_id: profileOf('LB') })
})

test('a deactivation ends the sessions and names who depends on the person; one’s own is refused', async () => {
  const email = 'sophie@utilisateurs.example'
  const id = await addPerson(on, { email, profile: 'RE', adherents: [members.valmont] })
  const sophie = await signIn(on.app, email)
  const { body: karim } = await nadia.post(
    '/users/create',
    cook({ validator_one: id, validator_two: director.id }),
  )
  const { body: user } = await nadia.get(`/users/${id}`)
  const deleted = await nadia.delete(`/users/delete/${id}`)
  expect(deleted).toMatchObject({
    status: 409,
    body: { type: 'err434', display: 'Cet utilisateur est le seul valideur de 1 utilisateur(s)' },
  })
  const answer = await nadia.put(`/users/update/${id}`, { ...user, status_id: 2 })
  expect(answer.body.dependents).toMatchObject([{ id: karim.id, level: 'validator_one' }])
  expect((await sophie.get('/users/me')).body.type).toBe('err298')
  const { body: self } = await nadia.get(`/users/${nadia.id}`)
  expect((await nadia.put(`/users/update/${nadia.id}`, { ...self, status_id: 2 })).body.type).toBe('err403')
  expect((await nadia.delete(`/users/delete/${nadia.id}`)).body.type).toBe('err403')
})

test('a deleted user is gone: no login, no row, its e-mail free again, its history kept', async () => {
  const email = 'parti@utilisateurs.example'
  const id = await addPerson(on, { email, profile: 'MA', adherents: [members.valmont] })
  const gone = await signIn(on.app, email)
  expect((await nadia.delete(`/users/delete/${id}`)).body).toEqual({ success: true, warned: [] })
  expect((await gone.get('/users/me')).body.type).toBe('err298')
  expect((await nadia.get(`/users/${id}`)).body.type).toBe('err404')
  expect(
    (await call(on.app, 'POST', '/auth/login', { body: { email, password: testPassword } })).body.type,
  ).toBe('err296')
  expect((await nadia.post('/users/create', cook({ email }))).status).toBe(200)
  const rows = await on.context.db.system('session', (tx) =>
    tx.query(
      `select 1 from field_history where model = 'User' and entity_id = $1 and change_type = 'delete'`,
      [id],
    ),
  )
  expect(rows.length).toBeGreaterThan(3)
})

test('changed rights end the sessions; a changed name does not', async () => {
  const email = 'droits@utilisateurs.example'
  const id = await addPerson(on, { email, profile: 'MA', adherents: [members.valmont] })
  const someone = await signIn(on.app, email)
  const { body: user } = await nadia.get(`/users/${id}`)
  const renamed = await nadia.put(`/users/update/${id}`, { ...user, first_name: 'Autre' })
  expect(renamed.status).toBe(200)
  expect((await someone.get('/users/me')).body.first_name).toBe('Autre')
  await nadia.put(`/users/update/${id}`, { ...renamed.body, adherent_ids: [members.tilleuls] })
  expect((await someone.get('/users/me')).body.type).toBe('err298')
})

test('a stale version is refused: err409 with who changed it', async () => {
  const { body: user } = await nadia.post('/users/create', cook())
  await alain.put(`/users/update/${user.id}`, { ...user, first_name: 'Premier' })
  const late = await nadia.put(`/users/update/${user.id}`, { ...user, first_name: 'Second' })
  expect(late).toMatchObject({
    status: 409,
    body: { type: 'err409', user: { first_name: 'alain' }, current: { first_name: 'Premier' } },
  })
})

test('every change is in the history, with links added and removed', async () => {
  const { body: user } = await nadia.post('/users/create', cook())
  await alain.put(`/users/update/${user.id}`, {
    ...user,
    phone_number: '0199000001',
    adherent_ids: [members.tilleuls],
  })
  const fields = await nadia.get<{ data: unknown[] }>(
    `/fieldHistory/field-history?modelName=User&entityId=${user.id}&fieldName=phone_number`,
  )
  expect(fields.body.data).toMatchObject([
    { old_value: null, new_value: '0199000001', change_type: 'update', User: { first_name: 'alain' } },
  ])
  const links = await nadia.get<{ data: { action: string }[] }>(
    `/fieldHistory/association-history?modelName=User&entityId=${user.id}&associationName=Adherent`,
  )
  expect(links.body.data.map((row) => row.action).sort()).toEqual(['added', 'added', 'removed'])
})

test('validators added and removed are in the association history (S15 step 8)', async () => {
  const { body: user } = await nadia.post('/users/create', cook())
  const validator = (email: string) =>
    addPerson(on, { email, profile: 'DI', adherents: [members.valmont, members.tilleuls] })
  const [first, second] = [
    await validator('v1@utilisateurs.example'),
    await validator('v2@utilisateurs.example'),
  ]
  const { body: once } = await nadia.put(`/users/update/${user.id}`, { ...user, validator_one: first })
  await nadia.put(`/users/update/${user.id}`, { ...once, validator_one: second })
  const told = await nadia.get<{ data: Record<string, unknown>[] }>(
    `/fieldHistory/association-history?modelName=User&entityId=${user.id}&associationName=ValidatorOne`,
  )
  expect(told.body.data.map(({ action, associated_id }) => [action, associated_id]).reverse()).toEqual([
    ['added', first],
    ['removed', first],
    ['added', second],
  ])
})

test('a new address before the first password gets its own link, and the former is of no use', async () => {
  const { body: user } = await nadia.post('/users/create', cook())
  const [first] = await mailsTo(on, String(user.email))
  await nadia.put(`/users/update/${user.id}`, { ...user, email: 'corrige@utilisateurs.example' })
  const [second] = await mailsTo(on, 'corrige@utilisateurs.example')
  expect(second?.kind).toBe('compte_creation')
  const verify = async (token: string) =>
    (await call(on.app, 'GET', `/auth/security/verify-token?token=${token}`)).body.success
  expect([await verify(secretIn(first)), await verify(secretIn(second))]).toEqual([false, true])
})
