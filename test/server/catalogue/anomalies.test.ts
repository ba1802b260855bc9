import { afterAll, beforeAll, expect, test } from 'vitest'
import { recomputeAnomalies } from '../../../server/catalogue/recompute-anomalies'
import { applyDatedPrices } from '../../../server/trade/apply-dated-prices'
import { signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
const day = '2026-03-02'
const now = new Date('2026-03-02T02:00:00Z')

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const recompute = (articleIds?: number[]) =>
  on.context.db.system('jobs', (tx) => recomputeAnomalies(tx, { day, now, articleIds }))
const found = async (article: number, state = 'open') =>
  (
    await sql<{ machine_name: string }>(
      `select t.machine_name from anomaly n join anomalytype t on t.id = n.anomaly_type_id
       where n.article_id = $1 and n.state = $2 and n."deletedAt" is null order by 1`,
      [article, state],
    )
  ).map(({ machine_name }) => machine_name)

beforeAll(async () => {
  on = await openApp()
  await sql(`update article set origin_id = (select id from origin where label = 'France')`)
  await sql('delete from anomaly')
})
afterAll(() => on.close())

test('a sound catalogue has no anomaly', async () => {
  expect(await recompute()).toEqual({ opened: 0, fixed: 0 })
})

test('each fault is found on its article, once', async () => {
  await sql('update article set rate_id = null, origin_id = null where id = 1')
  await sql('update article set storage_management = null where id = 2')
  await sql(`update article_price set valid_to = '2026-03-01' where article_id = 3`)
  await sql(`update article set deactivation_date = '2026-03-01' where id = 4`)
  await sql(`update label set valid_to = '2026-01-31' where code = 'AOCAOP'`)
  await sql(`update referencing set state = 'ended' where supplier_id = 1`)
  await sql(`update article_price set valid_to = '2026-02-28' where article_id = 5`)
  await sql(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) values (5, '2026-03-01', 0.90, 0.90, 'manual')`,
  )
  await sql(`update article set label = 'Bière fût 30 L', product_id = 9 where id = 8`)
  expect((await recompute()).opened).toBeGreaterThan(8)
  expect(await found(1)).toEqual(['missing_origin', 'missing_rate', 'no_referencing'])
  expect(await found(2)).toEqual(['missing_unit_or_coef', 'no_referencing'])
  expect(await found(3)).toEqual(['missing_price'])
  expect(await found(4)).toEqual(['expired_article'])
  expect(await found(5)).toEqual(['price_variation_over_threshold'])
  expect(await found(6)).toEqual(['label_expired'])
  expect(await found(8)).toEqual(['duplicate_reference'])
  expect(await recompute()).toEqual({ opened: 0, fixed: 0 })
})

test('a fault that is mended is fixed, one that is ignored stays ignored, and comes back only after it was fixed', async () => {
  await sql(`update anomaly set state = 'ignored', reason = 'Connu' where article_id = 3`)
  await sql('update article set rate_id = (select min(id) from rate) where id = 1')
  expect(await recompute([1, 3])).toEqual({ opened: 0, fixed: 1 })
  expect([await found(1), await found(1, 'fixed'), await found(3, 'ignored')]).toEqual([
    ['missing_origin', 'no_referencing'],
    ['missing_rate'],
    ['missing_price'],
  ])
  await sql('update article set rate_id = null where id = 1')
  expect(await recompute([1])).toEqual({ opened: 1, fixed: 0 })
})

test('an article left out of two campaigns of prices in a row is told, until its supplier answers (domain §10.1)', async () => {
  const campaign = async (label: string, limit: string, isAnswered: boolean) =>
    sql(
      `with u as (insert into price_update (label, company_id, response_date_limit, appliance_date, status)
         values ($1, 1, $2::timestamptz, $2::date + 10, '350') returning id),
       r as (insert into price_update_response (price_update_id, supplier_id, status, submitted_at)
         select u.id, a.supplier_id, 'decided', $2::timestamptz from u, article a where a.id = 6 returning id)
       insert into price_update_line (price_update_response_id, article_id, answered) select r.id, 6, $3 from r`,
      [label, limit, isAnswered],
    )
  await campaign('Automne', '2025-10-01T16:00:00Z', true)
  await campaign('Hiver', '2026-01-05T16:00:00Z', false)
  await recompute([6])
  expect(await found(6)).not.toContain('silent_price_campaigns')
  await campaign('Printemps', '2026-02-20T16:00:00Z', false)
  await recompute([6])
  expect(await found(6)).toContain('silent_price_campaigns')
  const [said] = await sql<{ detail: string }>(
    `select detail from anomaly where article_id = 6 and state = 'open' and detail like 'Deux mises%'`,
  )
  expect(said?.detail).toBe(
    'Deux mises à jour des prix de suite sans réponse du fournisseur (« Hiver », « Printemps »)',
  )
  await campaign('Fin février', '2026-02-27T16:00:00Z', true)
  await recompute([6])
  expect(await found(6)).not.toContain('silent_price_campaigns')
})

test('the types of anomalies are listed', async () => {
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const { body } = await nadia.get<{ data: Row[] }>('/catalog/anomaliesTypes')
  expect(body.data.map(({ machine_name }) => machine_name)).toContain('price_variation_over_threshold')
})

test('at midnight the articles show the price of the new day', async () => {
  const apply = (today: string) =>
    on.context.db.system('jobs', (tx) => applyDatedPrices(tx, { day: today, now }))
  await sql(`update article_price set valid_to = '2026-03-31' where article_id = 9`)
  await sql(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) values (9, '2026-04-01', 70, 70, 'manual')`,
  )
  await apply('2026-03-31')
  expect(await apply('2026-03-31')).toBe(0)
  expect(await apply('2026-04-01')).toBe(1)
  expect(await sql('select price_ht from article where id = 9')).toEqual([{ price_ht: '70.0000' }])
})
