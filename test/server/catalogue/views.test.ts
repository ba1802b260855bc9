import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
const as = (email: string): Promise<TestActor> => signIn(on.app, email)
const idsOf = (body: Row) => (body.data as Row[]).map(({ id }) => Number(id)).sort((a, b) => a - b)

beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

test('« Mon catalogue » holds the own articles of a supplier, and is never written', async () => {
  const martin = await as('fm@martin.example')
  const { body } = await martin.put<Row>('/search/', { model: 'My_article', fields: [], limit: 100 })
  expect(idsOf(body)).toEqual([1, 2])
  expect((await martin.put('/my-article/1', { label: 'Autre' })).status).toBe(404)
  const other = await as('fp@primeurs.example')
  expect(
    idsOf((await other.put<Row>('/search/', { model: 'My_article', fields: [], limit: 100 })).body),
  ).toEqual([3, 4])
})

test('a member does not see the view of suppliers', async () => {
  const karim = await as('karim.benali@demo.example')
  expect((await karim.put('/search/', { model: 'My_article', fields: [] })).status).toBe(403)
})

test('a service is a product of its kind; products and services are listed apart', async () => {
  const paul = await as('paul.achard@demo.example')
  const { body, status } = await paul.post<Row>('/service', {
    code: 'PS-001',
    label: 'Analyse de surface',
    subfamily_id: 1,
    unit_id: 1,
  })
  expect(status).toBe(200)
  const services = await paul.put<Row>('/search/', { model: 'Service', fields: [] })
  expect(idsOf(services.body)).toEqual([body.id])
  const product = await paul.get<Row>(`/product/${body.id}`)
  expect(product.body.kind).toBe('service')
})

test('a new article takes from its product what it does not say: base unit and VAT', async () => {
  const paul = await as('paul.achard@demo.example')
  const { body } = await paul.post<Row>('/article', {
    label: 'Rôti nouveau',
    ref_supplier: 'N-1',
    product_id: 1,
    supplier_id: 1,
    quotation: '9.2',
    order_management: 2,
    coef_order_management: '5',
  })
  const own = await paul.get<Row>('/product/1')
  const { unit_id, rate_id } = own.body
  expect(body).toMatchObject({
    negotiation: unit_id,
    billing: unit_id,
    storage_management: unit_id,
    order_management: 2,
    rate_id,
    price_ht: '9.2000',
  })
})

test('the anomalies are counted by type, and looked for by who may change the catalogue only', async () => {
  const paul = await as('paul.achard@demo.example')
  const found = await paul.put<Row>('/catalog/anomalies/recompute')
  expect(found.status).toBe(200)
  const { body } = await paul.get<Row[]>('/catalog/anomalies/summary')
  const open = body.reduce((sum, one) => sum + Number(one.open), 0)
  expect(open).toBe(found.body.opened)
  const claire = await as('claire.moreau@demo.example')
  expect((await claire.put('/catalog/anomalies/recompute')).status).toBe(403)
  const karim = await as('karim.benali@demo.example')
  expect((await karim.get('/catalog/anomalies/summary')).status).toBe(403)
})
