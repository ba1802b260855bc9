import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PriceOutlook } from '../../../resources/catalogue/price-answers'
import type { LeakAnswer } from '../../../resources/leakage/answers'
import type { RfaYear } from '../../../resources/rebates/answers'
import type { StatisticsOrder } from '../../../resources/statistics/answers'
import { orderStakes, type StakeLine } from '../../../resources/statistics/at-stake'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { carrotScene, withoutContracts } from '../leakage/kit'
import { received } from '../pricing/kit'
import { at, march, settingId, voucher } from '../stock/kit'
import { sql, summer } from '../tenders/kit'

let on: TestApp
let nadia: TestActor
const now = '2026-03-20T09:00:00'

const one = async (text: string, values: unknown[] = []) =>
  Number((await sql<{ id: number }>(on, text, values))[0]?.id ?? 0)
const bought = async (adherent: number, supplier: number, article: number, quantity: string, day: string) => {
  const order = await sentOrder(on, {
    adherent,
    supplier,
    status: '450',
    day,
    articles: [[article, quantity]],
  })
  await sql(on, 'update order_line set coef_order_management = 1, coef_billing = 1 where order_id = $1', [
    order.id,
  ])
  await received(on, order.id, day)
  return order
}
const lines = async (who: TestActor, query = '') =>
  (await who.get<{ data: StakeLine[] }>(`/at-stake?${query}`)).body.data
const line = async (key: string, who = nadia, query = '') =>
  (await lines(who, query)).find((found) => found.key === key)

/** S2 has the contract for carrots until May; S5 sells the same product without one. */
beforeAll(async () => {
  on = await openApp()
  await withoutContracts(on)
  await sql(
    on,
    `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date, end_date) values
       (2, 2, 1, 'cdd', '2025-02-01', '2026-05-31'), (3, 2, 1, 'cdd', '2025-02-01', '2026-12-31')`,
  )
  const { carrot, s5, other } = await carrotScene(on)
  await sql(on, 'update article set price_ht = 1.5 where id = $1', [carrot])
  await bought(1, s5, other, '10', '2026-03-04')
  await bought(2, s5, other, '40', '2026-03-05')
  await bought(1, s5, other, '99', '2026-02-20')
  await bought(1, 2, carrot, '20', '2025-03-10')
  await bought(1, 2, carrot, '100', '2026-02-10')
  const dear = await bought(1, 2, carrot, '200', '2026-03-10')
  const cheap = await bought(1, 2, carrot, '10', '2026-03-11')
  const dearOther = await bought(2, 2, carrot, '4', '2026-03-12')
  for (const [order, price] of [
    [dear, '1.6'],
    [cheap, '1'],
    [dearOther, '2'],
  ] as const)
    await sql(
      on,
      `update reception_line set price_delivered_ht = $2, paid_quantity = null where order_line_id = $1`,
      [order.lines[0], price],
    )
  await sql(
    on,
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode, status) values
       (2, 2, 1, '2026-01-01', '2026-02-28', '2026-03-15', 'global', '100'), (2, 2, 1, '2026-03-01', '2026-03-31', '2026-04-15', 'global', '100')`,
  )
  for (const [adherent, status, amount, obtained, isSent] of [
    [1, '100', '100.00', null, true],
    [1, '200', '60.00', '40.00', true],
    [2, '150', '7.50', null, true],
    [1, '300', '500.00', '500.00', true],
    [1, '100', '900.00', null, false],
  ])
    await sql(
      on,
      `insert into litigation (adherent_id, supplier_id, litigation_date, credit_note, amount, credit_obtained_ht, description, alert, status, is_sent, user_id)
       select $1, 2, '2026-03-02', true, $2, $3, 'x', false, $4, $5, min(id) from "user"`,
      [adherent, amount, obtained, status, isSent],
    )
  await sql(on, 'update adherent set annual_food_budget = 1000 where id = 1')
  await sql(
    on,
    `update article_price set valid_to = '2026-03-31' where article_id = $1 and valid_to is null`,
    [carrot],
  )
  await sql(
    on,
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) values ($1, '2026-04-01', 2.5, 2.5, 'tender')`,
    [carrot],
  )
  nadia = await summer(on, now, 'nadia.roche')
})
afterAll(() => on.close())

test('what is paid above the contracts, leaks, awaited credits and contracts that end, to the cent', async () => {
  // 200 × 0.10 and 4 × 0.50; what was cheaper is no gain.
  expect(await line('price_gap')).toMatchObject({ amount_ht: '22.00', count: 2 })
  const { body } = await nadia.get<LeakAnswer>('/leakage?from=2026-03-01&to=2026-03-31')
  expect(await line('leak')).toMatchObject({ amount_ht: '100.00', count: 2 })
  expect(body.replaceable_ht).toBe('100.00')
  expect((await line('leak'))?.label).toContain(body.lost_ht.replace('.', ','))
  expect(await line('leak', nadia, 'month=2026-02')).toMatchObject({ amount_ht: '198.00', count: 1 })
  // 100 and 7.50 asked, 40 promised.
  expect(await line('credits')).toMatchObject({ amount_ht: '147.50', count: 3 })
  // 150, 320, 10 and 8: within twelve months, of the contract that ends in May alone.
  expect(await line('contracts')).toMatchObject({ amount_ht: '488.00', count: 1 })
})

test('rebates on what is not declared, at the rate that is reached, and the step that this pace reaches', async () => {
  // 1 % of the 150 that were received in January and February; the declaration of March is not late.
  expect(await line('undeclared')).toMatchObject({ amount_ht: '1.50', count: 1 })
  const { data } = (await nadia.get<RfaYear>('/rfa?year=2026')).body
  const next = data.find(({ supplier_id }) => supplier_id === 2)?.next
  expect(next).toMatchObject({ from_ht: '1000.00', missing_ht: '512.00' })
  expect(await line('tier')).toMatchObject({ amount_ht: next?.gain_ht, count: 1, list: null })
  on.clock.set('2026-11-20T09:00:00+01:00')
  const later = await summer(on, '2026-11-20T09:00:00', 'nadia.roche')
  expect(await line('tier', later)).toBeUndefined()
  nadia = await summer(on, now, 'nadia.roche')
})

test('each list finds as many rows as are counted, the largest amount comes first, and nothing is nothing', async () => {
  const julie = await summer(on, now, 'julie.petit')
  for (const [who, query] of [
    [nadia, ''],
    [nadia, 'adherent_id=1'],
    [julie, ''],
    [julie, 'adherent_id=1'],
  ] as const) {
    const found = await lines(who, query)
    expect(found.length).toBeGreaterThan(1)
    expect(found.map(({ amount_ht }) => Number(amount_ht)).sort((a, b) => b - a)).toEqual(
      found.map(({ amount_ht }) => Number(amount_ht)),
    )
    for (const { key, count, list, amount_ht } of found) {
      expect(Number(amount_ht), key).toBeGreaterThan(0)
      if (!list) continue
      const { body } = await who.put<{ total: number }>('/search/', {
        ...list,
        offset: 0,
        limit: 1,
        orders: [],
      })
      expect(body.total, key).toBe(count)
    }
  }
  expect((await lines(nadia, 'month=2024-01')).some(({ key }) => key === 'leak' || key === 'price_gap')).toBe(
    false,
  )
})

test('a line that counts orders opens exactly those, with what each adds to its amount', async () => {
  const julie = await summer(on, now, 'julie.petit')
  const opened = async (who: TestActor, of: string, { act: { to } }: StakeLine) => {
    const [screen, query] = to.split('?')
    expect(screen).toBe('AtStakeOrders')
    return (
      await who.get<{ data: StatisticsOrder[]; amount_ht: string; from: string }>(
        `/at-stake/orders?${query}&${of}`,
      )
    ).body
  }
  for (const [who, of] of [
    [nadia, ''],
    [nadia, 'adherent_id=2'],
    [nadia, 'month=2026-02'],
    [julie, 'adherent_id=1'],
  ] as const) {
    const ofOrders = (await lines(who, of)).filter(({ key }) => key in orderStakes)
    expect(ofOrders.length, of).toBeGreaterThan(0)
    for (const stake of ofOrders) {
      const { data, amount_ht } = await opened(who, of.replace(/month=.*/, ''), stake)
      expect([data.length, amount_ht], stake.key).toEqual([stake.count, stake.amount_ht])
      const sum = data.reduce((all, one) => all + Math.round(Number(one.amount_ht) * 100), 0)
      expect(sum, stake.key).toBe(Math.round(Number(stake.amount_ht) * 100))
      const ids = (stake.list?.fields[0]?.value ?? []) as number[]
      expect(data.map(({ id }) => id)).toEqual(ids)
    }
  }
  // The dearest first, each under its name, member and supplier.
  const gap = await line('price_gap')
  if (!gap) throw new Error('no gap')
  const { data, from } = await opened(nadia, '', gap)
  expect(from).toBe('2026-03-01')
  expect(data.map(({ day, amount_ht }) => [day, amount_ht])).toEqual([
    ['2026-03-10', '20.00'],
    ['2026-03-12', '2.00'],
  ])
  expect(data.every(({ number, adherent, supplier }) => number && adherent && supplier)).toBe(true)
  expect((await nadia.get('/at-stake/orders?key=credits')).status).toBe(422)
})

test('a member sees its own: no rebates and contracts, its next prices and its budget at this pace', async () => {
  const julie = await summer(on, now, 'julie.petit')
  const keys = (await lines(julie, 'adherent_id=1')).map(({ key }) => key)
  expect([...keys].sort()).toEqual(['budget', 'credits', 'leak', 'price_gap', 'prices'])
  expect(await line('price_gap', julie, 'adherent_id=1')).toMatchObject({ amount_ht: '20.00', count: 1 })
  expect(await line('leak', julie, 'adherent_id=1')).toMatchObject({ amount_ht: '20.00', count: 1 })
  expect(await line('credits', julie, 'adherent_id=1')).toMatchObject({ amount_ht: '140.00', count: 2 })
  const { dates } = (await julie.get<PriceOutlook>('/catalog/price-outlook?adherentId=1')).body
  expect(await line('prices', julie, 'adherent_id=1')).toMatchObject({
    amount_ht: dates[0]?.gap,
    list: null,
    count: null,
  })
  // Ordered in 79 of 365 days.
  const [ordered] = await sql<{ amount: string }>(
    on,
    `select sum(l.line_ht)::text as amount from "order" o join order_line l on l.order_id = o.id
     where o.adherent_id = 1 and o.sending_order_date >= '2026-01-01' and l.catalog_id = 1 and o.status >= '300'`,
  )
  expect(await line('budget', julie, 'adherent_id=1')).toMatchObject({
    amount_ht: ((Number(ordered?.amount) * 365) / 79 - 1000).toFixed(2),
  })
})

test('shipping that was paid below the franco, and orders below the minimum, order by order', async () => {
  await sql(on, 'update referencing_terms set minimum_ht = null, franco_ht = null')
  await sql(on, 'update platform_terms set minimum_ht = 0, franco_ht = null')
  await sql(
    on,
    `update platform_terms set franco_ht = 500, minimum_ht = 1 + (select max(line_ht) from order_line where quantity = 10 and label like 'Carotte%') where id = (select platform_terms_id from platform where id = 2)`,
  )
  const [dear] = await sql<{ id: number }>(
    on,
    `select order_id as id from order_line where quantity = 200 and label like 'Carotte%' order by id desc limit 1`,
  )
  await sql(
    on,
    `insert into order_tax_line (order_id, label, kind, quantity, unit_amount, rate, amount_ht)
     select o.id, 'Port', 'shipping', 1, 25, 20, 25 from "order" o where o.id = $1 or (o.supplier_id <> 2 and o.create_order_date >= '2026-03-01')`,
    [dear?.id],
  )
  nadia = await summer(on, now, 'nadia.roche')
  // Orders of 10 and of 4 stay below the minimum. Where no franco is, shipping was not to be saved.
  expect(await line('shipping')).toMatchObject({ amount_ht: '25.00', count: 3 })
  expect(await line('shipping', nadia, 'adherent_id=2')).toBeUndefined()
  const { data, amount_ht } = (
    await nadia.get<{ data: StatisticsOrder[]; amount_ht: string }>('/at-stake/orders?key=shipping')
  ).body
  expect([data.length, data[0]?.id, amount_ht]).toEqual([3, dear?.id, '25.00'])
  // What its group's referencing changes of the terms holds for a member without one of its own.
  await sql(
    on,
    `with terms as (insert into referencing_terms (minimum_ht) values (0) returning id),
       grouped as (insert into groupadherent (label, company_id, main_adherent_id) select 'Groupe des ports', company_id, id from adherent where id = 1 returning id),
       joined as (update adherent set "groupAdherent_id" = (select id from grouped) where id = 1),
       ended as (update referencing set state = 'ended' where supplier_id = 2 and adherent_id = 1)
     insert into referencing ("groupAdherent_id", supplier_id, platform_id, state, terms_override_id) select grouped.id, 2, 2, 'active', terms.id from grouped, terms`,
  )
  expect(await line('shipping')).toMatchObject({ amount_ht: '25.00', count: 2 })
})

test('stock to be used within a week, by what came first and left first, at the average cost', async () => {
  const entry = async (day: number, quantity: string, price_unit_ht: string, best_before: string) =>
    voucher(await at(on, march(day), 'tom.garnier'), 'entry', `2026-03-0${day}`, [
      { article_id: 5, quantity, price_unit_ht, best_before },
    ])
  await entry(1, '60', '0.76', '2026-03-27')
  await entry(2, '20', '0.80', '2026-03-28')
  const exit = await voucher(
    await at(on, march(3), 'tom.garnier'),
    'exit',
    '2026-03-03',
    [{ article_id: 5, quantity: '30' }],
    {
      reason_id: await settingId(on, 'stockreason', 'Consommation'),
      mealtype_id: await settingId(on, 'mealtype', 'Déjeuner'),
      clientmeal_id: await settingId(on, 'clientmeal', 'Patient ou résident'),
      meals_number: 150,
    },
  )
  expect(exit.status).toBe(200)
  const julie = await summer(on, now, 'julie.petit')
  // 30 of the 60 are left, at 0.77.
  const found = await line('expiring', julie, 'adherent_id=1')
  expect(found).toMatchObject({ amount_ht: '23.10', count: 1 })
  const { body } = await julie.put<{ total: number }>('/search/', {
    ...found?.list,
    offset: 0,
    limit: 1,
    orders: [],
  })
  expect(body.total).toBe(1)
  expect(await line('expiring', julie, 'adherent_id=2')).toBeUndefined()
  nadia = await summer(on, now, 'nadia.roche')
  expect(await line('expiring')).toBeUndefined()
})

test('another member, a wrong month and suppliers are refused', async () => {
  const julie = await summer(on, now, 'julie.petit')
  const own = (await julie.get<{ id: number }[]>('/adherent/all?limit=false')).body.map(({ id }) => id)
  const foreign = await one('select id from adherent where id <> all($1::int[]) limit 1', [own])
  expect(await julie.get(`/at-stake?adherent_id=${foreign}`)).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'adherent_id' }] },
  })
  expect(await julie.get('/at-stake?month=2026-13')).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'month' }] },
  })
  expect(await julie.get(`/at-stake/orders?key=leak&adherent_id=${foreign}`)).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'adherent_id' }] },
  })
  const martin = await signIn(on.app, 'fm@martin.example')
  expect((await martin.get('/at-stake')).status).toBe(403)
  expect((await martin.get('/at-stake/orders?key=leak')).status).toBe(403)
})
