import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>
type Refused = { type: string; display: string; uses: { resource: string; label: string; count: number }[] }
type Rows = { data: Row[]; total: number }

let on: TestApp
let nadia: TestActor
beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on?.close())

const sql = <T extends Row = Row>(text: string) => on.context.db.system('seed', (tx) => tx.query<T>(text))
const list = async (path: string) => (await nadia.get<Rows>(path)).body.data
const labels = (rows: readonly Row[]) => rows.map(({ label }) => label)

test('a duplicate municipality answers err102 as data, on creation and on change', async () => {
  const [known, other] = await sql('select * from municipality order by id limit 2')
  const { insee_code, zip_code, department_id } = known ?? {}
  const twice = { label: 'Doublon', insee_code, zip_code, department_id }
  const created = await nadia.post('/municipality', twice)
  expect(created.body).toMatchObject({ type: 'err102', display: expect.stringContaining('existe déjà') })
  const { id, lock_version } = other ?? {}
  const changed = await nadia.put('/municipality', { id, lock_version, insee_code, zip_code })
  expect(changed.body).toMatchObject({ type: 'err102' })
})

test('several communes share a name, and one commune has several zip codes', async () => {
  const [known] = await sql('select * from municipality order by id limit 1')
  const { label, insee_code, department_id } = known ?? {}
  const again = await nadia.post('/municipality', { label, insee_code, department_id, zip_code: '99123' })
  expect(again.status).toBe(200)
})

test('a family or a subfamily linked to products is not deleted', async () => {
  const [used] = await sql<{ id: number; family_id: number }>(
    'select s.id, s.family_id from subfamily s join product p on p.subfamily_id = s.id limit 1',
  )
  for (const path of [`subfamily/${used?.id}`, `family/${used?.family_id}`]) {
    const answer = await nadia.delete<Refused>(`/setting/generic/${path}`)
    expect([answer.status, answer.body.type, answer.body.display]).toEqual([
      409,
      'err420',
      'Cet élément est utilisé et ne peut pas être supprimé',
    ])
    expect(answer.body.uses.length, 'who uses it').toBeGreaterThan(0)
    for (const { resource, label, count } of answer.body.uses)
      expect([resource, label]).toEqual([resource, resources.get(resource).label[count > 1 ? 1 : 0]])
  }
})

test('who uses a row counts once, through however many fields, and under its own name alone', async () => {
  const { body } = await nadia.delete<Refused>('/setting/generic/unit/1')
  expect(new Set(body.uses.map(({ resource }) => resource)).size).toBe(body.uses.length)
  const columns = Object.entries(resources.get('article').fields)
    .filter(([, { to, kind }]) => to === 'unit' && kind === 'ref')
    .map(([name]) => `${name} = 1`)
  expect(columns.length).toBeGreaterThan(1)
  const [articles] = await sql<{ n: number }>(
    `select count(*)::int as n from article where "deletedAt" is null and (${columns.join(' or ')})`,
  )
  expect(body.uses.find(({ resource }) => resource === 'article')?.count).toBe(articles?.n)
  const [used] = await sql<{ id: number }>('select subfamily_id as id from product limit 1')
  const refused = await nadia.delete<Refused>(`/setting/generic/subfamily/${used?.id}`)
  expect(refused.body.uses.map(({ resource }) => resource)).toEqual(['product'])
})

test('a zone holds departments, given by their ids and answered with their labels', async () => {
  const body = { label: 'Zone des tests', departmentsId: [1, 2], order: 7 }
  const { body: zone } = await nadia.post('/setting/zone/zone', body)
  expect(zone).toMatchObject({ ...body, Department: [{ id: 1 }, { id: 2, label: expect.any(String) }] })
  const changed = await nadia.put('/setting/zone/zone', { ...zone, departmentsId: [2, 3] })
  expect(changed.body).toMatchObject({ departmentsId: [2, 3] })
  expect(labels(await list('/setting/zone/zone'))).toContain('Zone des tests')
  expect((await nadia.delete(`/setting/zone/zone/${zone.id}`)).body).toEqual({ success: true })
})

test('rates are sorted by their number', async () => {
  const values = (await list('/setting/generic/rate')).map(({ value }) => Number(value))
  expect(values).toEqual([0, 2.1, 5.5, 10, 20])
})

test('a settings table is sorted by rank, and by label where the rank is the same', async () => {
  for (const label of ['Zinc', 'Étain', 'Airain'])
    await nadia.post('/setting/generic/tag', { label, position: 90 })
  expect(labels(await list('/setting/generic/tag')).slice(-3)).toEqual(['Airain', 'Étain', 'Zinc'])
})

test('a label is taken once among active rows, whatever its case and accents', async () => {
  const make = (body: Row) => nadia.post('/setting/generic/tag', body)
  await make({ label: 'Été fleuri' })
  expect((await make({ label: 'ete FLEURI' })).body.fields).toEqual([
    { name: 'label', message: 'Cette valeur est déjà utilisée' },
  ])
  expect((await make({ label: 'ete FLEURI', active: false })).status).toBe(200)
})

test('a tax and a deposit may have the same label: they are tables of their own', async () => {
  const amount = { label: 'Fût', amount: '2.00' }
  expect((await nadia.post('/setting/generic/tax', { ...amount, basis: 'per_order' })).status).toBe(200)
  expect((await nadia.post('/setting/generic/deposit', amount)).status).toBe(200)
  const crossed = await nadia.post('/setting/generic/deposit', { ...amount, label: 'Autre', kind: 'tax' })
  expect(crossed.body, 'a deposit is no tax').toMatchObject({ type: 'err400', fields: [{ name: 'kind' }] })
  const again = await nadia.post('/setting/generic/deposit', amount)
  expect(again.body.fields).toEqual([{ name: 'label', message: 'Cette valeur est déjà utilisée' }])
})

test.each(['companysizes', 'legalcategories', 'activitytypes'])(
  'GET /setting/%s answers its rows',
  async (name) => {
    const { body } = await nadia.get<Rows>(`/setting/${name}`)
    expect(body).toMatchObject({ total: body.data.length, offset: 0 })
    expect(body.data[0]).toMatchObject({ id: expect.any(Number), label: expect.any(String) })
  },
)

test('GET /catalog/anomaliesTypes answers the types with their severity', async () => {
  const types = await list('/catalog/anomaliesTypes')
  expect(types[0]).toMatchObject({ label: 'Prix manquant', severity: expect.any(String) })
})

test('GET /order/order-taxes answers taxes, deposits and fees alone, with their rates', async () => {
  const { body } = await nadia.get<Row[]>('/order/order-taxes')
  expect(new Set(body.map(({ kind }) => kind))).toContain('deposit')
  for (const key of ['id', 'kind', 'label', 'basis', 'amount', 'percent', 'rate', 'auto'])
    expect(body[0]).toHaveProperty(key)
})

test('scales answer their rows alone, and note types are asked for by name', async () => {
  const { body: scales } = await nadia.get<Row[]>('/note/notescale?note_type_id=1')
  expect(scales.length).toBeGreaterThan(0)
  expect(scales.every(({ note_type_id }) => note_type_id === 1)).toBe(true)
  const { body: types } = await nadia.get<Row[]>('/note/type?note_type=supplier')
  expect(labels(types)).toEqual(['Fournisseur'])
})

test('the settings of public notices are one object, read and changed without an id', async () => {
  const { body: row } = await nadia.get('/setting/publicnotice')
  expect(row).toMatchObject({ id: expect.any(Number), standstill_days: 11 })
  const change = { footer: 'Pied de page des tests', lock_version: row.lock_version }
  expect((await nadia.put('/setting/publicnotice', change)).body).toMatchObject({ footer: change.footer })
  const { body: mails } = await nadia.get('/setting/publicnotice/procedure_notification')
  const mail = { retained_object: 'Attribution du lot', lock_version: mails.lock_version }
  const { body: saved } = await nadia.put('/setting/publicnotice/procedure_notification', mail)
  expect(saved).toMatchObject({ retained_object: mail.retained_object })
})

test("a member's settings are its own, its group's and the common ones; with 0 the common ones alone", async () => {
  const add = (path: string, label: string, more: Row = {}) =>
    nadia.post(`/setting/adherent/${path}/mealtype`, { label, ...more })
  await add('1', 'Repas à soi')
  await add('1', 'Repas du groupe', { groupAdherent_id: 1 })
  await add('3', 'Repas d’un autre')
  const common = labels(await list('/setting/adherent/0/mealtype'))
  expect(common).toContain('Déjeuner')
  expect(common).not.toContain('Repas à soi')
  const own = labels(await list('/setting/adherent/1/mealtype'))
  expect(own.filter((label) => !common.includes(label))).toEqual(['Repas à soi', 'Repas du groupe'])
  const ofGroup = labels(await list('/setting/adherent/1/mealtype?groupAdherent_id=1'))
  expect(ofGroup.filter((label) => !common.includes(label))).toEqual(['Repas du groupe'])
})

test('the reasons of the system keep their name and stay', async () => {
  const [reason] = await sql('select * from stockreason where system limit 1')
  const change = { id: reason?.id, lock_version: reason?.lock_version, label: 'Autre nom' }
  expect((await nadia.put('/setting/adherent/stockreason', change)).body.fields).toMatchObject([
    { name: 'label' },
  ])
  const removed = await nadia.delete(`/setting/adherent/stockreason/${reason?.id}`)
  expect(removed.body).toMatchObject({ type: 'err420' })
})

test('a purchase allocation is no part of itself, however far', async () => {
  const [child] = await sql<Row & { parent_id: number }>(
    'select * from ventilation where parent_id is not null limit 1',
  )
  const [parent] = await sql(`select * from ventilation where id = ${child?.parent_id}`)
  for (const parent_id of [parent?.id, child?.id]) {
    const change = { id: parent?.id, lock_version: parent?.lock_version, parent_id }
    expect((await nadia.put('/setting/adherent/ventilation', change)).body.fields).toEqual([
      { name: 'parent_id', message: 'Un élément ne peut pas dépendre de lui-même.' },
    ])
  }
})
