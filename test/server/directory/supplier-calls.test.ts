import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { cellsOf } from '../../kit/workbooks'

type Row = Record<string, unknown>
interface List {
  data: Row[]
  total: number
}

let on: TestApp
let nadia: TestActor
let karim: TestActor
let martin: TestActor
let paul: TestActor

const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<{ id: number }>(text, values))
const names = (body: List) => body.data.map(({ name }) => name)

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T08:00:00Z')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  karim = await signIn(on.app, 'karim.benali@demo.example')
  martin = await signIn(on.app, 'fm@martin.example')
  paul = await signIn(on.app, 'paul.achard@demo.example')
})
afterAll(() => on.close())

test.each(['status/', 'contracts/', 'networks', 'revenuefrequencies/', 'all?offset=0&limit=2'])(
  'GET /supplier/%s lists what there is',
  async (path) => {
    const { status, body } = await nadia.get<List>(`/supplier/${path}`)
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(0)
  },
)

test('suppliers of a service, and of a catalogue among the referenced ones', async () => {
  expect(names((await nadia.get<List>('/supplier/company?company_id=1')).body)).toContain(
    "Viandes de l'Ouest",
  )
  const food = names((await nadia.get<List>('/supplier/catalog?catalogId=1')).body)
  expect(food).toEqual(['Boucherie Martin', 'Grossiste Général', 'Laiterie Bocage', 'Primeurs de la Vallée'])
  expect(names((await karim.get<List>('/supplier/catalog?catalogId=2')).body)).toEqual(['Grossiste Général'])
  expect((await karim.get('/supplier/company?company_id=1')).status).toBe(403)
  expect((await nadia.get('/supplier/company')).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'company_id' }],
  })
})

const contract = (values: Row) => ({
  supplier_id: 1,
  company_id: 2,
  catalog_id: 1,
  contract_type: 'cdd',
  start_date: '2025-01-01',
  end_date: '2025-12-31',
  ...values,
})
const addContract = async (values: Row) => {
  const answer = await nadia.post<Row>('/supplier-contract', contract(values))
  expect(answer.status).toBe(200)
  return Number(answer.body.id)
}

test('suppliers under contract between two dates, by service and catalogue; a tacit contract goes on', async () => {
  await addContract({ reference: 'C-1' })
  await addContract({ reference: 'C-2', supplier_id: 2, contract_type: 'tacit' })
  await addContract({ reference: 'C-3', supplier_id: 3, company_id: 1, end_date: '2026-12-31' })
  const asked = async (query: string) =>
    names((await nadia.get<List>(`/supplier/companycatalog?${query}`)).body)
  expect(await asked('companies_id=2&catalogs_id=1&start_date=2025-06-01&end_date=2025-06-30')).toEqual([
    'Boucherie Martin',
    'Primeurs de la Vallée',
  ])
  expect(await asked('companies_id=2&catalogs_id=1&start_date=2026-02-01&end_date=2026-02-28')).toEqual([
    'Primeurs de la Vallée',
  ])
  expect(await asked('companies_id=1,2')).toEqual(['Laiterie Bocage', 'Primeurs de la Vallée'])
  expect(await asked('companies_id=1&companies_id=2')).toEqual(['Laiterie Bocage', 'Primeurs de la Vallée'])
  expect(await asked('catalogs_id=2')).toEqual([])
  expect((await nadia.get('/supplier/companycatalog?companies_id=x')).status).toBe(422)
})

test('the contracts of a supplier say where each stands and when it really ends', async () => {
  const { body } = await nadia.get<List>('/supplier/2/contracts')
  expect(body.data).toEqual([
    expect.objectContaining({
      reference: 'C-2',
      state: 'running',
      state_label: 'En cours',
      effective_end_date: '2026-12-31',
    }),
  ])
  expect((await martin.get('/supplier/2/contracts')).status).toBe(403)
  expect((await martin.get<List>('/supplier/1/contracts')).body.data).toMatchObject([
    { reference: 'C-1', state: 'ended' },
  ])
  expect((await karim.get('/supplier/1/contracts')).status).toBe(403)
})

test('a contract is deleted through its own supplier, with its history', async () => {
  const id = await addContract({ reference: 'C-9', end_date: '2027-12-31' })
  expect((await nadia.delete(`/supplier/2/contracts/${id}`)).status).toBe(404)
  expect((await karim.delete(`/supplier/1/contracts/${id}`)).status).toBe(403)
  expect((await nadia.delete(`/supplier/1/contracts/${id}`)).body).toEqual({ success: true })
  const { body } = await nadia.get<List>('/supplier/1/contracts')
  expect(body.data.map(({ reference }) => reference)).toEqual(['C-1'])
})

test('the history of contracts says who changed what, when, of each of them', async () => {
  const id = await addContract({ reference: 'C-10', end_date: '2027-12-31' })
  await nadia.put(`/supplier-contract/${id}`, { lock_version: 0, end_date: '2028-12-31' })
  const { body } = await nadia.get<List>('/supplier/contract/history?supplier_id=1&limit=1')
  expect(body.total).toBeGreaterThan(1)
  expect(body.data).toMatchObject([
    {
      field: 'end_date',
      old_value: '2027-12-31',
      new_value: '2028-12-31',
      change_type: 'update',
      User: { last_name: 'Roche' },
      Supplier_contract: { id, reference: 'C-10' },
    },
  ])
  expect((await martin.get('/supplier/contract/history?supplier_id=2')).status).toBe(403)
  expect((await karim.get('/supplier/contract/history?supplier_id=1')).status).toBe(403)
})

test('contacts are replaced as a list: known ones changed, new ones added, the others gone', async () => {
  const { body } = await martin.get<Row[]>('/supplier/contacts/1')
  expect(body).toHaveLength(4)
  const order = body.find(({ email }) => email === 'commandes@martin.example') ?? {}
  expect((order.Contact_type as Row[]).map((type) => type.machine_name)).toEqual(['site', 'administrative'])
  const answer = await martin.put<Row[]>('/supplier/contacts/1', {
    contacts: [
      { ...order, phone: '01 99 00 55 55' },
      { last_name: 'Durand', first_name: 'Zoé', email: 'zoe@martin.example', contact_type_ids: [6] },
    ],
  })
  expect(answer.status).toBe(200)
  expect(answer.body.map(({ last_name, phone }) => [last_name, phone])).toEqual([
    ['Commandes', '01 99 00 55 55'],
    ['Durand', null],
  ])
  const again = await nadia.put<Row[]>('/supplier/contacts/1', { contacts: answer.body })
  expect(again.body.map(({ id }) => id)).toEqual(answer.body.map(({ id }) => id))
})

test('contacts of another supplier are not touched, a wrong one is named', async () => {
  expect((await martin.put('/supplier/contacts/2', { contacts: [] })).status).toBe(403)
  expect((await karim.get('/supplier/contacts/1')).status).toBe(403)
  const wrong = await martin.put('/supplier/contacts/1', { contacts: [{ last_name: 'X', email: 'non' }] })
  expect(wrong.status).toBe(422)
  expect((wrong.body.fields as Row[]).map(({ name }) => name)).toContain('contacts.0.email')
  const foreign = await martin.put('/supplier/contacts/1', { contacts: [{ id: 5, last_name: 'Pris' }] })
  expect(foreign.status).toBe(404)
  expect((await martin.put('/supplier/contacts/1', {})).status).toBe(422)
})

test('declarations of revenue overlap the period asked for; a supplier reads its own; a late one is told', async () => {
  const add = (values: unknown[]) =>
    sql(
      `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, status, amount_ht)
       values ($1, $2, 1, $3, $4, $5, $6, 1000)`,
      values,
    )
  await add([1, 2, '2025-10-01', '2025-12-31', '2026-01-30', '100'])
  await add([1, 2, '2026-01-01', '2026-03-31', '2026-04-30', '100'])
  await add([2, 1, '2025-10-01', '2025-12-31', '2026-01-30', '250'])
  const asked = async (who: TestActor, query: string) =>
    (await who.get<List>(`/supplier/revenue?${query}`)).body.data?.map((row) => [
      row.supplier_id,
      row.revenue_start,
      row.late,
    ])
  expect(await asked(nadia, 'revenue_start=2025-12-01&revenue_end=2025-12-31')).toHaveLength(2)
  expect(await asked(nadia, 'companies_id=2&catalogs_id=1')).toEqual([
    [1, '2026-01-01', false],
    [1, '2025-10-01', true],
  ])
  expect(await asked(martin, 'revenue_end=2025-12-31')).toEqual([[1, '2025-10-01', true]])
  const claire = await signIn(on.app, 'claire.moreau@demo.example')
  expect((await asked(claire, '')).length).toBe(2)
  expect((await karim.get('/supplier/revenue')).status).toBe(403)
  const twice = add([1, 2, '2026-01-01', '2026-03-31', '2026-04-30', '100'])
  await expect(twice).rejects.toThrow('revenue_supplier_id')
})

test('the export of suppliers asks for its own permission and holds every supplier', async () => {
  const answer = await on.app.inject({
    method: 'GET',
    url: '/api/supplier/export',
    headers: { authorization: paul.token },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('Fournisseurs_')
  const text = JSON.stringify(cellsOf(answer.rawPayload))
  expect(text).toContain('Laiterie Bocage')
  expect((await karim.get('/supplier/export')).status).toBe(403)
  expect((await martin.get('/supplier/export')).status).toBe(403)
})

test('the towns that a supplier delivers come by family, in force ones only', async () => {
  const towns = await sql('select id from municipality order by id limit 3')
  const families = await sql('select id from family order by position, id limit 2')
  const add = (family: number | undefined, town: number | null | undefined, state: string) =>
    sql(
      `insert into supplier_coverage (supplier_id, family_id, municipality_id, all_cities, state) values (2, $1, $2, $2::bigint is null, $3)`,
      [family, town, state],
    )
  await add(families[0]?.id, towns[0]?.id, 'effective')
  await add(families[0]?.id, towns[1]?.id, 'effective')
  await add(families[0]?.id, towns[2]?.id, 'declared')
  await add(families[1]?.id, null, 'effective')
  const everywhere = (
    await nadia.put<List>('/search/', { model: 'Municipality', enableMode: true, limit: 1 })
  ).body.total
  const { body } = await nadia.get<Row[]>('/supplier/supplierCoverage/2')
  expect(body.map((row) => [row.family_id, row.all_cities, row.number_delivered_cities])).toEqual([
    [families[0]?.id, false, 2],
    [families[1]?.id, true, everywhere],
  ])
  expect(body[0]?.municipalities).toContainEqual({
    id: expect.any(Number),
    label: expect.any(String),
    zip_code: expect.any(String),
    insee_code: expect.any(String),
  })
  expect((await martin.get('/supplier/supplierCoverage/2')).status).toBe(403)
})

test('platforms of a supplier: the lasting ones, and those of a tender where it is named', async () => {
  const [tender] = await sql(
    `insert into tender (code, label, company_id, catalog_id, tender_type_id) values ('AO-T', 'Essai', 1, 1, (select min(id) from tendertype)) returning id`,
  )
  await sql(`insert into platform (supplier_id, label, tender_id, active) values (1, 'Proposée', $1, true)`, [
    tender?.id,
  ])
  const labels = async (query = '') =>
    (await nadia.get<List>(`/platform/supplier/1${query}`)).body.data.map(({ label }) => label)
  expect(await labels()).toEqual(['Boucherie Martin – Metz'])
  expect(await labels(`?tender_id=${tender?.id}`)).toEqual(['Boucherie Martin – Metz', 'Proposée'])
  expect((await karim.get('/platform/supplier/1')).status).toBe(403)
})

test('a supplier that is referred to is not deleted, and says by whom; its status takes it out of the orders', async () => {
  const refused = await nadia.delete<Row>('/supplier/1')
  expect([refused.status, refused.body.type]).toEqual([409, 'err420'])
  expect((refused.body.uses as Row[]).map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(['referencing', 'article', 'revenue', 'user']),
  )
  const { body } = await nadia.get<Row>('/supplier/1')
  const out = await nadia.put('/supplier/1', { lock_version: body.lock_version, supplier_status_id: 3 })
  expect(out.body).toMatchObject({ Supplier_status: { label: 'Déréférencé' } })
  expect(names((await karim.get<List>('/supplier/adherent/1')).body)).not.toContain('Boucherie Martin')
})
