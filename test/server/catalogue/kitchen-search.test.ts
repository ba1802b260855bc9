import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import type { ShopQuestion } from '../../../resources/catalogue/shop'
import { fold } from '../../../resources/schema/fold'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { insertDataset } from '../../../server/seed/insert'
import { dataset } from '../../../server/seed/seed'
import { signIn, type TestActor } from '../../kit/actors'
import { emptyDatabase } from '../../kit/database'
import { kitchenQueries } from '../../kit/kitchen-queries'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let julie: TestActor

const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const ask = async (more: Partial<ShopQuestion>, who = julie, adherent_id = 1) =>
  (await who.put<ShopAnswer>('/catalog/shop', { adherent_id, is_group: false, shelf: 'food', ...more })).body
const labels = ({ data }: ShopAnswer) => data.map(({ label }) => label)

/** The demonstration's catalogue, without its orders. */
beforeAll(async () => {
  const given = await emptyDatabase()
  await migrate(given.url, resources, { policies })
  const data = await dataset('demo')
  await asOwner(given.url, (tx) =>
    insertDataset(tx, data, { registry: resources, progress: () => undefined }),
  )
  on = await openApp({}, undefined, { given })
  on.clock.set('2026-03-02T08:00:00Z')
  julie = await signIn(on.app, 'julie.petit@demo.example')
})
afterAll(() => on.close())

test('of what kitchens type, the article is among the first three for 95 of 100', async () => {
  const missed: string[] = []
  for (const { q, shelf, expected } of kitchenQueries) {
    const first = labels(await ask({ q, shelf, limit: 3 }))
    if (!first.some((label) => expected.test(fold(label)))) missed.push(`${q} → ${first.join(' | ')}`)
  }
  expect(kitchenQueries.length).toBeGreaterThanOrEqual(120)
  expect(missed.length / kitchenQueries.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

test('words begin where one types them, what is received comes first, and staff teach the search a word', async () => {
  const eau = await ask({ q: 'eau', limit: 100, facets: true })
  expect(labels(eau).filter((label) => !/\beaux?\b/i.test(label))).toEqual([])
  expect(labels(await ask({ q: 'lateau', limit: 3 })).join()).toMatch(/plateau|Plateau/)
  const [last] = labels(await ask({ q: 'carotte vrac', limit: 100 })).slice(-1)
  await sql(
    `with o as (insert into "order" (number, status, adherent_id, supplier_id, user_id, create_order_date, ask_delivery_date, real_delivery_date)
       values ('C26999999', '450', 1, 2, (select min(id) from "user"), now(), '2026-02-20', '2026-02-20') returning id)
     insert into order_line (order_id, article_id, label, quantity, price_ht, rate, line_ht)
       select o.id, (select min(id) from article where label = $1 and supplier_id = 2), 'Carotte', 1, 1, 5.5, 1 from o`,
    [last],
  )
  expect(labels(await ask({ q: 'carotte vrac', limit: 3 }))[0]).toBe(last)
  expect(labels(await ask({ q: 'bistouille' }))).toEqual([])
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  await nadia.post('/setting/generic/searchsynonym', { label: 'bistouille', meaning: 'café moulu, rhum' })
  expect(labels(await ask({ q: 'bistouilles', limit: 3 })).join()).toMatch(/Café moulu/)
})

test('what was meant is said, words that nothing holds together are left out, and what a selection hides is counted', async () => {
  expect(await ask({ q: 'tomatte', limit: 3 })).toMatchObject({ meant: 'tomate' })
  expect(await ask({ q: 'tomate', limit: 3 })).toMatchObject({ meant: null, near: false })
  const near = await ask({ q: 'mayonnaise 777 L', limit: 3, facets: true })
  expect(near).toMatchObject({ near: true })
  expect(labels(near)[0]).toMatch(/^Mayonnaise/)
  const hugo = await signIn(on.app, 'hugo.vidal@demo.example')
  const shown = await ask({ q: 'haricot', facets: true }, hugo, 3)
  const all = await ask({ q: 'haricot', facets: true, all_families: true }, hugo, 3)
  expect(shown.hidden).toBeGreaterThan(0)
  expect(all).toMatchObject({ hidden: 0, total: (shown.total ?? 0) + (shown.hidden ?? 0) })
  expect(await ask({ q: 'haricot', facets: true })).toMatchObject({ hidden: 0 })
})
