import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { workbook } from '../../kit/workbooks'

type Row = Record<string, unknown>

let on: TestApp
let claire: TestActor
let nadia: TestActor

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const first = ({ fields }: Row) => (fields as Row[] | undefined)?.[0]
const idsOf = async (where: string) =>
  (
    await sql<{ id: number }>(`select id from referencing where "deletedAt" is null and ${where} order by id`)
  ).map(({ id }) => id)

beforeAll(async () => {
  on = await openApp()
  claire = await signIn(on.app, 'claire.moreau@demo.example')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

test('a member or a group, one of the two', async () => {
  const make = (input: Row) => nadia.post<Row>('/referencing', { supplier_id: 7, ...input })
  expect(first((await make({})).body)).toMatchObject({ message: "Renseignez l'un de ces deux champs." })
  expect(first((await make({ adherent_id: 1, groupAdherent_id: 1 })).body)).toMatchObject({
    message: 'Un seul de ces deux champs peut être renseigné.',
  })
})

test('the platform of another supplier is refused', async () => {
  const answer = await nadia.post<Row>('/referencing', { adherent_id: 1, supplier_id: 7, platform_id: 1 })
  expect(first(answer.body)).toEqual({
    name: 'platform_id',
    message: 'Ce choix ne correspond pas à « Fournisseur ».',
  })
})

test('a reference follows the field beside it: on an update of that field alone, and by the line of an import', async () => {
  const [kept] = await sql<{ id: number; lock_version: number }>(
    'select id, lock_version from referencing where supplier_id = 1 and platform_id = 1 order by id limit 1',
  )
  const moved = await nadia.put<Row>(`/referencing/${kept?.id}`, { ...kept, supplier_id: 7 })
  expect(first(moved.body)).toMatchObject({ name: 'platform_id' })
  const content = await workbook([
    ['Adhérent', 'Fournisseur', 'Plateforme'],
    ['#1', '#7', '#1'],
  ])
  const file = { name: 'liste.xlsx', content }
  const { body } = await sendFile(on.app, '/imports/Referencing/check', { token: nadia.token, file })
  expect(body).toMatchObject({
    fields: [{ line: 1, errors: ['Plateforme : Ce choix ne correspond pas à « Fournisseur ».'] }],
  })
})

test('a member is not referenced twice at a supplier for the same families and days', async () => {
  const twice = await nadia.post<Row>('/referencing', { adherent_id: 1, supplier_id: 1 })
  expect([twice.status, first(twice.body)?.name]).toEqual([422, 'supplier_id'])
  const [one, other] = await sql<{ id: number }>('select id from family order by id limit 2')
  const of = (family_ids: unknown[], more: Row = {}) =>
    nadia.post<Row>('/referencing', { adherent_id: 2, supplier_id: 8, family_ids, ...more })
  expect((await of([one?.id])).status).toBe(200)
  expect((await of([other?.id])).status).toBe(200)
  expect((await of([one?.id, other?.id])).status).toBe(422)
  expect((await of([])).status).toBe(422)
  expect((await of([one?.id], { state: 'ended' })).status).toBe(200)
  let atOnce: ReturnType<typeof of> | undefined
  await on.context.db.system('seed', async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('referencing 8/3/', 0))`)
    await tx.query(`insert into referencing (adherent_id, supplier_id, state) values (3, 8, 'active')`)
    atOnce = of([], { adherent_id: 3 })
    const waiting = () => tx.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')
    await expect.poll(async () => (await waiting())[0]?.n).toBe(1)
  })
  expect((await atOnce)?.status, 'written at the same moment').toBe(422)
})

test('many referencings are changed alike, each in its history, all or none', async () => {
  const ids = await idsOf('adherent_id in (1, 2) and supplier_id = 5')
  const answer = await claire.put<{ data: Row[] }>('/referencing/bulk', {
    ids,
    state: 'suspended',
    end_date: '2030-12-31',
  })
  expect(answer.status).toBe(200)
  expect(answer.body.data.map(({ state, end_date }) => [state, end_date])).toEqual([
    ['suspended', '2030-12-31'],
    ['suspended', '2030-12-31'],
  ])
  const history = await claire.get<{ data: Row[] }>(
    `/fieldHistory/field-history?modelName=Referencing&entityId=${ids[0]}&fieldName=state`,
  )
  expect(history.body.data[0]).toMatchObject({ old_value: 'active', new_value: 'suspended' })
  const wrong = await claire.put<Row>('/referencing/bulk', {
    ids: [...ids, ...(await idsOf('adherent_id = 1 and supplier_id = 1'))],
    platform_id: 1,
  })
  expect(wrong.status).toBe(422)
  expect(await idsOf('supplier_id = 5 and platform_id = 1')).toEqual([])
})

test('referencings of another service are out of reach, and who may not manage them changes none', async () => {
  const ids = await idsOf('adherent_id = 3')
  expect((await claire.put('/referencing/bulk', { ids, state: 'ended' })).status).toBe(422)
  const karim = await signIn(on.app, 'karim.benali@demo.example')
  expect((await karim.put('/referencing/bulk', { ids, state: 'ended' })).status).toBe(403)
  expect((await nadia.put('/referencing/bulk', { ids })).status).toBe(422)
})

test('members are referenced at suppliers every one with every other; what stands is left alone', async () => {
  const answer = await nadia.post<{ created: Row[]; known: number }>('/referencing/bulk', {
    adherent_ids: [1, 2, 3],
    supplier_ids: [1, 2],
    start_date: '2026-01-01',
  })
  expect(answer.body.known).toBe(4)
  expect(answer.body.created.map(({ adherent_id, supplier_id }) => [adherent_id, supplier_id])).toEqual([
    [3, 1],
    [3, 2],
  ])
  const ofGroup = await nadia.post<{ created: Row[] }>('/referencing/bulk', {
    groupAdherent_ids: [1],
    supplier_ids: [7],
  })
  expect(ofGroup.body.created).toMatchObject([{ groupAdherent_id: 1, supplier_id: 7, state: 'active' }])
  expect((await nadia.post('/referencing/bulk', { supplier_ids: [1] })).status).toBe(422)
})
