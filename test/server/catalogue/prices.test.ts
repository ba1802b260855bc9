import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
let paul: TestActor

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const pricesOf = (article: number) =>
  sql(
    `select valid_from, valid_to, quotation, price_ht, source from article_price
     where article_id = $1 and "deletedAt" is null and adherent_id is null and "groupAdherent_id" is null order by valid_from`,
    [article],
  )
const add = (input: Row) => paul.post<Row>('/article-price', input)
const messageOf = ({ fields }: Row) =>
  (fields as Row[] | undefined)?.map(({ name, message }) => `${name}: ${message}`)

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T08:00:00Z')
  paul = await signIn(on.app, 'paul.achard@demo.example')
})
beforeEach(() => on.clock.set('2026-03-02T08:10:00Z'))
afterAll(() => on.close())

test('a new price closes the previous one the day before', async () => {
  const answer = await add({ article_id: 1, valid_from: '2026-04-01', quotation: '9.10' })
  expect(answer.body).toMatchObject({ price_ht: '9.1000', source: 'manual', valid_to: null })
  expect(await pricesOf(1)).toEqual([
    expect.objectContaining({ valid_from: '2026-01-01', valid_to: '2026-03-31', quotation: '8.9000' }),
    expect.objectContaining({ valid_from: '2026-04-01', valid_to: null, quotation: '9.1000' }),
  ])
})

test('a price put before a planned one ends where that one begins', async () => {
  await add({ article_id: 1, valid_from: '2026-03-15', quotation: '9' })
  expect((await pricesOf(1)).map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ['2026-01-01', '2026-03-14'],
    ['2026-03-15', '2026-03-31'],
    ['2026-04-01', null],
  ])
  const over = await add({ article_id: 1, valid_from: '2026-03-20', valid_to: '2026-04-10', quotation: '9' })
  expect(messageOf(over.body)).toEqual(['valid_to: Un autre prix commence avant la fin de celui-ci.'])
  const twice = await add({ article_id: 1, valid_from: '2026-04-01', quotation: '9' })
  expect(messageOf(twice.body)).toEqual(['valid_from: Un prix commence déjà ce jour-là : modifiez-le.'])
})

test('I-16: a past price is never rewritten, neither by a new one nor by a change, and never deleted', async () => {
  const before = await pricesOf(2)
  const back = await add({ article_id: 2, valid_from: '2026-02-01', quotation: '9' })
  expect(messageOf(back.body)?.[0]).toContain('Un prix passé ne se réécrit pas')
  const [row] = await sql<{ id: number; lock_version: number }>(
    'select id, lock_version from article_price where article_id = 2',
  )
  const change = (input: Row) =>
    paul.put<Row>(`/article-price/${row?.id}`, { lock_version: row?.lock_version, ...input })
  expect(messageOf((await change({ quotation: '1' })).body)?.[0]).toContain('Un prix passé ne se modifie pas')
  expect(messageOf((await change({ valid_from: '2026-03-10' })).body)?.[0]).toContain('valid_from')
  expect(messageOf((await change({ valid_to: '2026-02-10' })).body)?.[0]).toContain('valid_to')
  expect((await change({ article_id: 3 })).status).toBe(422)
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  expect((await nadia.delete(`/article-price/${row?.id}`)).status).toBe(422)
  expect(await pricesOf(2)).toEqual(before)
  expect((await change({ valid_to: '2026-03-31', reason: 'Fin de marché' })).status).toBe(200)
})

test('a price to come may still be changed, and taken back', async () => {
  const { body } = await add({ article_id: 3, valid_from: '2026-06-01', quotation: '1.4' })
  const changed = await paul.put<Row>(`/article-price/${body.id}`, {
    lock_version: body.lock_version,
    quotation: '1.45',
  })
  expect(changed.body).toMatchObject({ quotation: '1.4500', price_ht: '1.4500' })
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  expect((await nadia.delete(`/article-price/${body.id}`)).body).toEqual({ success: true })
})

test('members and groups have prices of their own beside the general ones', async () => {
  const own = await add({ article_id: 3, adherent_id: 1, valid_from: '2026-03-02', quotation: '1.20' })
  expect(own.status).toBe(200)
  expect(
    (await add({ article_id: 3, groupAdherent_id: 1, valid_from: '2026-03-02', quotation: '1.25' })).status,
  ).toBe(200)
  const both = await add({
    article_id: 3,
    adherent_id: 1,
    groupAdherent_id: 1,
    valid_from: '2027-01-01',
    quotation: '1',
  })
  expect(both.status).toBe(422)
  expect(await pricesOf(3)).toHaveLength(1)
})

test('the database itself refuses two prices that overlap', async () => {
  const twice = sql(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) values (4, '2026-02-01', 1, 1, 'manual')`,
  )
  await expect(twice).rejects.toThrow('article_price_valid_from_overlap')
})

test('two new prices at once: one after the other, never both for a day', async () => {
  const answers = await Promise.all(
    ['10', '11'].map((quotation) => add({ article_id: 5, valid_from: '2026-05-01', quotation })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await pricesOf(5)).toHaveLength(2)
})

test('the price of a billing unit follows from the units of the article', async () => {
  const [unit] = await sql<{ id: number }>('select min(id) as id from unit')
  const { body: article } = await paul.post<Row>('/article', {
    label: 'Beurre en plaquettes',
    ref_supplier: 'BEU-1',
    product_id: 5,
    supplier_id: 3,
    negotiation: unit?.id,
    coef_negotiation: '1000',
    coef_billing: '10',
    quotation: '6250.00',
  })
  expect(article).toMatchObject({ price_ht: '62.5000' })
  expect(await pricesOf(Number(article.id))).toEqual([
    expect.objectContaining({
      valid_from: '2026-03-02',
      valid_to: null,
      quotation: '6250.0000',
      price_ht: '62.5000',
    }),
  ])
  const same = await paul.put<Row>(`/article/${article.id}`, { ...article, quotation: '6300.00' })
  expect(same.body).toMatchObject({ price_ht: '63.0000' })
  expect(await pricesOf(Number(article.id))).toHaveLength(1)
})

test('another quotation of an article is a price from today on; the label alone makes none', async () => {
  const { body } = await paul.get<Row>('/article/6')
  const renamed = await paul.put<Row>('/article/6', {
    lock_version: body.lock_version,
    label: 'Comté AOP portion',
  })
  expect(renamed.status).toBe(200)
  expect(await pricesOf(6)).toHaveLength(1)
  const changed = await paul.put<Row>('/article/6', {
    lock_version: renamed.body.lock_version,
    quotation: '14.90',
  })
  expect(changed.body).toMatchObject({ price_ht: '14.9000' })
  expect(
    (await pricesOf(6)).map(({ valid_from, valid_to, price_ht }) => [valid_from, valid_to, price_ht]),
  ).toEqual([
    ['2026-01-01', '2026-03-01', '14.2000'],
    ['2026-03-02', null, '14.9000'],
  ])
  const cleared = await paul.put<Row>('/article/6', {
    lock_version: changed.body.lock_version,
    quotation: null,
  })
  expect(messageOf(cleared.body)).toEqual(['quotation: Ce champ est obligatoire.'])
})

test('an article carries the family of its product, and follows it', async () => {
  const familyOf = async () =>
    (await sql<{ family_id: number }>('select family_id from article where id = 8'))[0]?.family_id
  const [water, other] = [
    await familyOf(),
    (
      await sql<{ id: number; family_id: number }>(
        `select id, family_id from subfamily where label = 'Bières'`,
      )
    )[0],
  ]
  const { body } = await paul.get<Row>('/product/8')
  await paul.put('/product/8', { lock_version: body.lock_version, subfamily_id: other?.id })
  expect(await familyOf()).toBe(other?.family_id)
  expect(await familyOf()).not.toBe(water)
  const article = await paul.get<Row>('/article/8')
  const moved = await paul.put<Row>('/article/8', { lock_version: article.body.lock_version, product_id: 3 })
  const [carrots] = await sql<{ family_id: number }>('select family_id from article where id = 3')
  expect(moved.body.family_id).toBe(carrots?.family_id)
})

test('an article that nothing refers to is deleted with its prices', async () => {
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const { body } = await nadia.post<Row>('/article', {
    label: 'Éphémère',
    ref_supplier: 'EPH',
    product_id: 1,
    supplier_id: 1,
    quotation: '2',
  })
  expect((await nadia.delete(`/article/${body.id}`)).body).toEqual({ success: true })
  expect(await pricesOf(Number(body.id))).toEqual([])
  expect((await nadia.delete<Row>('/article/9')).body.type).toBe('err420')
})
