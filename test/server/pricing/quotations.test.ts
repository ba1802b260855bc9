import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  TrackedFamily,
  TrackedFamilyAnswer,
  TrackedSeries,
} from '../../../resources/pricing/quotation-answers'
import type { PriceRequestAnswer } from '../../../resources/pricing/request-answers'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sql, summer } from '../tenders/kit'
import { campaignOf, opened, type Scene, setScene } from './kit'

type Row = Record<string, unknown>

let on: TestApp
let scene: Scene
let product = 0
let rating = 0
let paul: TestActor

const value = (date: string, amount: string) =>
  paul.post<Row>('/market-rating-value', {
    product_id: product,
    marketrating_id: rating,
    date,
    value: amount,
  })

beforeAll(async () => {
  on = await openApp()
  scene = await setScene(on)
  paul = await summer(on, '2026-08-01T09:00:00', 'paul.achard')
  const [row] = await sql<{ product: number; rating: number }>(
    on,
    `update family f set marketrating_id = (select id from marketrating where label = 'Mensuelle') from article a
     where a.id = $1 and f.id = a.family_id returning a.product_id as product, f.marketrating_id as rating`,
    [scene.articles.carotte],
  )
  product = row?.product ?? 0
  rating = row?.rating ?? 0
})
afterAll(() => on.close())

const family = async () =>
  (await paul.get<TrackedFamilyAnswer>(`/quotation-tracking/${scene.families[0]}`)).body

test('the market stands beside the prices of suppliers by the base unit, with its change since last time and a year', async () => {
  expect((await family()).products).toEqual([])
  for (const [date, amount] of [
    ['2025-07-20', '1.10'],
    ['2026-07-01', '1.20'],
    ['2026-07-28', '1.26'],
    ['2026-08-02', '9.99'],
  ] as const)
    expect((await value(date, amount)).status).toBe(200)
  const { products, total } = await family()
  expect(total).toBe(1)
  expect(products[0]).toMatchObject({
    id: product,
    date: '2026-07-28',
    value: '1.2600',
    change_pct: '5.00',
    year_pct: '14.55',
  })
  const carrot = products[0]?.articles.find(({ id }) => id === scene.articles.carotte)
  expect(carrot).toMatchObject({ price: '1.3500', gap_pct: '7.14' })
})

test('a value stands once for a product, a rating and a day', async () => {
  const again = await value('2026-07-28', '1.30')
  expect(again.status).toBe(422)
})

test('the curve has two years of values and of prices, with those that are announced', async () => {
  await sql(
    on,
    `with former as (update article_price set valid_to = '2026-08-31' where article_id = $1 and valid_to is null returning article_id)
     insert into article_price (article_id, valid_from, quotation, price_ht, source) select f.article_id, '2026-09-01', 1.41, 1.41, 'manual' from former f`,
    [scene.articles.carotte],
  )
  const { body } = await paul.get<TrackedSeries>(`/quotation-tracking/product/${product}`)
  expect(body.values.map(({ date }) => date)).toEqual([
    '2025-07-20',
    '2026-07-01',
    '2026-07-28',
    '2026-08-02',
  ])
  const carrot = body.articles.find(({ id }) => id === scene.articles.carotte)
  expect(carrot?.prices.at(-1)).toEqual({ from: '2026-09-01', to: null, price: '1.4100' })
})

test("a rating's frequency proposes the next campaign, and says which one is on its way", async () => {
  const listed = async () =>
    (await paul.get<{ data: TrackedFamily[] }>('/quotation-tracking')).body.data.find(
      ({ id }) => id === scene.families[0],
    )
  const priced = (day: string) =>
    sql(
      on,
      `update article_price set valid_from = $2, source = 'price_update' where article_id = $1 and valid_to is null`,
      [scene.articles.tomate, day],
    )
  await priced('2026-07-15')
  expect(await listed()).toMatchObject({
    last_applied: '2026-07-15',
    next_proposed: '2026-08-14',
    campaign: null,
    products: 1,
  })
  const id = await opened(paul, campaignOf(scene))
  expect((await listed())?.campaign).toMatchObject({ id, appliance_date: '2026-09-01' })
})

test('a supplier sees what the market gives for its own unit beside its last price, and none of the screens', async () => {
  const s2 = await summer(on, '2026-08-03T09:00:00', scene.s2.email)
  const [campaign] = (await s2.get<{ data: Row[] }>('/price-request')).body.data
  const { body } = await s2.get<PriceRequestAnswer>(`/price-request/${campaign?.id}`)
  expect(body.rows.find(({ article_id }) => article_id === scene.articles.carotte)).toMatchObject({
    market_value: '9.9900',
    market_date: '2026-08-02',
  })
  expect((await s2.get('/quotation-tracking')).status).toBe(403)
  expect((await s2.post('/market-rating-value', {})).status).toBe(403)
})
