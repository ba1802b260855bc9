import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Values = Record<string, unknown>
interface Comment extends Values {
  id: number
  text: string | null
  row_title: string
  state: string | null
  lock_version: number
}
interface Refused {
  type: string
  display: string
  fields?: { name: string; message: string }[]
}

let on: TestApp
let nadia: TestActor
let claire: TestActor
/** Of one service alone. */
let marc: TestActor
/** Without access to suppliers. */
let reader: TestActor
let gone: number
let company: number
let adherent: number
let foreign: number

const sql = <T extends Values>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  on = await openApp()
  const [first, second] = await sql<{ id: number; company_id: number }>(
    'select distinct on (company_id) id, company_id from adherent where company_id is not null and "deletedAt" is null order by company_id, id',
  )
  ;[adherent, company, foreign] = [first?.id ?? 0, first?.company_id ?? 0, second?.id ?? 0]
  const person = (name: string, last_name: string, more: object) =>
    addPerson(on, {
      email: `${name}@comments.example`,
      profile: 'AD',
      first_name: 'Prénom',
      last_name,
      ...more,
    })
  await person('nadia', 'Roche-Test', { profile: 'SA' })
  await person('claire', 'Vasseur', {})
  await person('marc', 'Delmas', { companies: [company] })
  await person('reader', 'Lecoq', { profile: 'FA', suppliers: [1] })
  gone = await person('gone', 'Parti', { status_id: 2 })
  const of = (name: string) => signIn(on.app, `${name}@comments.example`)
  ;[nadia, claire, marc, reader] = await Promise.all([of('nadia'), of('claire'), of('marc'), of('reader')])
})
afterAll(() => on?.close())

const add = (who: TestActor, path: string, body: Values, key?: string) =>
  who.post<{ id: number } & Refused>(`/comments/${path}`, body, key)
const found = async (who: TestActor, fields: unknown[], more: Values = {}) =>
  (
    await who.put<{ data: Comment[]; total: number }>('/search/', {
      model: 'Comment',
      fields,
      limit: 50,
      ...more,
    })
  ).body
const one = async (who: TestActor, id: number) =>
  (await found(who, [{ name: 'id', operator: 'eq', value: id }])).data[0]
const box = async (who: TestActor) =>
  (await who.get<{ data: { kind: string; body: string; link: string }[] }>('/notification')).body.data

test('a comment on a supplier is read by who reads the supplier, and by nobody else', async () => {
  const made = await add(nadia, 'Supplier/1', { text: 'Le franco change en janvier.' })
  expect(made.status).toBe(200)
  expect(await one(claire, made.body.id)).toMatchObject({ text: 'Le franco change en janvier.', state: null })
  expect((await one(claire, made.body.id))?.row_title).not.toContain('n°')
  expect((await add(reader, 'Supplier/1', { text: 'Bonjour' })).body.type).toBe('err403')
  expect((await reader.put('/search/', { model: 'Comment', limit: 5 })).status).toBe(403)
  expect((await add(nadia, 'Supplier/999999', { text: 'Rien' })).status).toBe(404)
  expect((await add(nadia, 'Profile/1', { text: 'Rien' })).status).toBe(404)
})

test('who is limited to a service comments its members, and reads nothing of the others', async () => {
  const other = (await add(nadia, `Adherent/${foreign}`, { text: 'Hors périmètre' })).body.id
  const own = (await add(nadia, `Adherent/${adherent}`, { text: 'Dans le périmètre' })).body.id
  expect(await one(marc, own)).toMatchObject({ text: 'Dans le périmètre' })
  expect(await one(marc, other)).toBeUndefined()
  expect((await add(marc, `Adherent/${foreign}`, { text: 'Non' })).status).toBe(404)
  expect((await marc.put(`/comments/${other}/task`, { assignee_id: marc.id, done: false })).status).toBe(404)
  expect((await marc.get(`/comments/Adherent/${foreign}/people`)).status).toBe(404)
  const people = (
    await nadia.get<{ people: { id: number; name: string }[] }>(`/comments/Adherent/${foreign}/people`)
  ).body.people
  expect(people.map(({ id }) => id)).toContain(claire.id)
  expect(people.map(({ id }) => id)).not.toContain(marc.id)
  const refused = await add(nadia, `Adherent/${foreign}`, { text: '@Marc', mention_ids: [marc.id] })
  expect(refused.body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'mention_ids', message: expect.stringContaining('Delmas') }],
  })
})

test('a right on the list that is lost takes its comments with it, for who sees every row too', async () => {
  const id = (await add(nadia, 'Supplier/2', { text: 'Secret', mention_ids: [claire.id] })).body.id
  expect(await one(claire, id)).toBeDefined()
  const [kept] = await sql<{ profile_id: number }>('select profile_id from "user" where id = $1', [claire.id])
  const [narrow] = await sql<{ id: number }>(
    `insert into profile (label, profile_type_id, level, all_menus, active) values ('Sans fournisseurs', 1, 2, false, true) returning id`,
  )
  await sql(
    `insert into profile_menu (profile_id, menu_id, access_level) select $1, m.id, 4 from menu m where m."routeName" = 'Comments'`,
    [narrow?.id],
  )
  await sql('update "user" set profile_id = $2 where id = $1', [claire.id, narrow?.id])
  const again = await signIn(on.app, 'claire@comments.example')
  expect((await again.put('/search/', { model: 'Comment', limit: 5 })).status).toBe(200)
  expect(await one(again, id)).toBeUndefined()
  const refused = await add(nadia, 'Supplier/2', { text: 'Encore', assignee_id: claire.id })
  expect(refused.body.fields).toEqual([{ name: 'assignee_id', message: expect.stringContaining('Vasseur') }])
  await sql('update "user" set profile_id = $2 where id = $1', [claire.id, kept?.profile_id])
  claire = await signIn(on.app, 'claire@comments.example')
})

test('people are told once, by what concerns them most, and never of their own', async () => {
  const before = (await box(claire)).length
  const body = {
    text: '@Claire peux-tu vérifier ?',
    mention_ids: [claire.id],
    assignee_id: claire.id,
    due_on: '2026-03-20',
  }
  const id = (await add(nadia, 'Article/1', body)).body.id
  const [told, ...more] = await box(claire)
  expect(more).toHaveLength(before)
  expect(told).toMatchObject({ kind: 'comment_assigned', link: `/back-office/comments/${id}` })
  expect(told?.body).toContain('20/03/2026')
  await add(claire, 'Article/1', { text: 'Je regarde.' })
  expect((await box(nadia))[0]).toMatchObject({ kind: 'comment_added' })
  expect((await box(claire)).length).toBe(before + 1)
  expect((await nadia.get<{ follows: boolean }>('/comments/Article/1/people')).body.follows).toBe(true)
  for (const follows of [false, false])
    expect((await nadia.put('/comments/Article/1/follow', { follows })).status).toBe(200)
  const kept = (await box(nadia)).length
  await add(claire, 'Article/1', { text: 'Rien de neuf.' })
  expect((await box(nadia)).length).toBe(kept)
  expect(
    (await found(claire, [{ name: 'followed', operator: 'eq', value: true }])).data.map((row) => row.id),
  ).toContain(id)
})

test('what is to be done is given, done and reopened once, with its trace on the record', async () => {
  const id = (
    await add(nadia, 'Supplier/3', {
      text: 'Relancer le contrat',
      assignee_id: claire.id,
      due_on: '2020-01-01',
    })
  ).body.id
  expect(await one(nadia, id)).toMatchObject({ state: 'late', assignee_id: claire.id, for_me: false })
  const mine = [{ name: 'for_me', operator: 'eq', value: true }]
  expect((await found(claire, mine)).data.map((row) => row.id)).toContain(id)
  const task = { assignee_id: claire.id, due_on: '2020-01-01' }
  const both = await Promise.all(
    [claire, claire].map((who) => who.put(`/comments/${id}/task`, { ...task, done: true })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(
    (await box(nadia)).filter(({ kind, link }) => kind === 'comment_done' && link.endsWith(`/${id}`)),
  ).toHaveLength(1)
  const row = await one(nadia, id)
  expect(row).toMatchObject({ state: 'done', done_by: claire.id })
  const stale = { ...task, done: false, lock_version: 0 }
  expect((await nadia.put(`/comments/${id}/task`, stale)).status).toBe(409)
  expect(
    (await nadia.put(`/comments/${id}/task`, { ...stale, lock_version: row?.lock_version })).status,
  ).toBe(200)
  const events = (
    await nadia.get<{ data: { event: string }[] }>('/history/entity?model=Supplier&entity_id=3')
  ).body.data
  expect(events.map(({ event }) => event)).toEqual(['comment_reopened', 'comment_done', 'comment_assigned'])
  expect((await nadia.put(`/comments/${id}/task`, { done: true })).body).toMatchObject({
    fields: [{ name: 'assignee_id' }],
  })
})

test('nobody changes another’s comment; what is removed leaves its mark, and words no more', async () => {
  const id = (await add(nadia, 'Supplier/1', { text: 'Mot de trop' })).body.id
  expect((await claire.put<Refused>(`/comments/${id}`, { text: 'Autre' })).body.type).toBe('err403')
  expect((await claire.delete(`/comments/${id}`)).status).toBe(403)
  expect((await nadia.put(`/comments/${id}`, { text: 'Mot juste' })).status).toBe(200)
  expect((await one(claire, id))?.edited_at).toBeTruthy()
  for (const _ of [1, 2]) expect((await nadia.delete(`/comments/${id}`)).status).toBe(200)
  expect(await one(claire, id)).toMatchObject({ text: null, removed_at: expect.any(String) })
  expect((await nadia.put(`/comments/${id}`, { text: 'Retour' })).status).toBe(409)
  expect(
    await sql(`select id from field_history where model = 'Comment' and new_value::text like '%Mot%'`),
  ).toEqual([])
})

test('what is sent is held to its bounds, in French, by name', async () => {
  const refusal = async (body: Values) => (await add(nadia, 'Supplier/1', body)).body.fields
  expect(await refusal({ text: 'x'.repeat(4001) })).toEqual([
    { name: 'text', message: expect.stringContaining('4') },
  ])
  expect(await refusal({ text: '   ' })).toMatchObject([{ name: 'text' }])
  expect(await refusal({ text: 'Oui', due_on: '2026-05-04' })).toMatchObject([{ name: 'assignee_id' }])
  expect(await refusal({ text: 'Oui', mention_ids: [gone] })).toEqual([
    { name: 'mention_ids', message: expect.stringMatching(/désactivé.*Parti/) },
  ])
  expect(await refusal({ text: 'Oui', mention_ids: [999_999] })).toMatchObject([{ name: 'mention_ids' }])
  const long = [...'é漢🙂'.repeat(1300)]
    .map((sign, at) => (at % 3 ? sign : String.fromCodePoint(0x4e00 + at)))
    .join('')
  expect((await add(nadia, 'Supplier/1', { text: long.slice(0, 4000) })).status).toBe(200)
  const [a, b] = [
    await add(nadia, 'Supplier/1', { text: 'Une fois' }, 'comment-key-1'),
    await add(nadia, 'Supplier/1', { text: 'Une fois' }, 'comment-key-1'),
  ]
  expect(b.body.id).toBe(a.body.id)
  expect((await found(nadia, [], { params: { q: 'franco janvier' } })).data.map(({ text }) => text)).toEqual([
    'Le franco change en janvier.',
  ])
})

test('what a person said and was asked is in « Mes données », and names nobody once it is erased', async () => {
  const email = 'paule@comments.example'
  await addPerson(on, { email, profile: 'AD', first_name: 'Paule', last_name: 'Quintard' })
  const paule = await signIn(on.app, email)
  const said = (await add(paule, 'Supplier/1', { text: 'Vu avec Paule Quintard' })).body.id
  const asked = (await add(nadia, 'Supplier/1', { text: '@Paule Quintard à toi', mention_ids: [paule.id] }))
    .body.id
  const own = JSON.stringify((await paule.get('/users/me/data?format=json')).body)
  expect(own).toContain('Vu avec Paule Quintard')
  expect(own).toContain('@Paule Quintard à toi')
  expect((await nadia.post(`/users/${paule.id}/erase`, { address: email })).status).toBe(200)
  expect(await one(nadia, said)).toMatchObject({ text: `Vu avec Compte effacé n° ${paule.id}` })
  expect((await one(nadia, asked))?.text).not.toContain('Quintard')
  const [left] = await sql<{ n: number }>(
    `select (select count(*) from association_history where label ilike '%quintard%')::int
       + (select count(*) from comment_follow where user_id = $1)::int
       + (select count(*) from notification where concat(body, params) ilike '%quintard%')::int as n`,
    [paule.id],
  )
  expect(left?.n).toBe(0)
})
