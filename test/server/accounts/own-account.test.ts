import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn, type TestActor, testPassword } from '../../kit/actors'
import { addMembers, type Members } from '../../kit/members'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let members: Members
let karim: TestActor
let sophie: TestActor
let luc: TestActor
let julie: TestActor
const emailOf = (name: string) => `${name}@compte.example`

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-05T09:00:00Z')
  members = await addMembers(on)
  const person = async (name: string, more: Omit<Parameters<typeof addPerson>[1], 'email'>) => {
    await addPerson(on, { email: emailOf(name), first_name: name, last_name: 'Test', ...more })
    return signIn(on.app, emailOf(name))
  }
  luc = await person('luc', { profile: 'DI', groups: [members.group] })
  sophie = await person('sophie', { profile: 'RE', adherents: [members.valmont] })
  julie = await person('julie', { profile: 'RE', adherents: [members.valmont, members.tilleuls] })
  karim = await person('karim', {
    profile: 'CH',
    adherents: [members.valmont],
    validator_one: sophie.id,
    validator_two: luc.id,
  })
  await person('hugo', { profile: 'RE', adherents: [members.bellevue] })
})
afterAll(() => on.close())

const me = async (actor: TestActor) => (await actor.get('/users/me')).body
const save = async (actor: TestActor, changes: object) =>
  actor.put('/users/updateMe/', { user: { ...(await me(actor)), ...changes } })

test('one changes one’s own name, address and telephone; the rest comes back as it was', async () => {
  const { status, body } = await save(karim, { first_name: 'Karim', phone_number: '01 99 00 12 34' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    first_name: 'Karim',
    phone_number: '0199001234',
    Profile: { level: 30 },
    ValidatorOne: { id: sophie.id },
  })
  const wrong = await save(karim, { email: 'karim', first_name: 'K', phone_number: '123' })
  expect((wrong.body.fields as { name: string }[]).map(({ name }) => name).sort()).toEqual([
    'email',
    'first_name',
    'phone_number',
  ])
  const taken = { email: emailOf('luc'), current_password: testPassword }
  expect((await save(karim, taken)).body.type).toBe('err432')
})

test.each([
  ['profile_id', 1],
  ['status_id', 2],
  ['adherent_ids', []],
  ['create_product_hc', true],
  ['validator_one', null],
])('one’s own %s is not one’s to change', async (name, value) => {
  const answer = await save(karim, { [name]: value })
  expect(answer).toMatchObject({ status: 403, body: { type: 'err403', fields: [{ name }] } })
})

test('an unknown key is refused', async () => {
  expect((await save(karim, { admin: true })).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'admin' }],
  })
})

test('a member’s user without the permission updateMyProfile changes nothing', async () => {
  await addPerson(on, { email: emailOf('lecture'), profile: 'LE', adherents: [members.valmont] })
  const reader = await signIn(on.app, emailOf('lecture'))
  expect((await save(reader, { first_name: 'Autre' })).body.type).toBe('err403')
})

test('who may change users chooses the own validators', async () => {
  expect((await save(luc, { validator_one: julie.id })).status).toBe(200)
  expect((await save(luc, { validator_one: luc.id })).body.fields).toMatchObject([{ name: 'validator_one' }])
})

test('a validator names a replacement for days to come; clearing the start clears the end', async () => {
  const period = {
    replacement_validator: julie.id,
    start_date_replacement: '2026-03-09',
    end_date_replacement: '2026-03-19',
  }
  const fields = async (changes: object) => (await save(sophie, { ...period, ...changes })).body.fields
  expect(await fields({ start_date_replacement: '2026-03-04' })).toEqual([
    { name: 'start_date_replacement', message: "La date de début ne peut pas précéder aujourd'hui" },
  ])
  expect(await fields({ end_date_replacement: '2026-03-08' })).toMatchObject([
    { name: 'end_date_replacement' },
  ])
  expect(await fields({ end_date_replacement: null })).toMatchObject([{ name: 'end_date_replacement' }])
  expect(await fields({ replacement_validator: sophie.id })).toMatchObject([
    { name: 'replacement_validator' },
  ])
  expect(await fields({ replacement_validator: karim.id })).toEqual([
    { name: 'replacement_validator', message: 'Cette personne ne peut pas valider de commandes' },
  ])
  expect((await save(sophie, { ...period, start_date_replacement: '2026-03-05' })).status).toBe(200)
  expect((await save(sophie, period)).body).toMatchObject({
    ...period,
    ReplacementValidator: { first_name: 'julie' },
  })
  const cleared = await save(sophie, { start_date_replacement: null })
  expect(cleared.body).toMatchObject({ start_date_replacement: null, end_date_replacement: null })
})

test('a replacement is only for a validator', async () => {
  const { body } = await save(karim, {
    replacement_validator: julie.id,
    start_date_replacement: '2026-03-09',
    end_date_replacement: '2026-03-19',
  })
  expect(body.fields).toEqual([
    { name: 'replacement_validator', message: 'Un remplaçant ne peut être choisi que pour un valideur' },
  ])
})

test('possible validators cover all the members asked for, may validate, and are somebody else', async () => {
  const names = async (adherents: number[], userId = karim.id) => {
    const { body } = await luc.post<{ validators: { first_name: string }[]; isValidator: boolean }>(
      '/users/validators',
      { adherents, userId },
    )
    return [body.validators.map((one) => one.first_name).sort(), body.isValidator]
  }
  expect(await names([members.valmont])).toEqual([['julie', 'luc', 'sophie'], false])
  expect(await names([members.valmont, members.tilleuls])).toEqual([['julie', 'luc'], false])
  expect(await names([members.valmont], sophie.id)).toEqual([['julie', 'luc'], true])
  expect(await names([])).toEqual([[], false])
  expect(
    (await luc.post('/users/validators', { adherents: [members.bellevue], userId: karim.id })).body.type,
  ).toBe('err400')
})

test('the perimeter that one may give is one’s own', async () => {
  type Perimeter = Record<'Adherent' | 'GroupAdherent' | 'Supplier' | 'Company', { id: number }[]>
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id)
  const { body } = await luc.get<Perimeter>('/users/perimeter?isActive=true')
  expect([ids(body.Adherent).sort(), ids(body.GroupAdherent), body.Supplier, body.Company]).toEqual([
    [members.valmont, members.tilleuls].sort(),
    [members.group],
    [],
    [],
  ])
  await addPerson(on, { email: emailOf('nadia'), profile: 'SA' })
  const all = (await (await signIn(on.app, emailOf('nadia'))).get<Perimeter>('/users/perimeter')).body
  expect(ids(all.Adherent)).toEqual(expect.arrayContaining([members.valmont, members.bellevue]))
  expect(ids(all.Supplier)).toEqual(expect.arrayContaining([members.martin]))
  expect(ids(all.Company)).toEqual(expect.arrayContaining([members.publicService]))
})

test('staff in charge are named to all, with their addresses for the back office alone', async () => {
  const role = await on.context.db.system('session', async (tx) => {
    const [known] = await tx.query<{ id: number }>(
      `select id from role where machine_name = 'project_manager'`,
    )
    if (known) return known.id
    const [made] = await tx.query<{ id: number }>(
      `insert into role (label, machine_name, active) values ('Chargé de mission', 'project_manager', true) returning id`,
    )
    return made?.id
  })
  const id = await addPerson(on, { email: emailOf('claire'), profile: 'CM', first_name: 'claire' })
  await on.context.db.system('session', (tx) =>
    tx.query('update "user" set role_id = $2 where id = $1', [id, role]),
  )
  const one = async (actor: TestActor) =>
    (await actor.get<Record<string, unknown>[]>('/users/projectmanager')).body.find((row) => row.id === id)
  expect(await one(karim)).toEqual({ id, first_name: 'claire', last_name: 'Nom' })
  expect(await one(await signIn(on.app, emailOf('claire')))).toMatchObject({ email: emailOf('claire') })
  expect((await karim.get('/users/family/1')).body).toEqual([])
})
