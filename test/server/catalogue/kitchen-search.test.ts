import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import type { ShopQuestion } from '../../../resources/catalogue/shop'
import type { QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import { fold } from '../../../resources/schema/fold'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { insertDataset } from '../../../server/seed/insert'
import { dataset } from '../../../server/seed/seed'
import { signIn, type TestActor } from '../../kit/actors'
import { emptyDatabase } from '../../kit/database'
import { kitchenLines } from '../../kit/kitchen-lines'
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
  const near = await ask({ q: 'mayonnaise zibeline', limit: 3, facets: true })
  expect(near).toMatchObject({ near: true })
  expect(labels(near)[0]).toMatch(/^Mayonnaise/)
  const hugo = await signIn(on.app, 'hugo.vidal@demo.example')
  const shown = await ask({ q: 'haricot', facets: true }, hugo, 3)
  const all = await ask({ q: 'haricot', facets: true, all_families: true }, hugo, 3)
  expect(shown.hidden).toBeGreaterThan(0)
  expect(all).toMatchObject({ hidden: 0, total: (shown.total ?? 0) + (shown.hidden ?? 0) })
  expect(await ask({ q: 'haricot', facets: true })).toMatchObject({ hidden: 0 })
})

const read = async (text: string) => {
  const { body } = await julie.post<QuickOrderAnswer>('/order/quick', { adherentId: 1, text })
  return body
}

test('of the lines that kitchens write, the article is certain or among the first three for 95 of 100', async () => {
  const { rows, errors } = await read(kitchenLines.map(({ line }) => line).join('\n'))
  const missed = kitchenLines.flatMap(({ line, expected }, at) => {
    const certain = rows.find((row) => row.line === at + 1)
    const unsure = errors.find((error) => error.line === at + 1)
    const first = certain ? [certain.label] : (unsure?.choices ?? []).slice(0, 3).map(({ label }) => label)
    return first.some((label) => expected.test(fold(label)))
      ? []
      : [`${line} → ${certain ? '!' : ''}${first.join(' | ')} ${unsure?.errors.join(' ') ?? ''}`]
  })
  const wrong = missed.filter((one) => one.includes('→ !'))
  expect(kitchenLines.length).toBeGreaterThanOrEqual(60)
  expect(wrong, 'what is taken for certain is what was meant').toEqual([])
  expect(missed.length / kitchenLines.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

test('a name that no article has is no other one; codes are never corrected', async () => {
  expect(labels(await ask({ q: 'mangues', limit: 3 })).filter((label) => /langue/i.test(label))).toEqual([])
  expect((await read('mangues 3\nFVX-99999 2')).errors).toMatchObject([
    { reading: 'nothing', choices: [] },
    { reading: 'nothing', choices: [], errors: ['Référence ou nom inconnu'] },
  ])
})

test('a search says which article is certain, and the quantity that was said with it', async () => {
  const readTo = async (q: string) => (await ask({ q, limit: 20 })).read
  const one = (await ask({ q: 'carottes râpées', limit: 20 })).data
  expect(one).toHaveLength(1)
  expect(await readTo('carottes râpées')).toEqual({ certain_id: one[0]?.id, quantity: null })
  expect(await readTo('4 sachets carottes râpées')).toEqual({ certain_id: one[0]?.id, quantity: '4' })
  expect(await readTo('2 cageots tomates grappe cat 1')).toEqual({ certain_id: null, quantity: '2' })
  expect(await readTo('spagetti')).toMatchObject({ certain_id: null })
  expect(await readTo(one[0]?.ref_supplier.toLowerCase() ?? '')).toMatchObject({ certain_id: one[0]?.id })
  expect(await readTo('')).toBeNull()
  expect(labels(await ask({ q: 'lait entier', limit: 3 }))[0]).toMatch(/^Lait entier/)
})
