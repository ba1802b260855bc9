import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeakAnswer } from '../../../resources/leakage/answers'
import type {
  IndicatorsAnswer,
  Statistics,
  StatisticsOrders,
  SupplierScores,
} from '../../../resources/statistics/answers'
import { addPurchaseMonths } from '../../../server/statistics/add-months'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { uaFaults } from '../../kit/pdf-ua'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { sql } from '../tenders/kit'

let on: TestApp
let nadia: TestActor
const [from, to] = ['2026-01-01', '2026-06-30']
const days = `from=${from}&to=${to}`

let seed = 11
/** The same chances on every machine. */
const chance = (of: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % of
}
const dayOf = (month: number) => `2026-0${month}-${String(1 + chance(27)).padStart(2, '0')}`

const receiveSql = `
  with c as (insert into reception (order_id, number, version, date, state) values ($1, $2, 1, $3, $4) returning id)
  insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim)
  select c.id, v.line, v.delivered, v.accepted, v.price, false from c, jsonb_to_recordset($5::jsonb) as v(line int, delivered numeric, accepted numeric, price numeric)`
const claimSql = `
  with t as (insert into litigation (adherent_id, order_id, supplier_id, litigation_date, credit_note, amount, credit_obtained_ht, description, alert, status, is_sent, user_id)
    select adherent_id, id, supplier_id, $2, true, $3, $4, 'x', false, '300', $5, user_id from "order" where id = $1 returning id)
  insert into litigation_line (litigation_id, order_line_id, label, gap_ht) select t.id, v.line, 'x', v.gap from t, jsonb_to_recordset($6::jsonb) as v(line int, gap numeric)`

/** Orders that come in one, two or three deliveries, in part or beside what was ordered; cancelled ones, drafts, claims and substitutes. */
beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-09-01T09:00:00+02:00')
  for (let at = 0; at < 40; at += 1) {
    const month = 1 + chance(7)
    const order = await sentOrder(on, {
      adherent: 1 + chance(2),
      supplier: 1 + chance(2),
      day: dayOf(month),
      articles: [
        [1, String(1 + chance(9))],
        [2, `${1 + chance(5)}.5`],
        [3, String(2 + chance(3))],
      ],
    })
    const deliveries = chance(4)
    for (let number = 1; number <= deliveries; number += 1)
      await sql(on, receiveSql, [
        ...[order.id, number, dayOf(Math.min(8, month + chance(2))), chance(8) ? 'signed' : 'draft'],
        JSON.stringify(
          order.lines.map((line) => {
            const delivered = chance(5)
            const price = `${1 + chance(4)}.${10 + chance(80)}`
            return { line, delivered, accepted: Math.max(0, delivered - chance(2)), price }
          }),
        ),
      ])
    await sql(
      on,
      `update order_line set added_at_reception = (position = 2 and $2), confirmed_state = case when position = 1 and $3 then 'substituted' else confirmed_state end
       where order_id = $1`,
      [order.id, chance(3) === 0, chance(4) === 0],
    )
    if (deliveries && chance(5))
      await sql(on, `update "order" set status = '450', is_cancelled = $2 where id = $1`, [
        order.id,
        chance(9) === 0,
      ])
    if (chance(2))
      await sql(on, claimSql, [
        ...[order.id, dayOf(month), `${10 + chance(90)}.33`, `${chance(10)}.10`, chance(4) > 0],
        JSON.stringify(
          chance(4) ? order.lines.map((line, place) => ({ line, gap: place + 1 + chance(3) })) : [],
        ),
      ])
  }
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
}, 120_000)
afterAll(() => on.close())

interface Line {
  id: number
  order_id: number
  status: string
  is_cancelled: boolean
  supplier_id: number
  family_id: number
  quantity: string
  coef: string
  billing: string
  added_at_reception: boolean
  received: { date: string; accepted: string; delivered: string; price: string }[]
}

/** Every order line with what was signed of it: nothing is added up by the database. */
const lines = () =>
  sql<Line & Record<string, unknown>>(
    on,
    `select n.id, n.order_id, o.status, o.is_cancelled, o.supplier_id, n.family_id, n.quantity::text as quantity, n.coef_order_management::text as coef,
       n.coef_billing::text as billing, n.added_at_reception, coalesce((select json_agg(json_build_object('date', c.date, 'accepted', r.qty_accepted::text,
         'delivered', r.qty_delivered::text, 'price', r.price_delivered_ht::text)) from reception_line r join reception c on c.id = r.reception_id
         where r.order_line_id = n.id and c.state = 'signed'), '[]') as received
     from order_line n join "order" o on o.id = n.order_id where o.number like 'T-%' order by n.id`,
  )

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
/** Half away from zero, of decimals that are short enough for it. */
const round2 = (value: number) => Math.round(Number((value * 100).toFixed(4)))
const inDays = (day: string) => day >= from && day <= to

/** Received HT in cents, orders and service, of the measures' definitions alone. */
async function recount(of: (line: Line) => boolean = () => true) {
  const all = (await lines()).filter((line) => !line.is_cancelled && of(line))
  const money = all.flatMap((line) =>
    line.received
      .filter(({ date }) => inDays(date))
      .map(({ accepted, price }) =>
        round2((Number(accepted) * Number(line.coef) * Number(price)) / Number(line.billing)),
      ),
  )
  const closing = new Map<number, string>()
  for (const line of await lines())
    for (const { date } of line.received)
      if (line.status === '450' && date > (closing.get(line.order_id) ?? '')) closing.set(line.order_id, date)
  const closed = all.filter(({ order_id }) => inDays(closing.get(order_id) ?? ''))
  let [served, ordered] = [0, 0]
  for (const line of closed) {
    if (line.added_at_reception) continue
    const accepted = line.received.reduce((sum, one) => sum + Number(one.accepted), 0)
    served += Math.min(accepted, Number(line.quantity)) * Number(line.coef)
    ordered += Number(line.quantity) * Number(line.coef)
  }
  return {
    received: money.reduce((sum, one) => sum + one, 0),
    orders: new Set(closed.map(({ order_id }) => order_id)).size,
    service: ordered ? ((100 * served) / ordered).toFixed(2) : null,
  }
}

const file = (path: string) => on.app.inject({ url: `/api${path}`, headers: { authorization: nadia.token } })
const workbook = async (path: string, place = 0) => cellsOf((await file(path)).rawPayload, place)
const steering = async () => {
  const body = {
    type: 'purchase_steering',
    filters: [
      { name: 'day', operator: 'gte', value: from },
      { name: 'day', operator: 'lte', value: to },
    ],
  }
  const run = await nadia.post<{ id: number }>('/exports/runs', body)
  const runs = async () =>
    (await nadia.get<{ data: { id: number; state: string }[] }>('/exports/runs')).body.data
  const stateOf = async () => (await runs()).find(({ id }) => id === run.body.id)?.state
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('done')
  const url = `/api/exports/runs/${run.body.id}/file`
  return (await on.app.inject({ url, headers: { authorization: nadia.token } })).rawPayload
}
const read = async (by: string, more = '') =>
  (await nadia.get<Statistics>(`/statistics?by=${by}&${days}${more}`)).body

test('every door tells the same purchases, orders and service as a recount of the lines, before and after days are added up', async () => {
  const wanted = await recount()
  expect(wanted.orders).toBeGreaterThan(10)
  for (const _ of [0, 1]) {
    for (const by of ['month', 'supplier', 'family', 'service']) {
      const { total, rows } = await read(by)
      expect(cents(total.now.amount_ht), by).toBe(wanted.received)
      expect([total.now.orders, total.now.service_rate], by).toEqual([wanted.orders, wanted.service])
      expect(
        rows.reduce((sum, { now }) => sum + cents(now.amount_ht), 0),
        by,
      ).toBe(wanted.received)
      const sheet = (await workbook(`/statistics/workbook?by=${by}&${days}`)).slice(1)
      expect(
        sheet.reduce((sum, row) => sum + cents(row[1]), 0),
        by,
      ).toBe(wanted.received)
    }
    await addPurchaseMonths(on.context, on.clock.now())
  }
  const { data } = (await nadia.get<SupplierScores>(`/statistics/suppliers?${days}`)).body
  const services = cellsOf(await steering(), 3).slice(1)
  expect(data.length).toBeGreaterThan(1)
  for (const { supplier_id, name, orders, service } of data) {
    const of = await recount((line) => line.supplier_id === supplier_id)
    expect([orders, service], name).toEqual([of.orders, of.service])
    const sheet = services.find((row) => row[1] === name)
    expect([sheet?.[2], Number(sheet?.[4]).toFixed(2)], name).toEqual([of.orders, of.service])
  }
  const purchases = cellsOf(await steering(), 1).slice(1)
  expect(purchases.reduce((sum, row) => sum + cents(row[7]), 0)).toBe(wanted.received)
})

test('what stands behind a figure adds up to it', async () => {
  const { total } = await read('month')
  const orders = async (figure: string) =>
    (await nadia.get<StatisticsOrders>(`/statistics/orders?${days}&limit=200&figure=${figure}`)).body
  const received = await orders('received')
  expect(received.amount_ht).toBe(total.now.amount_ht)
  expect(received.data.reduce((sum, { amount_ht }) => sum + cents(amount_ht), 0)).toBe(
    cents(received.amount_ht),
  )
  const closed = await orders('orders')
  expect([closed.total, closed.data.length]).toEqual([total.now.orders, total.now.orders])
  expect((Number(closed.amount_ht) / closed.total).toFixed(2)).toBe(total.now.basket_ht)
})

test('a long period tells each of its months and all of their purchases; one that is too long is refused by name', async () => {
  const of = (from: string) => nadia.get<Statistics>(`/statistics?by=month&from=${from}&to=2026-12-31`)
  const long = (await of('2012-01-01')).body
  expect(long.rows).toHaveLength(15 * 12)
  const sum = long.rows.reduce((all, { now }) => all + cents(now.amount_ht), 0)
  expect([sum > 0, sum]).toEqual([true, cents(long.total.now.amount_ht)])
  expect(await of('1926-01-01')).toMatchObject({ status: 422, body: { fields: [{ name: 'from' }] } })
})

test('a report is printed with the rows of its workbook, its lines and its definitions', async () => {
  const paths = [
    ...[`/statistics/workbook?by=supplier&${days}`, `/statistics/indicators/workbook?by=family&${days}`],
    ...[`/statistics/suppliers/workbook?${days}`, `/statistics/bridge/workbook?${days}`],
    ...[`/leakage/workbook?${days}`, '/egalim/workbook?year=2026'],
  ]
  for (const path of paths) {
    const { statusCode, headers, rawPayload } = await file(`${path}&format=pdf`)
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'application/pdf'])
    expect([path, uaFaults(rawPayload)]).toEqual([path, []])
    const text = textsOf(rawPayload).join(' ')
    for (const said of ['Périmètre : ', 'Définitions', 'page 1 / ']) expect(text).toContain(said)
    for (const [name] of (await workbook(path)).slice(1)) expect(text).toContain(String(name).split(' ')[0])
  }
  expect((await nadia.get(`${paths[0]}&format=odt`)).status).toBe(422)
})

test('credits of the families add up to those of all: sent claims, shared over their lines, on the day of the claim', async () => {
  const claims = await sql<{ amount: string; obtained: string }>(
    on,
    `select amount::text as amount, credit_obtained_ht::text as obtained from litigation
     where description = 'x' and is_sent and litigation_date between $1 and $2`,
    [from, to],
  )
  const asked = claims.reduce((sum, { amount }) => sum + cents(amount), 0)
  const obtained = claims.reduce((sum, one) => sum + cents(one.obtained), 0)
  for (const by of ['family', 'supplier', 'month', 'adherent']) {
    const { total, rows } = (await nadia.get<IndicatorsAnswer>(`/statistics/indicators?by=${by}&${days}`))
      .body
    expect([cents(total.now.credit_asked), cents(total.now.credit_obtained)], by).toEqual([asked, obtained])
    expect(
      rows.reduce((sum, { now }) => sum + cents(now.credit_asked), 0),
      by,
    ).toBe(asked)
    expect(
      rows.reduce((sum, { now }) => sum + cents(now.credit_obtained), 0),
      by,
    ).toBe(obtained)
  }
})

test('the leakage has one total in three parts, on the screen, in its workbook and in « Pilotage des achats »', async () => {
  await sql(on, 'update supplier_contract set "deletedAt" = now() where supplier_id = 2')
  const { body } = await nadia.get<LeakAnswer>(`/leakage?${days}`)
  expect(cents(body.amount_ht)).toBeGreaterThan(0)
  expect(cents(body.replaceable_ht) + cents(body.without_ht)).toBe(cents(body.amount_ht))
  const own = (await workbook(`/leakage/workbook?${days}`)).slice(1)
  expect(own.reduce((sum, row) => sum + cents(row[7]), 0)).toBe(cents(body.amount_ht))
  const book = cellsOf(await steering(), 6).slice(1)
  const sum = (column: number) => book.reduce((all, row) => all + cents(row[column]), 0)
  expect([sum(6), sum(7), sum(8)]).toEqual([body.amount_ht, body.replaceable_ht, body.without_ht].map(cents))
})
