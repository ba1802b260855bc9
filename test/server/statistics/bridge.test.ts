import { afterAll, beforeAll, expect, test } from 'vitest'
import { bridgeSentence } from '../../../i18n/fr/bridge-sentence'
import { linkOf } from '../../../resources/content/notification-links'
import type { Statistics } from '../../../resources/statistics/answers'
import { bridgePartNames, bridgesOf } from '../../../resources/statistics/bridge'
import type { BridgeAnswer, BridgeArticles } from '../../../resources/statistics/bridge-answers'
import { runJob } from '../../../server/jobs/run-job'
import { statisticsJobs } from '../../../server/jobs/statistics-jobs'
import { addPurchaseMonths } from '../../../server/statistics/add-months'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { reportOf } from '../../kit/workbooks'
import { sql } from '../tenders/kit'

let on: TestApp
let nadia: TestActor
let [units, family, other, outside] = [[0, 0], 0, 0, 0] as [[number, number], number, number, number]
/** Articles by their places in the products of the test. */
const places: number[] = []

/** Article (or the product out of catalogue), quantity accepted, price; what was paid where nothing was accepted. */
type Line = readonly [article: number | 'outside', quantity: string, price: string, paid?: string]

const receiveSql = `
  with c as (insert into reception (order_id, number, version, date, state) values ($1, 1, 1, $2, 'signed') returning id)
  insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, paid_quantity, claim)
  select c.id, v.line, v.accepted, v.accepted, v.price, v.paid, false from c, jsonb_to_recordset($3::jsonb) as v(line int, accepted numeric, price numeric, paid numeric)`

/** An order of a member, received whole that day: a unit is a base unit. */
async function bought(adherent: number, day: string, lines: readonly Line[]): Promise<number> {
  const articles = lines.map(
    ([article, quantity]) => [places[article === 'outside' ? 0 : article - 1] ?? 0, quantity] as const,
  )
  const order = await sentOrder(on, { adherent, day, status: '450', articles })
  await sql(
    on,
    `update order_line set coef_order_management = 1, coef_billing = 1, family_id = case when article_id = $4 then $2::int else $1::int end where order_id = $3`,
    [family, other, order.id, places[6]],
  )
  for (const [at, [article]] of lines.entries())
    if (article === 'outside')
      await sql(on, 'update order_line set article_id = null, product_not_in_catalog_id = $2 where id = $1', [
        order.lines[at],
        outside,
      ])
  const received = lines.map(([, accepted, price, paid], at) => ({
    line: order.lines[at],
    accepted,
    price,
    paid: paid ?? null,
  }))
  await sql(on, receiveSql, [order.id, day, JSON.stringify(received)])
  return order.id
}

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-09-01T09:00:00+02:00')
  const ids = async (text: string) => (await sql<{ id: number }>(on, text)).map(({ id }) => id)
  units = (await ids('select id from unit order by id limit 2')) as [number, number]
  ;[family = 0, other = 0] = await ids('select id from family order by id limit 2')
  const copied = async (table: string, values: Record<string, string>) => {
    const columns = await sql<{ name: string }>(
      on,
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
         and column_name not in ('id', 'gtin', 'packaging_gtin')`,
      [table],
    )
    const names = columns.map(({ name }) => `"${name}"`)
    const [made] = await ids(
      `insert into ${table} (${names}) select ${names.map((name) => values[name.slice(1, -1)] ?? name)} from ${table} where id = 1 returning id`,
    )
    return made ?? 0
  }
  const products: number[] = []
  for (const place of [0, 1, 2, 3, 4])
    products.push(
      await copied('product', {
        code: `'BRIDGE${place}'`,
        label: `'Produit ${place}'`,
        unit_id: String(units[0]),
      }),
    )
  // Articles 1, 2 and 6 are of one product, 3, 4, 5 and 7 each of its own.
  for (const [at, product] of [0, 0, 1, 2, 3, 0, 4].entries())
    places.push(
      await copied('article', {
        ...{ label: `'Article ${at + 1}'`, ref_supplier: `'BRIDGE${at + 1}'` },
        product_id: String(products[product]),
      }),
    )
  const [made] = await sql<{ id: number }>(
    on,
    `insert into productnotincatalog (adherent_id, supplier_id, label, catalog_id, unit_id, price_ht, rate_id, active)
     select 1, 1, 'Boudin maison', (select catalog_id from family where id = $1), $2, 5, (select min(id) from rate), true returning id`,
    [family, units[1]],
  )
  outside = made?.id ?? 0
  await bought(1, '2025-03-05', [
    [1, '10', '2.00'],
    [2, '5', '4.00'],
    [3, '20', '1.00'],
    [4, '3', '10.00'],
    [7, '1', '100.00'],
    ['outside', '4', '5.00'],
  ])
  await bought(1, '2026-03-04', [
    [1, '12', '2.50'],
    [6, '6', '3.00'],
    [3, '22', '1.10'],
    [5, '2', '7.00'],
    [7, '1', '100.00'],
    ['outside', '6', '6.00'],
  ])
  await bought(1, '2026-03-05', [[3, '0', '1.10', '2']])
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

const march = 'from=2026-03-01&to=2026-03-31&adherent_id=1'
const read = async (query: string, who = nadia) =>
  (await who.get<BridgeAnswer>(`/statistics/bridge?${query}`)).body
const articles = async (query: string, who = nadia) =>
  (await who.get<BridgeArticles>(`/statistics/bridge/articles?${query}&limit=200`)).body.data

test('prices, another article, other products, volume, new and dropped products and lines without quantity, to the cent', async () => {
  const found = await read(march)
  expect(found).toMatchObject({
    ...{ from: '2026-03-01', to: '2026-03-31', before_from: '2025-03-01', before_to: '2025-03-31' },
    total: {
      ...{ before_ht: '210.00', after_ht: '224.40', price_ht: '14.20', substitution_ht: '-6.00' },
      ...{ mix_ht: '1.42', volume_ht: '18.58', new_ht: '14.00', dropped_ht: '-30.00', other_ht: '2.20' },
    },
    rows: [
      { key: String(family), articles: 7, before_ht: '110.00', after_ht: '124.40' },
      { key: String(other), articles: 1, before_ht: '100.00', after_ht: '100.00', volume_ht: '0.00' },
    ],
    more: 0,
  })
  expect(found.articles).toHaveLength(5)
  const parts = Object.fromEntries(
    (await articles(`${march}&family_id=${family}`)).map((one) => [
      one.label.replace('Article ', ''),
      bridgePartNames.map((name) => one[name]).join(' '),
    ]),
  )
  expect(parts).toEqual({
    1: '6.00 0.00 1.14 2.86 0.00 0.00 0.00',
    2: '0.00 -24.00 1.14 2.86 0.00 0.00 0.00',
    3: '2.20 0.00 -0.86 2.86 0.00 0.00 2.20',
    4: '0.00 0.00 0.00 0.00 0.00 -30.00 0.00',
    5: '0.00 0.00 0.00 0.00 14.00 0.00 0.00',
    6: '0.00 18.00 0.00 0.00 0.00 0.00 0.00',
    'Boudin maison': '6.00 0.00 0.00 10.00 0.00 0.00 0.00',
  })
})

test('among equal remainders the price takes the cent, and a part that falls is rounded down first', () => {
  const one = { familyKey: '1', productKey: 'p', unitKey: '1', loose: '0', loose_before: '0' }
  const [tied] = bridgesOf([
    { ...one, amount_before: '0.01', amount: '0.02', quantity_before: '2', quantity: '3' },
  ])
  expect(tied).toMatchObject({ price_ht: '0.01', substitution_ht: '0.00', mix_ht: '0.00', volume_ht: '0.00' })
  const [fallen] = bridgesOf([
    { ...one, amount_before: '0.03', amount: '0.01', quantity_before: '2', quantity: '1' },
  ])
  // −0.005 of price and −0.015 of volume: −0.01 and −0.02 first, and the one cent that is too much from the price.
  expect(fallen).toMatchObject({ price_ht: '0.00', volume_ht: '-0.02' })
})

test('another period to compare with, a month, and its workbook', async () => {
  const found = await read('from=2025-03-01&to=2025-03-31&before_from=2026-03-01&before_to=2026-03-31')
  expect(found).toMatchObject({
    ...{ before_from: '2026-03-01', before_to: '2026-03-31' },
    total: {
      before_ht: '224.40',
      after_ht: '210.00',
      new_ht: '30.00',
      dropped_ht: '-14.00',
      other_ht: '-2.20',
    },
  })
  expect((await read('from=2026-01-01&to=2026-08-31&month=2026-03')).before_to).toBe('2025-03-31')
  const refused = await nadia.get('/statistics/bridge?before_from=2026-13-01')
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ name: 'before_from' }] } })
  const { rawPayload } = await on.app.inject({
    url: `/api/statistics/bridge/workbook?${march}`,
    headers: { authorization: nadia.token },
  })
  const { above, table, total } = reportOf(rawPayload)
  expect(above[0]).toBe('Pourquoi ? – Famille')
  expect(total).toEqual(['Total', 210, 224.4, 14.2, -6, 1.42, 18.58, 14, -30, 2.2])
  expect([table.length, reportOf(rawPayload, 1).table.length]).toEqual([3, 9])
})

let seed = 5
/** The same chances on every machine. */
const chance = (of: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % of
}
const cents = (amount: string) => Math.round(Number(amount) * 100)

test('of any purchases the parts add up to the difference: of articles, families and all, as the statistics tell both periods', async () => {
  for (let at = 0; at < 40; at += 1) {
    const day = `${2025 + chance(2)}-0${1 + chance(8)}-${String(1 + chance(28)).padStart(2, '0')}`
    const lines = Array.from({ length: 1 + chance(4) }, (): Line => {
      const article = chance(8)
      const price = `${1 + chance(9)}.${10 + chance(80)}`
      if (chance(9) === 0) return [1 + chance(7), '0', price, `${1 + chance(3)}.333`]
      return [article === 0 ? 'outside' : article, `${1 + chance(20)}.${chance(10)}`, price]
    })
    const once = [...new Map(lines.map((line) => [line[0], line])).values()]
    await bought(1 + chance(2), day, once)
  }
  const julie = await signIn(on.app, 'julie.petit@demo.example')
  const [from, to] = ['2026-01-01', '2026-08-31']
  const queries: [string, TestActor][] = [
    ['', nadia],
    ['&adherent_id=1', nadia],
    ['&supplier_id=1', nadia],
    [`&family_id=${family}`, nadia],
    ['&month=2026-05', nadia],
    ['&adherent_id=2&month=2026-03&before_from=2025-01-01&before_to=2025-12-31', nadia],
    ['&before_from=2025-02-11&before_to=2026-02-03', nadia],
    ['', julie],
  ]
  let [differences, kinds] = [0, new Set<string>()]
  for (const _ of [0, 1]) {
    for (const [query, who] of queries) {
      const found = await read(`from=${from}&to=${to}${query}`, who)
      const stats = async (days: string) =>
        (
          await who.get<Statistics>(
            `/statistics?by=family&${days}${query.replace(/&(month|before_\w+)=[\d-]+/g, '')}`,
          )
        ).body
      const now = await stats(`from=${found.from}&to=${found.to}`)
      const before = await stats(`from=${found.before_from}&to=${found.before_to}`)
      expect([found.total.after_ht, found.total.before_ht], query).toEqual([
        now.total.now.amount_ht,
        before.total.now.amount_ht,
      ])
      for (const { key, after_ht, before_ht } of found.rows) {
        const of = ({ rows }: Statistics) => rows.find((row) => row.key === key)?.now.amount_ht ?? '0.00'
        expect([after_ht, before_ht], `${query} ${key}`).toEqual([of(now), of(before)])
      }
      const below = await articles(`from=${from}&to=${to}${query}`, who)
      for (const one of [found.total, ...found.rows, ...below]) {
        const sum = bridgePartNames.reduce((all, name) => all + cents(one[name]), 0)
        expect(sum, query).toBe(cents(one.after_ht) - cents(one.before_ht))
        if (sum) differences += 1
        for (const name of bridgePartNames) if (cents(one[name])) kinds.add(name)
      }
      for (const name of ['before_ht', 'after_ht', ...bridgePartNames] as const) {
        const sumOf = (all: readonly { [side in typeof name]: string }[]) =>
          all.reduce((sum, one) => sum + cents(one[name]), 0)
        expect(sumOf(found.rows), name).toBe(cents(found.total[name]))
        for (const row of found.rows)
          expect(sumOf(below.filter((one) => String(one.family_id) === row.key)), name).toBe(cents(row[name]))
      }
    }
    await addPurchaseMonths(on.context, on.clock.now())
  }
  expect(differences).toBeGreaterThan(50)
  expect([...kinds].sort()).toEqual([...bridgePartNames].sort())
})

test("another member's id is refused as by the statistics", async () => {
  const julie = await signIn(on.app, 'julie.petit@demo.example')
  const own = (await julie.get<{ id: number }[]>('/adherent/all?limit=false')).body.map(({ id }) => id)
  const [foreign] = await sql<{ id: number }>(
    on,
    'select id from adherent where id <> all($1::int[]) limit 1',
    [own],
  )
  for (const path of ['', '/bridge', '/bridge/articles', '/bridge/workbook']) {
    const answer = await julie.get(`/statistics${path}?adherent_id=${foreign?.id}${path ? '' : '&by=family'}`)
    expect(answer, path).toMatchObject({ status: 422, body: { fields: [{ name: 'adherent_id' }] } })
  }
})

test('each person who has « Pourquoi ? » is told once of the last month against the one a year before, of what it sees', async () => {
  const [job] = statisticsJobs.filter(({ name }) => name === 'monthly_why')
  const run = (moment: string) => {
    on.clock.set(`${moment}T06:45:00+02:00`)
    return job ? runJob(on.context, job) : undefined
  }
  const told = () =>
    sql<{ user_id: number; body: string; mailing: string; entity_id: number }>(
      on,
      `select user_id, body, mailing, entity_id from notification where kind = 'monthly_why' order by user_id`,
    )
  const [boss, cook] = await Promise.all(
    ['nadia.roche', 'karim.benali'].map(
      async (name) =>
        (await sql<{ id: number }>(on, `select id from "user" where email = $1`, [`${name}@demo.example`]))[0]
          ?.id ?? 0,
    ),
  )
  await sql(
    on,
    `insert into notification_preference (user_id, kind, mailing) values ($1, 'monthly_why', 'none')`,
    [cook],
  )
  await run('2026-04-01')
  expect(await told(), 'not before its last receptions').toEqual([])
  await run('2029-01-03')
  expect(await told(), 'nothing was bought').toEqual([])
  await run('2026-04-03')
  const first = await told()
  const ofBoss = first.find(({ user_id }) => user_id === boss)
  const shown = await read('from=2026-03-01&to=2026-03-31')
  expect(ofBoss).toMatchObject({ mailing: 'mail', entity_id: 202603 })
  expect(ofBoss?.body).toContain(
    `Achats reçus en mars 2026 contre mars 2025, sur tout ce que vous suivez : ${bridgeSentence(shown)}`,
  )
  const { before_ht, after_ht } = shown.total
  const parts = bridgePartNames.map((name) => cents(shown.total[name])).reduce((sum, part) => sum + part, 0)
  expect(parts, 'nothing is left over').toBe(cents(after_ht) - cents(before_ht))
  expect(first.find(({ user_id }) => user_id === cook)?.mailing ?? 'none').toBe('none')
  const holders = await sql<{ n: number }>(
    on,
    `select count(*)::int as n from notification n join "user" u on u.id = n.user_id join profile p on p.id = u.profile_id
     where n.kind = 'monthly_why' and p.profile_type_id = 2`,
  )
  expect(holders, 'no supplier').toEqual([{ n: 0 }])
  await run('2026-04-04')
  expect(await told(), 'once').toEqual(first)
  expect(linkOf('Purchase_month', 202603, 1)).toBe(
    '/back-office/statistics?tab=why&of=all&period=chosen&from=2026-03-01&to=2026-03-31',
  )
  on.clock.set('2026-09-01T09:00:00+02:00')
})
