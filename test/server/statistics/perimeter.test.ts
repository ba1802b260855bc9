import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  AveragePrices,
  Statistics,
  StatisticsOrders,
  SupplierScores,
} from '../../../resources/statistics/answers'
import { dimensionNames } from '../../../resources/statistics/dimensions'
import { scoreOf } from '../../../resources/statistics/score'
import { signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { sql } from '../tenders/kit'

let on: TestApp

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-09-01T09:00:00+02:00')
  const days = ['2026-01-05', '2026-02-10', '2026-08-31', '2025-03-03']
  let turn = 0
  for (const adherent of [1, 2, 3])
    for (const day of days) {
      turn += 1
      const order = await sentOrder(on, {
        ...{ adherent, day, status: '450' },
        articles: [
          [1, `${2 + turn}`],
          [2, `${turn}.5`],
        ],
      })
      await received(on, order.id, day)
      if (turn % 3 === 0)
        await sql(
          on,
          `update "order" set ack_order_date = sending_order_date + interval '3 hours' where id = $1`,
          [order.id],
        )
    }
  // One of a group, delivered to one of its members.
  const group = await sentOrder(on, { adherent: 1, day: '2026-05-04', status: '450', articles: [[1, '7']] })
  await sql(
    on,
    `update "order" o set adherent_id = null, "groupAdherent_id" = a."groupAdherent_id", delivery_adherent_id = 1 from adherent a
     where a.id = 1 and o.id = $1 and a."groupAdherent_id" is not null`,
    [group.id],
  )
  await received(on, group.id, '2026-05-04')
})
afterAll(() => on.close())

/** Sums of the lines of some orders, by who received them. */
const linesSql = `
  select coalesce(o.delivery_adherent_id, o.adherent_id)::text as member, sum(round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2))::text as amount,
    count(distinct o.id)::int as orders
  from "order" o join reception c on c.order_id = o.id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
  where o.id = any($1::bigint[]) and c.date between '2026-01-01' and '2026-08-31' group by 1 order by 1`

test('each person reads the figures of the orders that it may see, to the cent, in every dimension', async () => {
  const people = await sql<{ email: string }>(
    on,
    `select email from "user" where email like '%@demo.example' and status_id = 1 and "deletedAt" is null order by email`,
  )
  let [readers, refused, different] = [0, 0, new Set<string>()]
  for (const { email } of people) {
    const actor = await signIn(on.app, email)
    const answer = await actor.get<Statistics>('/statistics?from=2026-01-01&to=2026-08-31&by=adherent')
    if (answer.status === 403) {
      refused += 1
      continue
    }
    readers += 1
    expect(answer.status, email).toBe(200)
    const seen = await actor.put<{ data: { id: number }[] }>('/search/', {
      ...{ model: 'Order', offset: 0, limit: 200, orders: [] },
      fields: [{ name: 'status', operator: 'eq', value: '450' }],
    })
    const ids = seen.body.data?.map(({ id }) => id)
    // Who may not read orders sees none of them, yet its figures: those of its services.
    if (!ids) continue
    const expected = await sql<{ member: string; amount: string; orders: number }>(on, linesSql, [ids])
    const rows = answer.body.rows
      .filter(({ now }) => now.orders > 0)
      .map(({ key, now }) => ({ member: key, amount: now.amount_ht, orders: now.orders }))
      .sort((a, b) => (a.member < b.member ? -1 : 1))
    expect(rows, email).toEqual(expected)
    const total = expected.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0)
    expect(Math.round(Number(answer.body.total.now.amount_ht) * 100), email).toBe(total)
    for (const by of dimensionNames.filter((one) => one !== 'label' && one !== 'adherent')) {
      const { body } = await actor.get<Statistics>(`/statistics?from=2026-01-01&to=2026-08-31&by=${by}`)
      const sum = body.rows.reduce((cents, { now }) => cents + Math.round(Number(now.amount_ht) * 100), 0)
      expect(sum, `${email} ${by}`).toBe(total)
    }
    const behind = await actor.get<StatisticsOrders>(
      '/statistics/orders?from=2026-01-01&to=2026-08-31&limit=200',
    )
    expect(behind.body.total, email).toBe(expected.reduce((sum, { orders }) => sum + orders, 0))
    different.add(answer.body.total.now.amount_ht)
  }
  expect(readers).toBeGreaterThan(5)
  expect(refused).toBeGreaterThan(0)
  expect(different.size).toBeGreaterThan(2)
})

/** Orders that a person may see, by its own lists: services of the back office, members and groups of the others (domain §1.7). */
const visibleSql = `
  with who as (select u.id, p.profile_type_id as type from "user" u join profile p on p.id = u.profile_id where u.email = $1),
  member as (
    select j.adherent_id as id from user_adherent_ids j join who on who.id = j.user_id
    union select a.id from adherent a join "user_groupAdherent_ids" j on j.groupadherent_id = a."groupAdherent_id" join who on who.id = j.user_id),
  team as (
    select j.groupadherent_id as id from "user_groupAdherent_ids" j join who on who.id = j.user_id
    union select a."groupAdherent_id" from adherent a join member m on m.id = a.id)
  select o.id, o.number from "order" o, who where o."deletedAt" is null and case who.type
    when 1 then not exists (select 1 from user_company_ids j where j.user_id = who.id)
      or o.company_id in (select j.company_id from user_company_ids j where j.user_id = who.id)
    else o.adherent_id in (select id from member) or o.delivery_adherent_id in (select id from member) or o."groupAdherent_id" in (select id from team) end
  order by o.number`

/** What stands in the lines of some orders, in cents and by article. */
const articlesSql = `
  select n.article_id, sum(round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2))::text as amount
  from order_line n join reception_line r on r.order_line_id = n.id join reception c on c.id = r.reception_id
  where n.order_id = any($1::bigint[]) and c.date between '2026-01-01' and '2026-08-31' group by 1 order by 1`

const cents = (amounts: readonly unknown[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0)

test('workbooks, average prices, exports and purchase steering hold the rows of who asks, to the cent', async () => {
  const days = 'from=2026-01-01&to=2026-08-31'
  const period = (on: string) => [
    { name: on, operator: 'gte', value: '2026-01-01' },
    { name: on, operator: 'lte', value: '2026-08-31' },
  ]
  const people = await sql<{ email: string }>(
    on,
    `select u.email from "user" u join profile p on p.id = u.profile_id where u.email like '%@demo.example' and u.status_id = 1 and u."deletedAt" is null
       and p.profile_type_id in (1, 3) order by u.email`,
  )
  const made = { workbook: 0, prices: 0, received_orders: 0, purchase_steering: 0 }
  for (const { email } of people) {
    const actor = await signIn(on.app, email)
    const visible = await sql<{ id: number; number: string }>(on, visibleSql, [email])
    const ids = visible.map(({ id }) => id)
    const lines = await sql<{ article_id: number; amount: string }>(on, articlesSql, [ids])
    const total = cents(lines.map(({ amount }) => amount))
    const book = await on.app.inject({
      url: `/api/statistics/workbook?${days}&by=supplier`,
      headers: { authorization: actor.token },
    })
    if (book.statusCode === 200) {
      made.workbook += 1
      const rows = cellsOf(book.rawPayload).slice(1)
      expect(cents(rows.map((row) => row[1])), `${email} workbook`).toBe(total)
    }
    const prices = await actor.get<AveragePrices>(`/statistics/prices?${days}&limit=false`)
    expect(prices.status === 200, email).toBe(book.statusCode === 200)
    if (prices.status === 200) {
      made.prices += 1
      const found = prices.body.data.map(({ article_id, amount_ht }) => ({ article_id, amount: amount_ht }))
      expect(
        found.sort((a, b) => a.article_id - b.article_id),
        `${email} prices`,
      ).toEqual(lines)
    }
    const file = async (type: string, on_: string) => {
      const asked = { type, filters: period(on_) }
      const { status, body } = await actor.put<{ file: string }>('/exports/exportSearchResult', asked)
      return status === 200 ? Buffer.from(body.file, 'base64') : undefined
    }
    const orders = await file('received_orders', 'real_delivery_date')
    if (orders) {
      made.received_orders += 1
      const dated = await sql<{ number: string }>(
        on,
        `select number from "order" where id = any($1::bigint[]) and status = '450' and real_delivery_date between '2026-01-01' and '2026-08-31' order by 1`,
        [ids],
      )
      const numbers = cellsOf(orders)
        .slice(1)
        .map(([number]) => number)
      expect(numbers.sort(), `${email} orders`).toEqual(dated.map(({ number }) => number))
    }
    const run = await actor.post<{ id: number }>('/exports/runs', {
      ...{ type: 'purchase_steering', filters: period('day') },
    })
    if (run.status === 200) {
      made.purchase_steering += 1
      const runs = async () =>
        (await actor.get<{ data: { id: number; state: string }[] }>('/exports/runs')).body.data
      const stateOf = async () => (await runs()).find(({ id }) => id === run.body.id)?.state
      await expect.poll(stateOf, { timeout: 20_000 }).toBe('done')
      const url = `/api/exports/runs/${run.body.id}/file`
      const { rawPayload } = await on.app.inject({ url, headers: { authorization: actor.token } })
      const rows = cellsOf(rawPayload, 1)
      const at = (rows[0] ?? []).length - 1
      expect(cents(rows.slice(1).map((row) => row[at])), `${email} steering`).toBe(total)
    }
  }
  for (const [name, count] of Object.entries(made)) expect(count, name).toBeGreaterThan(1)
})

test('a year before, a part alone, and what is none of one’s own', async () => {
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const read = async (query: string) => (await nadia.get<Statistics>(`/statistics?${query}`)).body
  const all = await read('from=2026-01-01&to=2026-08-31&by=month')
  expect(all).toMatchObject({ before_from: '2025-01-01', before_to: '2025-08-31' })
  expect(all.rows.map(({ key }) => key)).toEqual(
    ['01', '02', '03', '04', '05', '06', '07', '08'].map((month) => `2026-${month}`),
  )
  expect(all.rows[2]?.before.orders).toBe(3)
  const february = await read('from=2026-01-01&to=2026-08-31&by=supplier&month=2026-02')
  expect(february.total.now.amount_ht).toBe(all.rows[1]?.now.amount_ht)
  expect(february).toMatchObject({ from: '2026-02-01', to: '2026-02-28', before_to: '2025-02-28' })
  const leap = await read('from=2024-02-01&to=2024-02-29&by=supplier')
  expect(leap).toMatchObject({ before_from: '2023-02-01', before_to: '2023-02-28' })
  expect((await nadia.get('/statistics?by=nothing')).status).toBe(422)
  const julie = await signIn(on.app, 'julie.petit@demo.example')
  const other = await julie.get<{ fields: { name: string }[] }>('/statistics?by=supplier&adherent_id=999')
  expect(other.body.fields).toEqual([{ name: 'adherent_id', message: expect.any(String) }])
})

test('suppliers are scored by the weights of the options, above the least number of orders', async () => {
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const { body } = await nadia.get<SupplierScores>('/statistics/suppliers?from=2026-01-01&to=2026-08-31')
  const [first] = body.data
  expect(body.weights).toEqual([40, 25, 20, 15])
  expect(first).toMatchObject({
    orders: 10,
    service: '100.00',
    on_time: '100.00',
    claims: '0.00',
    answers: null,
  })
  expect(first?.score).toBe('100.0')
  expect(Number(first?.read_in_time)).toBeLessThan(100)
  const book = await on.app.inject({
    url: '/api/statistics/suppliers/workbook?from=2026-01-01&to=2026-08-31',
    headers: { authorization: nadia.token },
  })
  expect(cellsOf(book.rawPayload)[1]?.slice(0, 4)).toEqual([first?.name, 100, Number(first?.amount_ht), 10])
  await sql(on, `update generaloption set value = '20' where key = 'supplier_score_min_orders'`)
  const fewer = await nadia.get<SupplierScores>('/statistics/suppliers?from=2026-01-01&to=2026-08-31')
  expect(fewer.body.data[0]?.score ?? null).toBe(fewer.body.least_orders === 20 ? null : first?.score)
  const rates = { service: '90.00', on_time: '80.00', claims: '10.00', answers: '50.00' }
  expect(scoreOf(rates, [40, 25, 20, 15])).toBe('81.5')
  expect(scoreOf({ ...rates, answers: null }, [40, 25, 20, 15])).toBe('87.1')
  expect(scoreOf({ service: null, on_time: null, claims: null, answers: null }, [40, 25, 20, 15])).toBeNull()
})
