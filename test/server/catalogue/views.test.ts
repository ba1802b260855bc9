import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { png } from '../../kit/pictures'
import { sendFile } from '../../kit/send-file'

type Row = Record<string, unknown>

let on: TestApp
const as = (email: string): Promise<TestActor> => signIn(on.app, email)
const idsOf = (body: Row) => (body.data as Row[]).map(({ id }) => Number(id)).sort((a, b) => a - b)

beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

test('« Mon catalogue » holds the own articles of a supplier, who gives them a picture and nothing else', async () => {
  const martin = await as('fm@martin.example')
  const search = { model: 'My_article', fields: [], limit: 100 }
  const { body } = await martin.put<Row>('/search/', search)
  expect(idsOf(body)).toEqual([1, 2])
  const other = await as('fp@primeurs.example')
  expect(idsOf((await other.put<Row>('/search/', search)).body)).toEqual([3, 4])
  const [mine] = body.data as Row[]
  const file = { field: 'files', name: 'roti.png', content: png() }
  const send = (token: string) =>
    sendFile<Row[]>(on.app, '/file', { token, fields: { path: '/article/image' }, file })
  const kept = (await send(martin.token)).body[0]
  const input = { lock_version: mine?.lock_version, label: 'Autre', image_file_id: kept?.id }
  expect((await other.put('/my-article/1', input)).status).toBe(404)
  const saved = await martin.put<Row>('/my-article/1', input)
  expect(saved.body).toMatchObject({ id: 1, label: mine?.label, image_file_id: kept?.id })
  expect((await martin.put('/my-article/1', input)).status).toBe(409)
  const julie = await as('julie.petit@demo.example')
  const shop = await julie.put<{ data: Row[] }>('/catalog/shop', {
    ...{ adherent_id: 1, is_group: false, shelf: 'food', q: 'rôti' },
  })
  expect(shop.body.data[0]?.image).toMatchObject({ path: '/article/image', own: true })
  const [told] = await on.context.db.system('seed', (tx) =>
    tx.query<Row>(
      `select user_id from field_history where model = 'Article' and entity_id = 1 and field = 'image_file_id'`,
    ),
  )
  expect(told).toEqual({ user_id: martin.id })
  await addPerson(on, { email: 'quai@martin.example', profile: 'FL', suppliers: [1] })
  const docker = await as('quai@martin.example')
  expect((await send(docker.token)).status).toBe(422)
  expect((await docker.put('/my-article/1', input)).status).toBe(403)
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
