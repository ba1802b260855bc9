import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopAnswer } from '../../resources/catalogue/answers'
import type { TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

type Row = Record<string, unknown>

let on: TestApp
let who: Record<'nadia' | 'julie', TestActor>

const labels = [
  'Jambon blanc supérieur – barquette 1 kg',
  'Jambon blanc supérieur – barquette 11 kg',
  'Lait UHT 1/2 écrémé – brique 1 L',
  'Lait UHT demi-écrémé bio',
  'Pomme de terre de consommation',
  'Chocolat au lait',
  'Œuf gros plein air',
  'Pâtes complètes',
]

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T08:00:00Z')
  who = await kitchen(on, 'nadia', 'julie')
  await on.context.db.system('seed', async (tx) => {
    await tx.query(
      `insert into article (label, ref_supplier, product_id, supplier_id, family_id, active)
       select l, 'GG0313' || n, a.product_id, a.supplier_id, a.family_id, true
       from unnest($1::text[]) with ordinality x(l, n), (select * from article where label = 'Carotte vrac') a`,
      [labels],
    )
    await tx.query(
      'insert into article_platform_ids (article_id, platform_id) select a.id, j.platform_id from article a, (select j.platform_id from article_platform_ids j join article c on c.id = j.article_id where c.label = $1) j where a.label = any($2)',
      ['Carotte vrac', labels],
    )
  })
})
afterAll(() => on.close())

const rows = async (model: string, q: string) =>
  (await who.nadia.put<{ data: Row[] }>('/search/', { model, limit: 50, params: { q } })).body.data
const found = async (q: string) =>
  (await rows('Article', q)).map(({ label }) => String(label)).filter((label) => labels.includes(label))
const shop = async (q: string) =>
  (await who.julie.put<ShopAnswer>('/catalog/shop', { adherent_id: 1, is_group: false, shelf: 'food', q }))
    .body
const shelf = async (q: string) =>
  (await shop(q)).data.map(({ label }) => label).filter((label) => labels.includes(label))

const asked: [string, string[]][] = [
  ['jambon 1kg', ['Jambon blanc supérieur – barquette 1 kg']],
  ['1 kg jambon', ['Jambon blanc supérieur – barquette 1 kg']],
  ['jambons blancs', ['Jambon blanc supérieur – barquette 1 kg', 'Jambon blanc supérieur – barquette 11 kg']],
  ['demi-écrémé', ['Lait UHT 1/2 écrémé – brique 1 L', 'Lait UHT demi-écrémé bio']],
  ['pommes de terre', ['Pomme de terre de consommation']],
  ['oeufs', ['Œuf gros plein air']],
  ['œufs gros', ['Œuf gros plein air']],
  ['pâtes', ['Pâtes complètes']],
  ['GG03133', ['Lait UHT 1/2 écrémé – brique 1 L']],
]

test.each(asked)('the list of articles finds « %s »', async (q, expected) => {
  expect((await found(q)).toSorted()).toEqual([...expected].toSorted())
})

test.each(asked)('the catalogue of a member finds « %s »', async (q, expected) => {
  expect((await shelf(q)).toSorted()).toEqual([...expected].toSorted())
})

test('what begins with the words comes before what holds them, page by page as at once', async () => {
  const lait = ['Lait UHT 1/2 écrémé – brique 1 L', 'Lait UHT demi-écrémé bio', 'Chocolat au lait']
  expect(await found('lait')).toEqual(lait)
  expect(await shelf('lait')).toEqual(lait)
  const whole = (await rows('Article', 'lait')).map(({ id }) => id)
  const paged: unknown[] = []
  for (const offset of whole.keys()) {
    const page = { model: 'Article', offset, limit: 1, params: { q: 'lait' } }
    const { body } = await who.nadia.put<{ data: Row[] }>('/search/', page)
    paged.push(...body.data.map(({ id }) => id))
  }
  expect(paged).toEqual(whole)
})

test('an article is found by the code of its product', async () => {
  const [one] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number; code: string; family: string; supplier: string }>(
      `select a.id, p.code, f.label as family, s.name as supplier from article a join product p on p.id = a.product_id
       join family f on f.id = a.family_id join supplier s on s.id = a.supplier_id where a.label = 'Carotte vrac'`,
    ),
  )
  for (const q of [one?.code, `carotte ${one?.code}`])
    expect(
      (await rows('Article', q ?? '')).map(({ id }) => id),
      q,
    ).toContain(one?.id)
})

test('an article is found by a whole barcode of its unit or packaging, as readers of 14 digits send it too', async () => {
  const [unit, pack] = ['2000000000015', '2000000000022']
  await on.context.db.system('seed', (tx) =>
    tx.query(`update article set gtin = $1, packaging_gtin = $2 where label = 'Pâtes complètes'`, [
      unit,
      pack,
    ]),
  )
  for (const q of [unit, pack, `0${pack}`, `pâtes ${unit}`])
    expect(await found(q), q).toEqual(['Pâtes complètes'])
  for (const q of [unit.slice(0, -1), `œufs ${unit}`]) expect(await found(q), q).toEqual([])
})

test('an article is found by words spread over its label and the names of its brand, supplier and family', async () => {
  const [one] = await on.context.db.system('seed', async (tx) => {
    await tx.query(`insert into brand (label) values ('Président')`)
    await tx.query(
      `update article set brand_id = (select id from brand where label = 'Président') where label = 'Pâtes complètes'`,
    )
    return tx.query<{ supplier: string; family: string }>(
      `select s.name as supplier, f.label as family from article a join supplier s on s.id = a.supplier_id
       join family f on f.id = a.family_id where a.label = 'Pâtes complètes'`,
    )
  })
  const { supplier = '', family = '' } = one ?? {}
  for (const q of ['pates president', `pâtes ${supplier}`, `${family} complètes`, `${supplier} président`]) {
    expect(await found(q), q).toEqual(['Pâtes complètes'])
    expect(await shelf(q), q).toEqual(['Pâtes complètes'])
  }
  for (const q of ['pates introuvable', 'jambon president']) {
    expect(await found(q), q).toEqual([])
    // The kitchen's shelf shows what answers a part of the words, and says so.
    expect((await shop(q)).near, q).toBe(true)
  }
})

test('orders are found by their member, their supplier and their author, in any order', async () => {
  const { id } = await sentOrder(on, { articles: [[1, '4']], status: '300' })
  const [order] = await rows('Order', '')
  const names = await on.context.db.system('seed', (tx) =>
    tx.query<{ member: string; supplier: string; first: string; last: string; number: string }>(
      `select a.name as member, s.name as supplier, u.first_name as first, u.last_name as last, o.number from "order" o
       join adherent a on a.id = o.adherent_id join supplier s on s.id = o.supplier_id join "user" u on u.id = o.user_id where o.id = $1`,
      [id],
    ),
  )
  const { member, supplier, first, last, number } = names[0] ?? {}
  expect(order).toBeDefined()
  for (const q of [member, supplier, `${supplier} ${member}`, `${last} ${first}`, `${first} ${number}`])
    expect(
      (await rows('Order', q ?? '')).map((row) => row.id),
      q,
    ).toContain(id)
  expect((await rows('Order', `${member} introuvable`)).map((row) => row.id)).toEqual([])
})

test('people are found by their names in any order; suppliers by their town, their zip code and their e-mail', async () => {
  expect((await rows('User', 'moreau claire')).map(({ last_name }) => last_name)).toEqual(['Moreau'])
  expect((await rows('User', 'claire moreau')).map(({ last_name }) => last_name)).toEqual(['Moreau'])
  const [place] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number; town: string; zip: string; email: string }>(
      `select s.id, m.label as town, a.zip_code as zip, s.email from supplier s join address a on a.id = s.supplier_office_address_id
       join municipality m on m.id = a.municipality_id where s.email is not null order by s.id limit 1`,
    ),
  )
  for (const q of [place?.town, place?.zip, place?.email, place?.email.split('@')[0]])
    expect(
      (await rows('Supplier', q ?? '')).map(({ id }) => id),
      q,
    ).toContain(place?.id)
})

test('a sort that is asked for stands', async () => {
  const { body } = await who.nadia.put<{ data: Row[] }>('/search/', {
    model: 'Article',
    limit: 50,
    params: { q: 'lait' },
    orders: [['label', 'asc']],
  })
  expect(body.data.map(({ label }) => label).filter((label) => labels.includes(String(label)))).toEqual([
    'Chocolat au lait',
    'Lait UHT 1/2 écrémé – brique 1 L',
    'Lait UHT demi-écrémé bio',
  ])
})
