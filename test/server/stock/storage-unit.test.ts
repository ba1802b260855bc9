import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../../server/jobs'
import { runJob } from '../../../server/jobs/run-job'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { at, levelOf, march, voucher } from './kit'

type Row = Record<string, unknown>

const [valmont, milk, cheese] = [1, 5, 6]
let on: TestApp
let julie: TestActor
let nadia: TestActor
/** Units by what they are used for here: the member's default, and one of its own. */
const unit = { crate: 0, tub: 0 }

const sql = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

async function addUnit(label: string): Promise<number> {
  const [row] = await sql<{ id: number }>('insert into unit (label, decimals) values ($1, 3) returning id', [
    label,
  ])
  return row?.id ?? 0
}

beforeAll(async () => {
  on = await openApp()
  julie = await at(on, march(10), 'julie.petit')
  nadia = await at(on, march(10), 'nadia.roche')
  unit.crate = await addUnit('Bac gerbable')
  unit.tub = await addUnit('Seau de réserve')
  await sql('update article set storage_management = null where id = $1', [cheese])
  await sql('update adherent set storage_management = $1, coef_storage_management = 2 where id = $2', [
    unit.crate,
    valmont,
  ])
})
afterAll(() => on.close())

const found = async (article: number) => {
  const { body } = await julie.get<{ data: { item: Row }[] }>(`/stock/${valmont}/item?search=&held=false`)
  return body.data.find(({ item }) => item.article_id === article)?.item
}
/** Receives an order as it is; its price is that of the delivery note. */
async function receive(article: number, quantity: string): Promise<void> {
  const order = await sentOrder(on, { supplier: 3, articles: [[article, quantity]], day: '2026-03-09' })
  const { body } = await julie.get<{ lines: { price_ht: string }[] }>(`/order/${order.id}`)
  const line = {
    order_line_id: order.lines[0],
    qty_delivered: quantity,
    qty_accepted: quantity,
    price_delivered_ht: body.lines[0]?.price_ht,
  }
  const { status } = await julie.post(`/order/${order.id}/reception`, {
    date: '2026-03-10',
    delivery_form: 'BL-1',
    receiver_name: 'M. Petit',
    fresh_temperature: '3.0',
    lines: [line],
    client_key: `storage-${article}`,
  })
  expect(status).toBe(200)
}

test("an article is kept in its own unit, and in the member's default where it has none", async () => {
  expect(await found(milk)).toMatchObject({ unit_source: 'article', coef_storage_management: '1.000000' })
  expect(await found(cheese)).toMatchObject({
    unit: 'Bac gerbable',
    unit_source: 'member',
    coef_storage_management: '2.000000',
  })
})

test('what is ordered and delivered comes into the stock counted in that unit', async () => {
  const line = { adherentId: valmont, article_id: cheese, quantity: '2', nearest: true }
  const { body: cart } = await julie.post<{ lines: Row[] }>('/order/cart/line', line)
  expect(cart.lines[0]).toMatchObject({
    coef_storage_management: '2.000000',
    StorageUnit: { label: 'Bac gerbable' },
  })
  await receive(cheese, '2')
  expect(await levelOf(julie, valmont, cheese)).toMatchObject({ quantity: '3.000', value: '85.20' })
})

test('the alert of a stock below its minimum speaks in that unit', async () => {
  await julie.post('/adherent-article', { adherent_id: valmont, article_id: cheese, min_stock: '4' })
  const job = jobs.find(({ name }) => name === 'stock_below_minimum')
  expect(job && (await runJob(on.context, job))?.result).toBe('Articles sous leur stock minimum : 1')
  const [told] = await sql<{ body: string }>(
    `select body from notification where kind = 'stock_below_minimum'`,
  )
  expect(told?.body).toContain('3 Bac gerbable de ')
})

test('the settings of the stock say who chose each unit, and the default one', async () => {
  const { body } = await julie.get<{ data: Row[]; default_unit: string }>(`/stock/${valmont}/state`)
  expect(body.default_unit).toBe('Bac gerbable')
  expect(body.data.find((row) => row.article_id === cheese)).toMatchObject({ unit_source: 'member' })
})

test("the member's default unit does not change under what is counted in it; the rest of the member does", async () => {
  const read = async () => (await nadia.get<Row>(`/adherent/${valmont}`)).body
  const put = async (change: Row) =>
    nadia.put<Row>(`/adherent/${valmont}`, { ...change, lock_version: (await read()).lock_version })
  const refused = await put({ storage_management: unit.tub, coef_storage_management: '5' })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [{ name: 'storage_management', message: expect.stringContaining('en stock dans cette unité') }],
  ])
  expect((await put({ room_number: 12 })).status).toBe(200)
})

test("an article's unit does not change while a member holds it in that unit", async () => {
  await voucher(julie, 'entry', '2026-03-10', [{ article_id: milk, quantity: '4', price_unit_ht: '1' }])
  const { body: article } = await nadia.get<Row>(`/article/${milk}`)
  const put = (change: Row) =>
    nadia.put<Row>(`/article/${milk}`, { ...change, lock_version: article.lock_version })
  const refused = await put({ storage_management: unit.tub, coef_storage_management: '5' })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [
      {
        name: 'storage_management',
        message: expect.stringContaining('des adhérents ont cet article en stock'),
      },
    ],
  ])
  expect((await put({ label: 'Lait UHT demi-écrémé' })).status).toBe(200)
})

test('a unit chosen between the order and the delivery is the one that the delivery is counted in', async () => {
  const articles = [[3, '2']] as const
  const order = await sentOrder(on, { supplier: 2, articles, day: '2026-03-09' })
  const own = { storage_management: unit.tub, coef_storage_management: '4' }
  const set = await julie.post<Row>('/adherent-article', { adherent_id: valmont, article_id: 3, ...own })
  expect(set.status).toBe(200)
  const { body } = await julie.get<{ lines: Row[] }>(`/order/${order.id}/reception`)
  expect(body.lines[0]).toMatchObject({ storage: 'Seau de réserve', coef_storage_management: '4.000000' })
})
