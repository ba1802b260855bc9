import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogueVirtuals } from '../../../server/catalogue/virtuals'
import { checkVirtuals } from '../../../server/database/virtual'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Subfamily = { id: number; label: string; product_count: number; lock_version: number }
let on: TestApp
let nadia: TestActor
beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on?.close())

const counts = () =>
  on.context.db.system('seed', (tx) =>
    tx.query<{ id: number; n: number }>(
      `select s.id, (select count(*)::int from product p where p.subfamily_id = s.id and p."deletedAt" is null) as n
       from subfamily s where s."deletedAt" is null order by s.id`,
    ),
  )

test('a virtual field is answered for every row of a list as the server counts it', async () => {
  const known = new Map((await counts()).map(({ id, n }) => [id, n]))
  const { body } = await nadia.put<{ data: Subfamily[] }>('/search/', { model: 'Subfamily', limit: 500 })
  expect(body.data.length).toBeGreaterThan(5)
  expect(body.data.filter(({ id, product_count }) => known.get(id) !== product_count)).toEqual([])
  expect(body.data.some(({ product_count }) => product_count > 0)).toBe(true)
})

test('it is read once for a page, whatever the number of rows', async () => {
  const read = vi.spyOn(catalogueVirtuals.subfamily, 'product_count')
  await nadia.put('/search/', { model: 'Subfamily', limit: 5 })
  expect(read.mock.calls.map(([, ids]) => ids.length)).toEqual([5])
  read.mockRestore()
})

test('nobody writes it, and the product refuses to start when its reader lacks', async () => {
  const { body } = await nadia.put<{ data: Subfamily[] }>('/search/', { model: 'Subfamily', limit: 1 })
  const [row] = body.data
  const saved = await nadia.put<Subfamily>('/setting/generic/subfamily', {
    id: row?.id,
    lock_version: row?.lock_version,
    product_count: 999,
  })
  expect([saved.status, saved.body]).toMatchObject([403, { fields: [{ name: 'product_count' }] }])
  const { registry, virtuals } = on.context.db
  expect(() => checkVirtuals(registry, virtuals)).not.toThrow()
  expect(() => checkVirtuals(registry, { ...virtuals, subfamily: {} })).toThrow(
    'subfamily.product_count has no reader',
  )
  const read = async () => new Map()
  expect(() =>
    checkVirtuals(registry, { ...virtuals, order: { ...virtuals?.order, expired: read } }),
  ).toThrow('order.expired is expressed on one side only')
  expect(() => checkVirtuals(registry, { ...virtuals, unit: { label: async () => new Map() } })).toThrow(
    'unit.label has no virtual field',
  )
})
