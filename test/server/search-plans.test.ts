import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import type { Actor } from '../../server/database/actor'
import type { FilterInput } from '../../server/database/filter'
import type { OrderInput } from '../../server/database/order'
import { countUpTo, totalCap } from '../../server/database/search'
import { type Asked, openShelf, pageOf, type Shelf, sent, staff } from '../kit/shelf'

let shelf: Shelf

beforeAll(async () => {
  shelf = await openShelf()
  const labels = Array.from({ length: 120 }, (_, n) => `Article ${(n * 7919) % 127} ${n % 7}`)
  await shelf.insert(labels, 'case when n % 5 = 0 then null else (n % 9) end')
})

afterAll(() => shelf.close())

/** Whether the ids of a page were looked for. */
const looksFor = (statements: readonly { text: string }[]) =>
  statements.find(({ text }) => text.includes('"__id"'))?.text

describe('pages by key', () => {
  const sorts: [string, OrderInput[]][] = [
    ['ascending, with ties and empty values last', [['price_ht', 'asc']]],
    ['descending, with ties and empty values first', [['price_ht', 'desc']]],
    ['by a text', [['label', 'asc']]],
    [
      'in two directions',
      [
        ['price_ht', 'asc'],
        ['label', 'desc'],
      ],
    ],
    [
      'across a reference',
      [
        ['supplier_id', 'asc'],
        ['label', 'asc'],
      ],
    ],
  ]

  test.each(sorts)('are those by offset: %s', async (_, orders) => {
    const whole = (await pageOf(shelf.other, { orders, limit: 500 })).ids
    expect(whole).toHaveLength(120)
    const turned: number[] = []
    for (let offset = 0; offset < 120; offset += 10)
      turned.push(...(await pageOf(shelf.db, { orders, offset })).ids)
    expect(turned).toEqual(whole)
    const jumped = await pageOf(shelf.db, { orders, offset: 85, limit: 7 })
    expect(jumped.ids).toEqual(whole.slice(85, 92))
    const back = await pageOf(shelf.db, { orders, offset: 33, limit: 12 })
    expect(back.ids).toEqual(whole.slice(33, 45))
    expect((await pageOf(shelf.db, { orders, offset: 118 })).ids).toEqual(whole.slice(118))
    expect((await pageOf(shelf.db, { orders, offset: 130 })).ids).toEqual([])
  })

  test('the page after one that was read begins at its key', async () => {
    const filters: FilterInput[] = [{ name: 'price_ht', operator: 'gte', value: '1' }]
    const orders: OrderInput[] = [['price_ht', 'asc']]
    await pageOf(shelf.db, { filters, orders, offset: 20 })
    const found = looksFor(await sent(() => pageOf(shelf.db, { filters, orders, offset: 30 })))
    expect(found).toMatch(/\(t\."price_ht", t\."id"\) > \(/)
    expect(found).not.toContain('offset')
  })
})

describe('what is remembered', () => {
  const asked: Asked = { filters: [{ name: 'label', operator: 'like', value: 'article' }], limit: 5 }

  beforeEach(async () => {
    await pageOf(shelf.db, asked)
  })

  test('a page and its total are not looked for twice', async () => {
    const statements = await sent(() => pageOf(shelf.db, asked))
    expect(looksFor(statements)).toBeUndefined()
    expect(statements.map(({ text }) => text.split(' ')[0])).toEqual(['begin', 'select', 'commit'])
  })

  test('is forgotten after a change in this process', async () => {
    const { total } = await pageOf(shelf.db, asked)
    await shelf.db.write(staff, (tx) =>
      tx.query(`update "article" set label = 'Autre' where id = (select max(id) from article)`),
    )
    expect((await pageOf(shelf.db, asked)).total).toBe(total - 1)
  })

  test('is forgotten after a change on another connection', async () => {
    const { total } = await pageOf(shelf.db, asked)
    await shelf.insert(['Article venu d’ailleurs'], '1')
    await expect.poll(async () => (await pageOf(shelf.db, asked)).total).toBe(total + 1)
  })

  test('is forgotten after a change in another process', async () => {
    const { total } = await pageOf(shelf.db, asked)
    await shelf.other.write(staff, (tx) =>
      tx.query(`update "article" set label = 'Ôté' where id = (select max(id) from article)`),
    )
    await expect.poll(async () => (await pageOf(shelf.db, asked)).total).toBe(total - 1)
  })

  test('is forgotten when the table that it is sorted by changes', async () => {
    const sorted: Asked = { orders: [['brand_id', 'asc']], limit: 5 }
    await pageOf(shelf.db, sorted)
    await shelf.owner.query(`update brand set label = label where id = (select min(id) from brand)`)
    await expect.poll(async () => looksFor(await sent(() => pageOf(shelf.db, sorted)))).toBeDefined()
  })

  test('is not shared between those who see different rows', async () => {
    const supplier: Actor = { ...staff, profileTypeId: 2, lists: { suppliers: [999_999] } }
    expect(await pageOf(shelf.db, asked, supplier)).toMatchObject({ rows: [], total: 0 })
    expect((await pageOf(shelf.db, asked)).rows).toHaveLength(5)
  })
})

test('a total is exact to the row, and above its cap says that there is more', async () => {
  const filters: FilterInput[] = [{ name: 'label', operator: 'like', value: 'nombreux' }]
  await shelf.insert(
    Array.from({ length: 5_001 }, (_, n) => `Nombreux ${n}`),
    '1',
  )
  await expect.poll(() => pageOf(shelf.db, { filters })).toMatchObject({ total: 5_001, capped: false })
  const counted = (cap: number) =>
    shelf.db.read(staff, (tx) =>
      countUpTo(
        tx,
        { ...shelf.db, actor: staff },
        { request: { resource: resources.get('article'), filters }, cap },
      ),
    )
  expect(await counted(5_001)).toEqual({ total: 5_001, capped: false })
  expect(await counted(5_000)).toEqual({ total: 5_000, capped: true })
  expect(totalCap).toBe(200_000)
  await shelf.owner.query(`update article set "deletedAt" = now() where label like 'Nombreux%'`)
})

describe('plans', () => {
  const like: FilterInput = { name: 'label', operator: 'like', value: 'foule' }

  beforeAll(() =>
    shelf.insert(
      Array.from({ length: 2_501 }, (_, n) => `Foule ${n}`),
      'n',
    ),
  )

  const cases: [string, Asked, string][] = [
    ['like of many, by price', { filters: [like], orders: [['price_ht', 'asc']] }, 'article_price_ht'],
    [
      'like of many, by price, from the end',
      { filters: [like], orders: [['price_ht', 'desc']] },
      'article_price_ht',
    ],
    ['the list as it opens', {}, 'article_label__fold_sort'],
    [
      'a brand, by label',
      { filters: [{ name: 'brand_id', operator: 'eq', value: 1 }], orders: [['label', 'asc']] },
      'article_brand_id_label',
    ],
    [
      'an interval, by date',
      {
        filters: [
          { name: 'updatedAt', operator: 'between', value: ['2025-01-01', '2025-02-01'] },
          { name: 'supplier_id', operator: 'in', value: [1, 2] },
        ],
        orders: [['updatedAt', 'desc']],
      },
      'article_updatedAt',
    ],
  ]

  test.each(cases)('a page is found in one index without the table: %s', async (_, asked, index) => {
    const statements = await sent(() => pageOf(shelf.db, { ...asked, limit: 3 }))
    const found = statements.find(({ text }) => text.includes('"__id"'))
    await shelf.owner.query(
      'begin; set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    )
    const { rows } = await shelf.owner.query({ text: `explain ${found?.text}`, values: found?.values })
    await shelf.owner.query('rollback')
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using "?${index}"? on article`))
    expect(plan).not.toContain('Sort')
  })

  test('what is looked for in a large list asks indexed texts alone, and no table that many rows refer to', async () => {
    const brand = await shelf.owner.query(
      "insert into brand (label) values ('Laitage de Foules') returning id",
    )
    const statements = await sent(() => pageOf(shelf.db, { quick: 'foules laitage', limit: 3 }))
    const found = statements.find(({ text }) => text.includes('counted'))
    expect(found?.text).toContain('t."label__fold" like')
    expect(found?.text).toMatch(/t\."brand_id" = any\(\$\d+::bigint\[\]\)/)
    expect(found?.values).toContainEqual([Number(brand.rows[0].id)])
    expect(found?.text).not.toContain('fold(t.')
    expect(found?.text).not.toContain('array(select')
    for (const table of ['product', 'brand', 'family', 'supplier', 'unit'])
      expect(found?.text).not.toContain(`from "${table}"`)
  })

  test('a like of few gathers its rows before it sorts them, whatever PostgreSQL guesses', async () => {
    const filters: FilterInput[] = [{ name: 'label', operator: 'like', value: 'article 1' }]
    const asked: Asked = { filters, orders: [['price_ht', 'desc']] }
    const statements = await sent(() => pageOf(shelf.db, asked))
    expect(looksFor(statements)).toMatch(/from \(select \* from "article" t where .* offset 0\) t order by/)
    const { rows, total } = await pageOf(shelf.db, { ...asked, limit: 200 })
    const prices = rows.map((row) =>
      row.price_ht === null ? Number.POSITIVE_INFINITY : Number(row.price_ht),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(rows).toHaveLength(total)
  })
})
