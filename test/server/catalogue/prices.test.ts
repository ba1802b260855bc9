import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../resources/schema/paris-time'
import { priceCases as cases } from '../../cases/prices'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { workbook } from '../../kit/workbooks'

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
const eventsOf = (article: number) =>
  sql(`select payload from history where model = 'Article' and entity_id = $1 and event = 'prices_painted'`, [
    article,
  ])
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
  const twice = await add({ article_id: 1, valid_from: '2026-04-01', quotation: '9' })
  expect(messageOf(twice.body)).toEqual([
    'reason: Un prix commence déjà ce jour-là : dites pourquoi il change.',
  ])
  const again = await add({ article_id: 1, valid_from: '2026-04-01', quotation: '9.20', reason: 'Erreur' })
  expect(again.body).toMatchObject({ valid_from: '2026-04-01', price_ht: '9.2000' })
  expect(await pricesOf(1)).toHaveLength(3)
  expect(await eventsOf(1)).toHaveLength(3)
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
  const end = { valid_to: '2026-03-31', reason: 'Fin de marché' }
  expect(messageOf((await change(end)).body)).toEqual([
    "gap_agreed: Du 01/04/2026 au …, l'article n'aura plus de prix.",
  ])
  expect((await change({ ...end, gap_agreed: true })).body).toMatchObject({
    ...{ valid_to: '2026-03-31', gap_agreed: true, bounded: false },
  })
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

const today = '2026-03-02'
const day = (text: string | null | undefined) =>
  typeof text === 'string' ? addDays(today, Number(text.slice(1))) : null
const french = (text: string) => text.split('-').reverse().join('/')

/** Lays a price at the door that a case names; an award paints by the same function, in its own walk (S09). */
async function write(door: string | undefined, ref: string, price: Row): Promise<void> {
  if (door !== 'import') {
    const bounded = door?.startsWith('award') ? { bounded: false } : {}
    const answer = await add({ ...price, ...bounded })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return
  }
  const file = {
    name: 'prix.xlsx',
    content: workbook([
      ['Article', 'Du', 'Au', 'Cotation'],
      [ref, french(String(price.valid_from)), french(String(price.valid_to)), Number(price.quotation)],
    ]),
  }
  const checked = await sendFile(on.app, '/imports/article_price/check?wait=60', { token: paul.token, file })
  expect(checked.body).toMatchObject({ errors: 0 })
  const done = await paul.post<Row>(`/imports/${checked.body.id}/commit?wait=60`)
  expect(done.status).toBe(200)
}

test.for(cases.map((one) => [one.id, one] as const))('prices/%s', async ([id, one]) => {
  const adherent = one.scope === 'member' ? 1 : null
  const made = await paul.post<Row>('/article', {
    ...{ label: id, ref_supplier: `P-${id}`, product_id: 1, supplier_id: 1, quotation: '2' },
  })
  const article_id = Number(made.body.id)
  const [first, ...more] = one.start
  if (adherent === null) await sql('delete from article_price where article_id = $1', [article_id])
  await sql(
    `insert into article_price (article_id, valid_from, valid_to, quotation, price_ht, source, adherent_id) values ($1, $2, $3, $4, $4, 'manual', $5)`,
    [article_id, day(first?.[0]), day(first?.[1]), first?.[2], adherent],
  )
  const scope = { article_id, adherent_id: adherent }
  const priceOf = ([from, to, quotation]: readonly (string | null)[]) => ({
    ...{ ...scope, valid_from: day(from), valid_to: day(to), quotation },
    gap_agreed: true,
  })
  for (const price of more) await write(undefined, '', priceOf(price))
  for (const act of [one.act].flat()) await write(one.door, `P-${id}`, priceOf(act.write))
  const line = await sql(
    `select valid_from, valid_to, quotation from article_price where article_id = $1 and adherent_id is not distinct from $2
       and "deletedAt" is null order by valid_from`,
    [article_id, adherent],
  )
  expect(line.map(({ valid_from, valid_to, quotation }) => [valid_from, valid_to, quotation])).toEqual(
    one.expect.map(([from, to, price]) => [day(from), day(to), price]),
  )
})

test('a promotion is moved, ended and taken back, and the standing price goes on each time', async () => {
  const nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const made = await paul.post<Row>('/article', {
    ...{ label: 'Promu', ref_supplier: 'PROMU', product_id: 1, supplier_id: 1, quotation: '2' },
  })
  const article_id = Number(made.body.id)
  const line = async () =>
    (await pricesOf(article_id)).map(({ valid_from, valid_to }) => [valid_from, valid_to])
  const { body } = await add({
    article_id,
    valid_from: '2026-03-10',
    valid_to: '2026-03-16',
    quotation: '1',
  })
  expect(body).toMatchObject({ bounded: true })
  const second = await add({
    article_id,
    valid_from: '2026-03-14',
    valid_to: '2026-03-20',
    quotation: '1',
  })
  expect(messageOf(second.body)).toEqual([
    'valid_from: Une promotion court déjà du 10/03/2026 au 16/03/2026.',
  ])
  const moved = await paul.put<Row>(`/article-price/${body.id}`, {
    ...{ lock_version: body.lock_version, valid_from: '2026-03-20', valid_to: '2026-03-26' },
  })
  expect(moved.body).toMatchObject({ id: body.id, valid_from: '2026-03-20' })
  expect(await line()).toEqual([
    ['2026-03-02', '2026-03-19'],
    ['2026-03-20', '2026-03-26'],
    ['2026-03-27', null],
  ])
  await add({ article_id, valid_from: '2026-03-23', quotation: '3' })
  expect((await nadia.delete(`/article-price/${body.id}`)).body).toEqual({ success: true })
  expect(await line()).toEqual([
    ['2026-03-02', '2026-03-22'],
    ['2026-03-23', null],
  ])
})

test('a price that its billing unit would round away is refused, in the article and in its prices', async () => {
  const [like] = await sql(
    'select product_id, supplier_id, negotiation, order_management, billing, storage_management, rate_id from article where id = 1',
  )
  const make = (ref_supplier: string, quotation: string, coefs: readonly [string, string, string]) =>
    paul.post<Row>('/article', {
      ...like,
      ...{
        label: `Gobelet ${ref_supplier}`,
        ref_supplier,
        quotation,
        coef: '1',
        coef_storage_management: '1',
      },
      ...{ coef_negotiation: coefs[0], coef_billing: coefs[1], coef_order_management: coefs[2] },
    })
  const sentence = ['quotation: Facturez au cent ou au mille : à la pièce, ce prix serait arrondi.']
  const byPiece = await make('GOB-1', '1.25', ['1000', '1', '1000'])
  const large = await make('GOB-2', '3.99', ['1000', '1', '500'])
  const byHundred = await make('GOB-3', '1.25', ['100', '100', '1000'])
  expect([byPiece, large].map(({ body }) => messageOf(body))).toEqual([sentence, sentence])
  expect(byHundred.body).toMatchObject({ price_ht: '1.2500' })
  expect(await sql(`select 1 from article where ref_supplier in ('GOB-1', 'GOB-2')`)).toEqual([])
  const { id, lock_version } = byHundred.body
  const dearer = await add({ article_id: id, valid_from: '2026-04-01', quotation: '1.27' })
  expect(dearer.body).toMatchObject({ price_ht: '1.2700' })
  const { body } = await paul.put<Row>(`/article/${id}`, {
    id,
    lock_version,
    coef_negotiation: '10000',
    coef_billing: '1',
  })
  expect(messageOf(body)).toEqual(sentence)
})
