import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MembershipYear } from '../../../resources/statistics/membership'
import { isTaggedPdf } from '../../../server/storage/tagged-pdf'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { sentOrder } from '../../kit/sent-order'
import { carrotScene, withoutContracts } from '../leakage/kit'
import { received } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'

let on: TestApp
let nadia: TestActor
let julie: TestActor
let settlement = 0
const now = '2026-03-20T09:00:00'

const one = async (text: string, values: unknown[] = []) =>
  Number((await sql<{ id: number }>(on, text, values))[0]?.id ?? 0)
const year = async (who: TestActor, query: string) =>
  (await who.get<MembershipYear>(`/statistics/membership?${query}`)).body

async function bought(
  supplier: number,
  article: number,
  [quantity, day]: readonly [string, string],
  adherent = 1,
) {
  const of = { adherent, supplier, status: '450', day, articles: [[article, quantity] as [number, string]] }
  const order = await sentOrder(on, of)
  await sql(
    on,
    'update order_line set coef_order_management = 1, coef_billing = 1, catalog_id = 1 where order_id = $1',
    [order.id],
  )
  await received(on, order.id, day)
}

async function settled(
  supplier: number,
  status: string,
  shares: readonly (readonly [number, string])[],
  isShared = true,
) {
  const id = await one(
    `insert into rfa_settlement (supplier_id, company_id, catalog_id, year, base_ht, amount_ht, shared_with_members, status, computed_at)
     values ($1, 2, 1, 2025, 1000, 100, $2, $3, '2026-01-10') returning id`,
    [supplier, isShared, status],
  )
  for (const [adherent, amount] of shares)
    await sql(
      on,
      'insert into rfa_share (rfa_settlement_id, adherent_id, base_ht, amount_ht) values ($1, $2, 500, $3)',
      [id, adherent, amount],
    )
  return id
}

/** S2 has the contract for carrots; S5 sells the same product without one. */
beforeAll(async () => {
  on = await openApp()
  await withoutContracts(on)
  await sql(on, 'delete from market_rating_value')
  await sql(
    on,
    `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date) values (2, 2, 1, 'cdi', '2024-02-01')`,
  )
  const { carrot, s5, other } = await carrotScene(on)
  const apple = await one(`select id from article where label = 'Pomme Gala'`)
  await sql(on, 'update article set price_ht = 1.5, supplier_id = 2 where id = any($1::bigint[])', [
    [carrot, apple],
  ])
  const rating = await one('select min(id) as id from marketrating')
  for (const [day, value] of [
    ['2023-01-01', '9'],
    ['2025-03-01', '1.8'],
    ['2025-06-01', '1.4'],
  ])
    await sql(
      on,
      `insert into market_rating_value (product_id, marketrating_id, date, value) select product_id, $2, $3, $4 from article where id = $1`,
      [carrot, rating, day, value],
    )
  // The first day of 2025 has no value of its year: the one of 2023 is too old.
  for (const bill of [
    ['50', '2024-05-06'],
    ['15', '2025-07-01'],
  ] as const)
    await bought(s5, other, bill)
  for (const bill of [
    ['20', '2025-01-15'],
    ['100', '2025-03-10'],
    ['40', '2025-06-10'],
  ] as const)
    await bought(2, carrot, bill)
  await bought(2, apple, ['10', '2025-04-08'])
  await bought(2, carrot, ['8', '2025-03-10'], 2)
  settlement = await settled(2, 'invoiced', [
    [1, '12.34'],
    [2, '7.66'],
  ])
  await settled(1, 'computed', [[1, '50.00']])
  await settled(3, 'paid', [[1, '99.00']], false)
  for (const [status, day, amount, obtained, isSent] of [
    ['300', '2025-09-02', '10.00', '6.50', true],
    ['300', '2026-01-02', '30.00', '30.00', true],
    ['100', '2025-09-03', '80.00', null, false],
  ])
    await sql(
      on,
      `insert into litigation (adherent_id, supplier_id, litigation_date, credit_note, amount, credit_obtained_ht, description, alert, status, is_sent, user_id)
       select 1, 2, $2, true, $3, $4, 'x', false, $1, $5, min(id) from "user"`,
      [status, day, amount, obtained, isSent],
    )
  nadia = await summer(on, now, 'nadia.roche')
  julie = await summer(on, now, 'julie.petit')
})
afterAll(() => on.close())

test('what a finished year brought a member, to the cent, and what makes it up', async () => {
  const found = await year(julie, 'year=2025&adherent_id=1')
  expect(found).toMatchObject({
    ...{ year: 2025, current: 2026, from: '2025-01-01', to: '2025-12-31', before_from: '2024-01-01' },
    // 30 and 150 and 60 of carrots, 15 of apples, 30 beside the contract.
    ...{ amount_ht: '285.00', leak_ht: '30.00', contract_ht: '255.00', contract_share: '89.47' },
    // 100 × 1.80, 40 × 1.40 and 15 × 1.40 against 150 + 60 + 30; January and the apples have no value.
    ...{ compared_ht: '240.00', market_ht: '257.00', market_gain_ht: '17.00', uncompared_ht: '45.00' },
    ...{ rebate_share_ht: '12.34', open_rebates: 1 },
    ...{ credit_asked: '10.00', credit_obtained: '6.50', credit_recovery: '65.00' },
    // 100 beside the contracts a year before, 30 now.
    ...{ avoided_ht: '70.00', gained_ht: '35.84' },
    products: [{ compared_ht: '240.00', market_ht: '257.00', market_gain_ht: '17.00' }],
    rebates: [{ id: settlement, base_ht: '500.00', amount_ht: '12.34' }],
    avoided: [{ before_ht: '100.00', now_ht: '30.00', contract_ht: '240.00', avoided_ht: '70.00' }],
  })
  expect(found.rebates).toHaveLength(1)
})

test('the same for the back office, for a group and for all of one’s members', async () => {
  const { name, ...own } = await year(julie, 'year=2025&adherent_id=1')
  expect(await year(nadia, 'year=2025&adherent_id=1')).toEqual({ name, ...own })
  const group = await one('select "groupAdherent_id" as id from adherent where id = 1')
  await sql(on, 'update adherent set "groupAdherent_id" = $1 where id = 2', [group])
  // 12.00 and 8 × 1.80 of the other member.
  expect(await year(nadia, `year=2025&group_id=${group}`)).toMatchObject({
    ...{ amount_ht: '297.00', compared_ht: '252.00', market_ht: '271.40', market_gain_ht: '19.40' },
    ...{ rebate_share_ht: '20.00', avoided_ht: '70.00', leak_ht: '30.00' },
  })
  const all = await year(julie, 'year=2025')
  expect(Number(all.amount_ht)).toBeGreaterThanOrEqual(Number(own.amount_ht))
  expect(await nadia.get('/statistics/membership?year=2025')).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'adherent_id' }] },
  })
})

test('where nothing can be measured nothing is said, and a year that runs is told until today', async () => {
  expect(await year(julie, 'year=2023&adherent_id=1')).toMatchObject({
    ...{ amount_ht: '0.00', contract_share: null, market_gain_ht: null, rebate_share_ht: null },
    ...{ credit_recovery: null, avoided_ht: null, gained_ht: null, products: [], rebates: [], avoided: [] },
  })
  // Bought beside the contracts until March a year before: nothing, so that nothing is avoided.
  expect(await year(julie, 'adherent_id=1')).toMatchObject({
    ...{ year: 2026, to: '2026-03-20', before_to: '2025-03-20', avoided_ht: null, credit_obtained: '30.00' },
  })
})

test('its paper is tagged and says amounts, what is not measured and what is left out', async () => {
  const paper = async (query: string) => {
    const answer = await on.app.inject({
      url: `/api/statistics/membership/pdf?${query}`,
      headers: { authorization: `Bearer ${julie.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('bilan-adhesion-')
    expect(isTaggedPdf(answer.rawPayload)).toBe(true)
    return textsOf(answer.rawPayload)
      .join(' ')
      .replace(/[\u00a0\u202f]/g, ' ')
  }
  const text = await paper('year=2025&adherent_id=1')
  for (const words of ['2025', '17,00', '12,34', '6,50', '70,00', '35,84', '89,47 %', '45,00'])
    expect(text).toContain(words)
  expect(await paper('year=2023&adherent_id=1')).toContain('Rien')
})

test('another member, a year to come and suppliers are refused', async () => {
  const own = (await julie.get<{ id: number }[]>('/adherent/all?limit=false')).body.map(({ id }) => id)
  const foreign = await one('select id from adherent where id <> all($1::int[]) order by id limit 1', [own])
  for (const path of ['/statistics/membership', '/statistics/membership/pdf']) {
    expect(await julie.get(`${path}?adherent_id=${foreign}`)).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'adherent_id' }] },
    })
    expect(await julie.get(`${path}?year=2027`)).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'year' }] },
    })
    expect((await (await signIn(on.app, 'fm@martin.example')).get(path)).status).toBe(403)
  }
})
