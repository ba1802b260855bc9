import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Allergen } from '../../../resources/catalogue/allergens'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import type { ShopQuestion } from '../../../resources/catalogue/shop'
import { comparablePrice, overtaken, usablePrice } from '../../../resources/catalogue/shop-prices'
import { asOwner } from '../../../server/database/migrate'
import { barcodesOf } from '../../../server/seed/identifiers'
import { refreshUsableShares } from '../../../server/statistics/usable-shares'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'

let on: TestApp
let julie: TestActor
let karim: TestActor

const sql = (text: string) => on.context.db.system('seed', (tx) => tx.query(text))
const ask = (who: TestActor, more: Partial<ShopQuestion> = {}) =>
  who.put<ShopAnswer>('/catalog/shop', { adherent_id: 1, is_group: false, shelf: 'food', ...more })
const labels = async (who: TestActor, more?: Partial<ShopQuestion>) =>
  (await ask(who, more)).body.data.map(({ label }) => label)

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T08:00:00Z')
  julie = await signIn(on.app, 'julie.petit@demo.example')
  karim = await signIn(on.app, 'karim.benali@demo.example')
})
afterAll(() => on.close())

test('a member sees the articles of its suppliers at its prices, with units and labels', async () => {
  const { body } = await ask(julie, { q: 'carotte', facets: true })
  expect(body).toMatchObject({ total: 1, total_capped: false, blocked: null, day: '2026-03-02' })
  expect(body.data[0]).toMatchObject({
    label: 'Carotte vrac',
    supplier: 'Primeurs de la Vallée',
    price_ht: '1.3500',
    rate: '5.50',
    coef_order_management: '10.000000',
    order_step: '1.000',
    origin: 'France',
    labels: [expect.objectContaining({ egalim_group: 'bio' })],
  })
})

test('every word is looked for, in any order, in the label and in the reference', async () => {
  expect(await labels(julie, { q: '125 steak' })).toEqual(['Steak haché 15 % 125 g'])
  expect(await labels(julie, { q: 'steak%125' })).toEqual(['Steak haché 15 % 125 g'])
  const { body } = await ask(julie, { q: 'steak carotte' })
  expect([body.near, body.data.map(({ label }) => label)]).toEqual([true, ['Steak haché 15 % 125 g']])
})

test('a barcode finds the article that bears it on its unit or its packaging; a wrong one is refused, and so is the packaging of another', async () => {
  const [roast, steak] = [1, 2].map((product) => barcodesOf({ supplier: 1, product }))
  expect(await labels(julie, { q: roast?.gtin })).toEqual(['Rôti de porc filet'])
  expect(await labels(julie, { q: `0${roast?.gtin}` })).toEqual(['Rôti de porc filet'])
  expect(await labels(julie, { q: steak?.packaging_gtin })).toEqual(['Steak haché 15 % 125 g'])
  const counted = async (q: string) => (await ask(julie, { q, facets: true })).body.total
  expect(await counted(roast?.gtin ?? '')).toBe(1)
  expect(await counted('')).toBeGreaterThan(1)
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const change = async (input: object) => {
    const { body } = await nadia.get<{ lock_version: number }>('/article/1')
    const answer = await nadia.put<{ fields?: object[]; gtin?: string }>('/article/1', {
      ...input,
      lock_version: body.lock_version,
    })
    return answer.body.fields ?? answer.body.gtin
  }
  expect(await change({ gtin: '3017620422004' })).toEqual([
    { name: 'gtin', message: expect.stringContaining("Ce code-barres n'est pas valide") },
  ])
  expect(await change({ packaging_gtin: steak?.packaging_gtin })).toContainEqual({
    name: 'packaging_gtin',
    message: 'Cette valeur est déjà utilisée',
  })
  expect(await change({ gtin: '0 3017620 422003', packaging_gtin: null })).toBe('3017620422003')
})

test('« sans lait » shows what is told to hold none, never what nobody told; « aucun » stands alone', async () => {
  const tell = (id: number, told: string[]) =>
    on.context.db.system('seed', (tx) =>
      tx.query('update article set allergens = $2::text[] where id = $1', [id, told]),
    )
  await on.context.db.system('seed', (tx) => tx.query("update article set allergens = '{}'"))
  await tell(1, ['none'])
  await tell(2, ['milk', 'gluten'])
  await tell(3, ['celery'])
  const without = async (...some: Allergen[]) => (await labels(julie, { without: some })).sort()
  expect(await without('milk')).toEqual(['Carotte vrac', 'Rôti de porc filet'])
  expect(await without('milk', 'celery')).toEqual(['Rôti de porc filet'])
  const paul = await signIn(on.app, 'paul.achard@demo.example')
  const { body } = await paul.get<{ lock_version: number }>('/article/1')
  const answer = await paul.put('/article/1', {
    allergens: ['none', 'milk'],
    lock_version: body.lock_version,
  })
  expect(answer.body).toMatchObject({
    fields: [{ name: 'allergens', message: '« Aucun des 14 allergènes » ne va avec aucun allergène.' }],
  })
})

test('a full page found by walking through the labels is the one that the whole search gives', async () => {
  for (const more of [{ q: 'a' }, { q: 'de e' }, { q: 'rot' }, { choices: { supplier: [1, 2, 3] } }]) {
    const whole = await labels(julie, { ...more, limit: 100 })
    expect(whole.length, JSON.stringify(more)).toBeGreaterThan(0)
    for (let offset = 0; offset < whole.length; offset += 1)
      expect(await labels(julie, { ...more, limit: 1, offset })).toEqual(whole.slice(offset, offset + 1))
  }
})

test('a facet keeps the counts of its own other values and narrows those of the others', async () => {
  const all = (await ask(julie, { facets: true })).body
  const martin = all.facets?.supplier.find(({ label }) => label === 'Boucherie Martin')
  const kept = (await ask(julie, { facets: true, choices: { supplier: [Number(martin?.id)] } })).body
  expect(kept.total).toBe(martin?.count)
  expect(kept.data.every(({ supplier }) => supplier === 'Boucherie Martin')).toBe(true)
  expect(kept.facets?.supplier).toEqual(all.facets?.supplier)
  expect(kept.facets?.family.reduce((sum, { count }) => sum + count, 0)).toBe(martin?.count)
})

test('a facet that does not exist, or a choice that is no id, is refused', async () => {
  expect(
    (
      await julie.put('/catalog/shop', {
        adherent_id: 1,
        is_group: false,
        shelf: 'food',
        choices: { colour: [1] },
      })
    ).status,
  ).toBe(422)
  expect(
    (
      await julie.put('/catalog/shop', {
        adherent_id: 1,
        is_group: false,
        shelf: 'food',
        choices: { brand: ['x'] },
      })
    ).status,
  ).toBe(422)
})

test('who may not order non-food cannot open its catalogue', async () => {
  expect((await ask(karim, { shelf: 'nonFood' })).status).toBe(403)
  expect((await ask(julie, { shelf: 'nonFood' })).status).toBe(200)
  expect(await labels(julie, { shelf: 'nonFood' })).toContain('Gobelet ×1000')
  expect(await labels(karim)).not.toContain('Gobelet ×1000')
})

test('a member out of the perimeter cannot be shopped for', async () => {
  expect((await ask(karim, { adherent_id: 3 })).status).toBe(403)
})

test('an article without a price that day is shown, and not orderable', async () => {
  await sql(`update article_price set "deletedAt" = now() where article_id = 1`)
  try {
    const { body } = await ask(julie, { q: 'porc' })
    expect(body.data[0]).toMatchObject({ label: 'Rôti de porc filet', price_ht: null })
  } finally {
    await sql(`update article_price set "deletedAt" = null where article_id = 1`)
  }
})

test('favourites and what was received within the habits narrow the search', async () => {
  await sql(`insert into adherent_article (adherent_id, article_id, favourite) values (1, 3, true)`)
  expect(await labels(julie, { habits: ['favourite'] })).toEqual(['Carotte vrac'])
  expect(await labels(julie, { habits: ['bought'] })).toEqual([])
  await sql(`
    with o as (insert into "order" (number, status, adherent_id, supplier_id, user_id, create_order_date, ask_delivery_date, real_delivery_date)
      values ('C26999999', '450', 1, 1, (select id from "user" limit 1), now(), '2026-02-20', '2026-02-20') returning id)
    insert into order_line (order_id, article_id, label, quantity, price_ht, rate, line_ht) select id, 1, 'Rôti', 1, 1, 5.5, 1 from o`)
  expect(await labels(julie, { habits: ['bought'] })).toEqual(['Rôti de porc filet'])
  const { body } = await ask(julie, { habits: ['bought'] })
  expect(body.data[0]?.bought_at).toBe('2026-02-20')
})

test('the families that a member chose to show are the only ones', async () => {
  const { body } = await ask(julie, { facets: true })
  const family = body.facets?.family.find(({ label }) => /légumes/i.test(label))
  await sql(`with s as (insert into familyselection (label, adherent_id, active) values ('Choix', 1, true) returning id)
    insert into familyselection_family_ids (familyselection_id, family_id) select id, ${family?.id} from s`)
  const kept = (await ask(julie, { facets: true })).body
  expect(kept.facets?.family.map(({ id }) => id)).toEqual([family?.id])
  await sql(`update familyselection set active = false`)
})

test('articles come by price when asked, page after page', async () => {
  const prices = (await ask(julie, { sort: 'price' })).body.data.map((row) => Number(row.price_ht))
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const [all, second] = [await labels(julie), await labels(julie, { offset: 1, limit: 1 })]
  expect(second).toEqual([all[1]])
})

test('a favourite is kept for its member, and can be taken back', async () => {
  const body = { adherent_id: 1, favourite: true }
  expect((await julie.put('/article/5/favourite', body)).status).toBe(200)
  expect((await ask(julie, { q: 'lait uht' })).body.data[0]?.favourite).toBe(true)
  await julie.put('/article/5/favourite', { ...body, favourite: false })
  expect((await ask(julie, { q: 'lait uht' })).body.data[0]?.favourite).toBe(false)
  expect((await karim.put('/article/5/favourite', { ...body, adherent_id: 3 })).status).toBe(403)
})

test('the quantities of the open carts are told by article, to their member only', async () => {
  await sql(`
    with o as (insert into "order" (number, status, adherent_id, supplier_id, user_id, create_order_date, ask_delivery_date)
      values ('C26999998', '100', 1, 1, (select id from "user" limit 1), now(), '2026-03-04') returning id)
    insert into order_line (order_id, article_id, label, quantity, price_ht, rate, line_ht) select id, 2, 'Steak', 6, 9.4, 5.5, 282 from o`)
  const { body } = await julie.get<unknown>('/catalog/in-cart?adherentId=1')
  expect(body).toEqual([
    expect.objectContaining({
      article_id: 2,
      quantity: '6.000',
      supplier_id: 1,
      ask_delivery_date: '2026-03-04',
    }),
  ])
  expect((await karim.get('/catalog/in-cart?adherentId=3')).status).toBe(403)
})

test('the true price counts what did not come and what was claimed, sorts by it, and falls back on the supplier', async () => {
  const [carrot] = (await ask(julie, { q: 'carotte' })).body.data
  if (!carrot) throw new Error('no carrot')
  const rival = (
    await on.context.db.system('seed', (tx) =>
      tx.query<{ id: number }>(
        `insert into article (product_id, supplier_id, ref_supplier, label, family_id, quotation, price_ht, negotiation, coef_negotiation, billing,
         coef_billing, order_management, coef_order_management, storage_management, coef_storage_management, coef, active, rate_id)
       select product_id, supplier_id, 'RIVAL', 'Carotte lavée', family_id, quotation * 1.1, price_ht * 1.1, negotiation, coef_negotiation, billing,
         coef_billing, order_management, coef_order_management, storage_management, coef_storage_management, coef, true, rate_id
       from article where id = $1 returning id`,
        [carrot.id],
      ),
    )
  )[0]
  await sql(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) select ${rival?.id}, '2026-01-01', quotation, price_ht, 'manual' from article where id = ${rival?.id}`,
  )
  for (let week = 1; week <= 5; week++) {
    const { id, lines } = await sentOrder(on, {
      supplier: carrot.supplier_id,
      articles: [[carrot.id, '10']],
      status: '450',
      day: `2026-02-0${week}`,
    })
    await sql(`with one as (insert into reception (order_id, number, version, date, state) values (${id}, 1, 1, '2026-02-0${week}', 'signed') returning id)
      insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim) select id, ${lines[0]}, 10, 8, 1, false from one`)
  }
  await refreshUsableShares(on.context, on.clock.now())
  const sorted = (await ask(julie, { product_id: carrot.product_id, sort: 'usable', all_families: true }))
    .body.data
  expect(sorted.find(({ id }) => id === carrot.id)?.usable).toMatchObject({
    share: '0.8000',
    short: '0.2000',
    lines: 5,
    of: 'article',
  })
  expect(sorted.find(({ id }) => id === rival?.id)?.usable).toMatchObject({ of: 'supplier' })
  await sql(`update usable_share set share = 1, short = 0 where article_id is null`)
  const again = (await ask(julie, { product_id: carrot.product_id, sort: 'usable', all_families: true })).body
    .data
  expect(again.map(({ label }) => label).slice(0, 2)).toEqual(['Carotte lavée', 'Carotte vrac'])
  expect(usablePrice(carrot, false)).toBe(comparablePrice(carrot, false))
  expect(overtaken(again).get(Number(rival?.id))?.id).toBe(carrot.id)
  await sql(`insert into usable_share (article_id, supplier_id, lines, short, claimed, share, "createdAt", "updatedAt")
    select ${carrot.id}, max(id), 9, 0.9, 0, 0.1, now(), now() from supplier`)
  const moved = await ask(julie, { product_id: carrot.product_id, sort: 'usable', all_families: true })
  expect(moved.body.data, 'what came of it from a former supplier says nothing').toEqual(again)
})

test.each(['comparable', 'usable'] as const)(
  'by %s price, pages follow each other as all articles in order do',
  async (sort) => {
    const share = 'coalesce(own.share, sent.share, 1)'
    const price = `a.quotation / nullif(a.coef_negotiation, 0) * a.coef${sort === 'usable' ? ` / ${share}` : ''}`
    const wanted = await on.context.db.system('seed', (tx) =>
      tx.query<{ id: number }>(`select a.id from article a
      left join usable_share own on own.article_id = a.id and own.supplier_id = a.supplier_id
      left join usable_share sent on sent.article_id is null and sent.supplier_id = a.supplier_id
      order by ${price} nulls last, a.id`),
    )
    const pages = async (limit: number, more: Partial<ShopQuestion> = {}) => {
      const ids: number[] = []
      for (;;) {
        const { data } = (await ask(julie, { sort, limit, offset: ids.length, all_families: true, ...more }))
          .body
        ids.push(...data.map(({ id }) => id))
        if (data.length < limit) return ids
      }
    }
    const seen = new Set(await pages(100, { sort: 'label' }))
    expect(seen.size).toBeGreaterThan(8)
    const order = wanted.map(({ id }) => id).filter((id) => seen.has(id))
    expect(await pages(1)).toEqual(order)
    const found = new Set(await pages(100, { sort: 'label', q: 'de' }))
    expect(await pages(1, { q: 'de' })).toEqual(order.filter((id) => found.has(id)))
  },
)

test('words written before the fourteen allergens become them, and stay in the history', async () => {
  const written = {
    1: ['Œufs', 'LAIT de vache, crème', 'sans gluten'],
    2: ['Traces de fruits à coque', 'blé'],
    3: ['Aucun'],
    4: ['piment'],
  }
  for (const [id, words] of Object.entries(written))
    await on.context.db.system('seed', (tx) =>
      tx.query('update article set allergens = $2::text[] where id = $1', [Number(id), words]),
    )
  const migration = readFileSync('server/database/migrations/20261126164500-allergens.sql', 'utf8')
  await asOwner(on.url, (tx) => tx.query(migration))
  const kept = await sql('select id, allergens from article where id <= 4 order by id')
  expect(kept.map(({ allergens }) => allergens)).toEqual([['eggs', 'milk'], ['gluten', 'nuts'], ['none'], []])
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const history = '/fieldHistory/field-history?modelName=Article&entityId=4&fieldName=allergens'
  expect(JSON.stringify((await nadia.get(history)).body)).toContain('piment')
})
