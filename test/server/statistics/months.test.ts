import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dimension, dimensionNames } from '../../../resources/statistics/dimensions'
import { addPurchaseMonths } from '../../../server/statistics/add-months'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { received } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'

let on: TestApp
let nadia: TestActor

const stale = async () =>
  (await sql<{ n: number }>(on, 'select count(*)::int as n from purchase_day_stale'))[0]?.n
const add = () => addPurchaseMonths(on.context, on.clock.now())
const narrowings = [
  '',
  '&company_id=2',
  '&supplier_id=1',
  '&supplier_id=0',
  '&adherent_id=2',
  '&family_id=0',
  '&month=2026-03',
  '&label=0',
  '&group_id=1',
  '&group_id=0',
]
const periods = [
  'from=2026-01-01&to=2026-06-30',
  'from=2026-02-10&to=2026-08-15',
  'from=2026-03-05&to=2026-03-09',
]

/** Figures of every dimension, narrowed in every second way, of one period after the other. */
async function figures(): Promise<string[]> {
  const found: string[] = []
  for (const [at, by] of (dimensionNames as Dimension[]).entries())
    for (const [more, narrowed] of narrowings.entries()) {
      if ((at + more) % 2) continue
      const query = `by=${by}&${periods[(at + more) % periods.length]}${narrowed}`
      const { status, body } = await nadia.get(`/statistics?${query}`)
      found.push(`${query} ${status} ${JSON.stringify(body)}`)
    }
  return found
}

beforeAll(async () => {
  on = await openApp()
  for (const [adherent, day, quantity] of [
    [1, '2026-01-05', '3'],
    [1, '2026-03-06', '7'],
    [2, '2026-03-06', '11'],
    [2, '2026-03-31', '2'],
    [2, '2025-03-05', '5'],
    [1, '2026-07-01', '4'],
  ] as const) {
    const articles: [number, string][] = [
      [1, quantity],
      [2, '1'],
    ]
    const order = await sentOrder(on, { adherent, status: '450', day, articles })
    await received(on, order.id, day)
  }
  nadia = await summer(on, '2026-08-15T09:00:00', 'nadia.roche')
})
afterAll(() => on.close())

test('months that are added up say what the facts say, in every dimension, before and after they move', async () => {
  expect(await stale()).toBeGreaterThan(0)
  const before = await figures()
  expect(before.filter((one) => one.includes(' 200 ')).length).toBeGreaterThan(30)
  expect(await add()).toMatch(/^Jours/)
  expect(await stale()).toBe(0)
  expect(await figures()).toEqual(before)
  const [row] = await sql<{ id: number }>(
    on,
    `select order_id as id from purchase_fact where day = '2026-03-06' limit 1`,
  )
  await sql(on, `update "order" set real_delivery_date = '2026-02-20' where id = $1`, [row?.id])
  const moved = await figures()
  expect(moved).not.toEqual(before)
  await Promise.all([add(), add()])
  expect(await figures()).toEqual(moved)
  expect(await add()).toBeUndefined()
})

test('added up anew, months are the same to the byte; whoever sees no whole service reads none of them', async () => {
  const all = `select coalesce(json_agg(to_jsonb(m) - 'id' order by month, company_id, grain, key), '[]')::text as all from purchase_month m`
  const [kept] = await sql<{ all: string }>(on, all)
  await sql(on, 'insert into purchase_day_stale (day) select distinct day from purchase_day')
  await add()
  expect((await sql<{ all: string }>(on, all))[0]).toEqual(kept)
  expect(JSON.parse(kept?.all ?? '[]').length).toBeGreaterThan(20)
  const julie = await summer(on, '2026-08-15T09:05:00', 'julie.petit')
  const own = async () => (await julie.get('/statistics?by=supplier&from=2026-01-01&to=2026-06-30')).body
  const read = await own()
  await sql(on, 'update purchase_month set amount_ht = amount_ht + 1')
  expect(await own()).toEqual(read)
})
