import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeakAnswer, LeakLine } from '../../../resources/leakage/answers'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'
import { carrotScene, withoutContracts } from './kit'

let on: TestApp
let nadia: TestActor

const one = async (text: string, values: unknown[] = []) =>
  Number((await sql<{ id: number }>(on, text, values))[0]?.id ?? 0)
const leaks = async (query = '') =>
  (await nadia.get<LeakAnswer>(`/leakage?from=2026-01-01&to=2026-06-30${query}`)).body
const bought = async (
  adherent: number,
  supplier: number,
  article: number,
  quantity: string,
  day = '2026-03-04',
) => {
  const order = await sentOrder(on, {
    adherent,
    supplier,
    status: '450',
    day,
    articles: [[article, quantity]],
  })
  await received(on, order.id, day)
  return order
}

/** S2 has the contract for carrots, S5 sells the same product without one; a farm sells « Carotte » out of the catalogues. */
beforeAll(async () => {
  on = await openApp()
  await withoutContracts(on)
  await sql(
    on,
    `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date) values (2, 2, 1, 'cdi', '2026-02-01')`,
  )
  const { carrot, s5, other } = await carrotScene(on)
  await bought(1, s5, other, '10')
  await bought(2, s5, other, '40')
  // Before the contract ran, and of the contract itself: nothing leaks.
  await bought(1, s5, other, '99', '2026-01-20')
  await bought(1, 2, carrot, '20')
  const unit = await one('select id from unit order by id limit 1')
  const farm = await one(
    `insert into suppliernotincatalog (label, adherent_id) values ('Ferme', 1) returning id`,
  )
  for (const [label, quantity] of [
    ['Carotte fane', '7'],
    ['Safran', '3'],
  ] as const) {
    const product = await one(
      `insert into productnotincatalog (label, adherent_id, supplier_not_in_catalog_id, catalog_id, family_id, unit_id, price_ht, rate_id)
       select $1, 1, $2, 1, s.family_id, $3, 10, (select min(id) from rate) from article a join product p on p.id = a.product_id
         join subfamily s on s.id = p.subfamily_id where a.id = $4 returning id`,
      [label, farm, unit, carrot],
    )
    const order = await sentOrder(on, {
      adherent: 1,
      status: '100',
      day: '2026-03-09',
      articles: [[carrot, quantity]],
    })
    await sql(
      on,
      'update "order" set supplier_id = null, platform_id = null, supplier_not_in_catalog_id = $2 where id = $1',
      [order.id, farm],
    )
    await sql(
      on,
      `update order_line l set article_id = null, product_not_in_catalog_id = $2, label = $3, coef_order_management = 1, coef_billing = 1,
         price_ht = 10, line_ht = 10 * quantity, family_id = n.family_id, catalog_id = 1 from productnotincatalog n where n.id = $2 and l.order_id = $1`,
      [order.id, product, label],
    )
    await sql(on, `update "order" set status = '450' where id = $1`, [order.id])
    await received(on, order.id, '2026-03-09')
  }
  nadia = await summer(on, '2026-07-02T09:00:00', 'nadia.roche')
})
afterAll(() => on.close())

test('what is bought beside the contracts, by member and family, in euros and as the rebate that was lost, with what to order instead', async () => {
  const found = await leaks()
  // 10 and 40 bags of 10 kg at 2.00, and 7 of the farm at 10.00; without an equivalent 3 of saffron, and 99 bags before any contract.
  expect([found.amount_ht, found.replaceable_ht, found.without_ht]).toEqual(['3080.00', '1070.00', '2010.00'])
  const [first, second] = found.data
  expect(first).toMatchObject({
    ...{
      adherent_id: 1,
      amount_ht: '2280.00',
      replaceable_ht: '270.00',
      without_ht: '2010.00',
      supplier_ht: '100.00',
      contract_ht: '2180.00',
      product_ht: '0.00',
      lines: 4,
    },
    proposal: { label: 'Carotte vrac', supplier_id: 2, isByName: false },
  })
  expect(second).toMatchObject({ adherent_id: 2, amount_ht: '800.00', lines: 1 })
  // S2 sold 270.00 (1 %: 2.70); with 1 070.00 more it is at 1 340.00 (5 %: 67.00): 64.30 were lost, shared to the cent.
  expect(found.lost_ht).toBe('64.30')
  expect([first?.lost_ht, second?.lost_ht]).toEqual(['16.23', '48.07'])
})

test('a row leads to its orders, with the same lost rebate; days, services and members narrow', async () => {
  const found = await leaks()
  const row = found.data.find(({ adherent_id }) => adherent_id === 1)
  const lines = async (query: string) =>
    (await nadia.get<{ data: LeakLine[] }>(`/leakage/lines?from=2026-01-01&to=2026-06-30&${query}`)).body.data
  const of = await lines(`adherent_id=1&family_id=${row?.family_id}`)
  expect(of.map(({ day, kind, label, amount_ht }) => [day, kind, label, amount_ht])).toEqual([
    ['2026-03-09', 'supplier', 'Safran', '30.00'],
    ['2026-03-09', 'supplier', 'Carotte fane', '70.00'],
    ['2026-03-04', 'contract', 'Carotte grossiste', '200.00'],
    ['2026-01-20', 'contract', 'Carotte grossiste', '1980.00'],
  ])
  expect(of[0]).toMatchObject({ proposal: null, lost_ht: '0.00' })
  expect(of[1]).toMatchObject({ supplier: 'Ferme', proposal: { label: 'Carotte vrac', isByName: true } })
  expect((await nadia.get(`/order/${of[1]?.id}`)).status).toBe(200)
  expect(await lines('adherent_id=3')).toEqual([])
  expect((await leaks('&adherent_id=2')).data.map(({ lost_ht }) => lost_ht)).toEqual(['48.07'])
  expect((await leaks('&company_id=1')).data).toEqual([])
  const book = await on.app.inject({
    url: '/api/leakage/workbook?from=2026-01-01&to=2026-06-30&adherent_id=2',
    headers: { authorization: `Bearer ${nadia.token}` },
  })
  expect(cellsOf(book.rawPayload)).toEqual([
    expect.arrayContaining(['Adhérent', 'RFA perdue HT']),
    expect.arrayContaining(['EHPAD Les Tilleuls', 'Carotte grossiste', 800, 48.07, 'Carotte vrac']),
  ])
  const spring = (await nadia.get<LeakAnswer>('/leakage?from=2026-04-01&to=2026-06-30')).body
  expect(spring).toMatchObject({ data: [], amount_ht: '0.00', lost_ht: '0.00' })
  await sql(on, `update referencing set state = 'suspended' where supplier_id = 2`)
  expect(await leaks()).toMatchObject({ amount_ht: '3080.00', replaceable_ht: '0.00', without_ht: '3080.00' })
  await sql(on, `update referencing set state = 'active' where supplier_id = 2`)
})

test('members, suppliers and staff of another service read none of it', async () => {
  for (const who of ['luc.fabre', 'fm@martin.example']) {
    const actor = await summer(on, '2026-07-03T09:00:00', who)
    expect((await actor.get('/leakage')).status).toBe(403)
    expect((await actor.get('/leakage/lines?adherent_id=1')).status).toBe(403)
  }
  const paul = await summer(on, '2026-07-03T09:00:00', 'paul.achard')
  await sql(on, 'delete from user_company_ids where user_id = $1 and company_id = 2', [paul.id])
  const other = await summer(on, '2026-07-03T09:01:00', 'paul.achard')
  expect((await other.get<LeakAnswer>('/leakage?from=2026-01-01')).body.data).toEqual([])
  expect((await other.get<LeakAnswer>('/leakage?from=2026-01-01&company_id=2')).body.data).toEqual([])
})
