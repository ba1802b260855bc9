import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { addPurchaseMonths } from '../../../server/statistics/add-months'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { type SentOrder, sentOrder } from '../../kit/sent-order'
import { at, march } from '../stock/kit'
import { sql } from '../tenders/kit'

type Row = Record<string, unknown>

let on: TestApp
let actor: TestActor
beforeAll(async () => {
  on = await openApp()
  actor = await at(on, march(6), 'julie.petit')
})
afterAll(() => on.close())

/** Every row but its number, in one order. */
const contentSql = (table: string) =>
  `select coalesce(json_agg(v.row order by v.row::text), '[]')::text as all from (select to_jsonb(t) - 'id' as row from ${table} t) v`
const facts = ['purchase_fact', 'food_fact'] as const
const sums = [
  'purchase_day',
  'purchase_month',
  'article_day',
  'article_month',
  'article_member',
  'purchase_pair',
] as const
const content = async (tables: readonly string[]) => {
  const found: Record<string, string | undefined> = {}
  for (const table of tables) found[table] = await read(contentSql(table))
  return found
}
/** What the lines say, order by order, written apart from what fills the facts. */
const linesSql = `
  select coalesce(json_agg(v order by v.order_id, v.day), '[]')::text as all from (
    select o.id as order_id, c.date as day, sum(round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2)) as amount
    from "order" o join reception c on c.order_id = o.id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
    where not o.is_cancelled and o."deletedAt" is null and c.state = 'signed' and n."deletedAt" is null and r.qty_accepted > 0 group by o.id, c.date) v`
/** What closes: each order that is received, once, on the day of its delivery. */
const closedLinesSql = `
  select coalesce(json_agg(v order by v.order_id), '[]')::text as all from (
    select o.id as order_id, coalesce(o.real_delivery_date, (select max(date) from reception where order_id = o.id and state = 'signed')) as day,
      sum(n.quantity * n.coef_order_management)::numeric(20, 4) as ordered,
      sum(least(n.quantity, coalesce((select sum(r.qty_accepted) from reception_line r join reception c on c.id = r.reception_id
        where r.order_line_id = n.id and c.state = 'signed'), 0)) * n.coef_order_management)::numeric(20, 4) as served
    from "order" o join order_line n on n.order_id = o.id
    where o.status = '450' and not o.is_cancelled and exists (select 1 from reception where order_id = o.id and state = 'signed') group by o.id) v`
const closedSql = `
  select coalesce(json_agg(v order by v.order_id), '[]')::text as all from (
    select order_id, day, sum(ordered)::numeric(20, 4) as ordered, sum(served)::numeric(20, 4) as served from purchase_fact where closes group by 1, 2) v`
const sumsSql = `
  select coalesce(json_agg(v order by v.order_id, v.day), '[]')::text as all from (
    select order_id, day, sum(amount_ht) as amount from purchase_fact where quantity > 0 group by order_id, day) v`
const foodLinesSql = `
  select coalesce(json_agg(v order by v.order_id, v.day), '[]')::text as all from (
    select o.id as order_id, c.date as day, sum(round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2)) as amount
    from "order" o join reception c on c.order_id = o.id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
      join family f on f.id = n.family_id
    where not o.is_cancelled and c.state = 'signed' and r.qty_accepted >= 0 and case when n.snapshot is null then f.egalim_family else n.snapshot ->> 'egalim_family' end is not null
    group by 1, 2) v`
const foodSql = `
  select coalesce(json_agg(v order by v.order_id, v.day), '[]')::text as all from (
    select order_id, day, sum(amount_ht) as amount from food_fact group by 1, 2) v`
const articlesSql = `
  select coalesce(json_agg(v order by v.article_id), '[]')::text as all from (
    select n.article_id, sum(r.qty_accepted * n.coef_order_management)::numeric(26, 9) as quantity
    from "order" o join reception c on c.order_id = o.id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
    where not o.is_cancelled and c.state = 'signed' and r.qty_accepted > 0 group by 1) v`
const articleSumsSql = (table: string) => `
  select coalesce(json_agg(v order by v.article_id), '[]')::text as all from (
    select article_id, sum(quantity) as quantity from ${table} group by 1) v`
const read = async (text: string) => (await sql<{ all: string }>(on, text))[0]?.all

const add = () => addPurchaseMonths(on.context, on.clock.now())

/** Facts are what the lines say, what is added up is what they say, and all are the same when they are made anew. */
async function holds() {
  expect(await read(sumsSql)).toBe(await read(linesSql))
  expect(await read(closedSql)).toBe(await read(closedLinesSql))
  expect(await read(foodSql)).toBe(await read(foodLinesSql))
  const kept = await content(facts)
  await add()
  for (const table of ['article_day', 'article_month', 'article_member'])
    expect(await read(articleSumsSql(table)), table).toBe(await read(articlesSql))
  const added = await content(sums)
  await asOwner(on.url, async (tx) => {
    for (const table of sums) await tx.query(`delete from ${table}`)
    await tx.query('select rebuild_purchase_facts()')
  })
  expect(await content(facts)).toEqual(kept)
  await add()
  expect(await content(sums)).toEqual(added)
  return JSON.parse(kept.purchase_fact ?? '[]') as Row[]
}

let seed = 7
/** The same chances on every machine. */
const chance = (of: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % of
}

let keys = 0
const sign = async (order: SentOrder, of: readonly string[], more: Row = {}) => {
  keys += 1
  const { body } = await actor.post<{ id: number }>(`/order/${order.id}/reception`, {
    client_key: `facts-${String(keys).padStart(5, '0')}`,
    date: `2026-03-0${4 + chance(3)}`,
    remainder: chance(4) ? 'closed' : 'expected',
    lines: of.map((accepted, index) => ({
      order_line_id: order.lines[index],
      qty_delivered: accepted,
      qty_accepted: accepted,
      price_delivered_ht: `${8 + chance(3)}.${10 + chance(80)}`,
    })),
    ...more,
  })
  return body.id
}

test('facts are the lines after any sequence of receptions, second ones, signed anew, taken back, cancellations', async () => {
  const orders: { order: SentOrder; receptions: number[] }[] = []
  const quantities = () => [`${1 + chance(5)}`, `${chance(6)}.5`]
  for (let step = 0; step < 60; step += 1) {
    const one = orders[chance(Math.max(1, orders.length))]
    const last = one?.receptions.at(-1)
    const what = chance(6)
    if (!one || what === 0)
      orders.push({
        order: await sentOrder(on, {
          articles: [
            [1, '10'],
            [2, '5'],
          ],
        }),
        receptions: [],
      })
    else if (what < 4) {
      const signed = await sign(one.order, quantities(), last && chance(2) ? { replaces: last } : {})
      if (signed) one.receptions.push(signed)
    } else if (what === 4 && last) {
      await actor.post(`/order/${one.order.id}/reception/${last}/undo`, { reason: 'Mauvaise commande' })
      one.receptions.pop()
    } else if (what === 5 && chance(2) === 0)
      await sql(on, `update "order" set is_cancelled = not is_cancelled and status = '450' where id = $1`, [
        one.order.id,
      ])
    if (step % 15 === 14) await holds()
  }
  expect((await holds()).length).toBeGreaterThan(5)
  expect(await content(facts)).not.toMatchObject({ food_fact: '[]' })
})

test('what is changed by hand beneath a received order moves its facts in the same transaction', async () => {
  const order = await sentOrder(on, { articles: [[1, '10']], status: '450' })
  await sign(order, ['4'])
  const of = async () =>
    sql<{ amount_ht: string; lines: number }>(
      on,
      'select amount_ht, lines from purchase_fact where order_id = $1',
      [order.id],
    )
  await sql(
    on,
    `with c as (insert into reception (order_id, number, version, date, state) values ($1, 7, 1, '2026-03-05', 'signed') returning id)
     insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim) select id, $2, 2, 2, 3, false from c`,
    [order.id, order.lines[0]],
  )
  const [before] = await of()
  await sql(on, 'update reception_line set qty_accepted = 1 where order_line_id = $1', [order.lines[0]])
  const [after] = await of()
  expect(after).not.toEqual(before)
  await holds()
  await sql(
    on,
    `update order_line set snapshot = '{"labels": ["BIO"], "subfamily_id": 3}' where order_id = $1`,
    [order.id],
  )
  expect((await holds()).find(({ order_id }) => order_id === order.id)).toMatchObject({
    labels: 'BIO',
    subfamily_id: 3,
  })
  await sql(on, `update "order" set status = '400' where id = $1`, [order.id])
  expect(await of()).toMatchObject([{ lines: 0 }])
  await sql(on, `update reception set state = 'draft' where order_id = $1`, [order.id])
  expect(await of()).toEqual([])
})

test('nobody writes facts but the database', async () => {
  expect((await actor.put('/search/', { model: 'Purchase_fact', offset: 0, limit: 1 })).status).not.toBe(200)
  await expect(sql(on, 'select rebuild_purchase_facts()')).rejects.toThrow(/permission denied/)
})
