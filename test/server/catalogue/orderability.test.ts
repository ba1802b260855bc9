import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>
interface Answer {
  visible: boolean
  orderable: boolean
  price: Row | null
  reasons: { code: string; message: string }[]
}

let on: TestApp
let julie: TestActor
let karim: TestActor
let nadia: TestActor

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const ask = async (who: TestActor, article: number, query = 'adherentId=1') =>
  (await who.get<Answer>(`/article/${article}/orderability?${query}`)).body
const codes = async (who: TestActor, article: number, query?: string) =>
  (await ask(who, article, query)).reasons.map(({ code }) => code)
const labels = async (who: TestActor, params: Row, more: Row = {}) => {
  const { body } = await who.put<{ data: Row[]; total: number }>('/search/product', {
    params,
    limit: 50,
    ...more,
  })
  return body.data.map(({ label }) => label)
}
/** Does something to the rows, looks, and undoes it. */
async function during<T>(change: string, back: string, look: () => Promise<T>): Promise<T> {
  await sql(change)
  try {
    return await look()
  } finally {
    await sql(back)
  }
}

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T08:00:00Z')
  julie = await signIn(on.app, 'julie.petit@demo.example')
  karim = await signIn(on.app, 'karim.benali@demo.example')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

test('an article of a supplier that serves the member is orderable at its price', async () => {
  expect(await ask(julie, 1)).toEqual({
    article_id: 1,
    date: '2026-03-02',
    supplier_id: 1,
    platform_id: 1,
    visible: true,
    orderable: true,
    price: expect.objectContaining({ price_ht: '8.9000', scope: 'general', valid_from: '2026-01-01' }),
    reasons: [],
  })
})

test('the price is the member’s own, else its group’s, else the general one, on the day asked for', async () => {
  const price = `insert into article_price (article_id, adherent_id, "groupAdherent_id", valid_from, valid_to, quotation, price_ht, source)
    values (1, $1, $2, $3, $4, $5, $5, 'manual')`
  await sql(price, [null, 1, '2026-03-01', '2026-03-31', '8.50'])
  await sql(price, [1, null, '2026-03-10', '2026-03-20', '8.20'])
  const on1 = async (day: string, adherent = 1) => {
    const { price: found } = await ask(nadia, 1, `adherentId=${adherent}&date=${day}`)
    return [found?.price_ht, found?.scope]
  }
  expect(await on1('2026-02-28')).toEqual(['8.9000', 'general'])
  expect(await on1('2026-03-09')).toEqual(['8.5000', 'group'])
  expect(await on1('2026-03-10')).toEqual(['8.2000', 'adherent'])
  expect(await on1('2026-03-20')).toEqual(['8.2000', 'adherent'])
  expect(await on1('2026-03-21')).toEqual(['8.5000', 'group'])
  expect(await on1('2026-03-15', 2)).toEqual(['8.5000', 'group'])
  expect(await on1('2026-04-01')).toEqual(['8.9000', 'general'])
  expect((await ask(karim, 1, 'adherentId=1&date=2026-03-09')).price).toMatchObject({ scope: 'group' })
  await sql(
    `delete from article_price where article_id = 1 and (adherent_id is not null or "groupAdherent_id" is not null)`,
  )
})

test('without a price an article is visible and not orderable', async () => {
  const answer = await ask(julie, 1, 'adherentId=1&date=2025-12-31')
  expect(answer).toMatchObject({ visible: true, orderable: false, price: null })
  expect(answer.reasons).toEqual([
    { code: 'no_price', message: "Aucun prix n'est en vigueur à cette date pour cet adhérent." },
  ])
})

test.each([
  [
    'article_inactive',
    'update article set active = false where id = 1',
    'update article set active = true where id = 1',
  ],
  [
    'article_to_come',
    `update article set date_active = '2026-03-03' where id = 1`,
    `update article set date_active = '2025-01-01' where id = 1`,
  ],
  [
    'article_ended',
    `update article set deactivation_date = '2026-03-02' where id = 1`,
    'update article set deactivation_date = null where id = 1',
  ],
  [
    'product_inactive',
    'update product set active = false where id = 1',
    'update product set active = true where id = 1',
  ],
  [
    'subfamily_inactive',
    `update subfamily set active = false where label = 'Porc'`,
    `update subfamily set active = true where label = 'Porc'`,
  ],
  [
    'supplier_status',
    'update supplier set supplier_status_id = 3 where id = 1',
    'update supplier set supplier_status_id = 1 where id = 1',
  ],
  [
    'no_referencing',
    `update referencing set state = 'suspended' where adherent_id = 1 and supplier_id = 1`,
    `update referencing set state = 'active' where adherent_id = 1 and supplier_id = 1`,
  ],
  [
    'no_platform',
    'update platform set active = false where id = 1',
    'update platform set active = true where id = 1',
  ],
  [
    'article_not_on_platform',
    'update article_platform_ids set platform_id = 2 where article_id = 1',
    'update article_platform_ids set platform_id = 1 where article_id = 1',
  ],
])(
  '%s is told, and the article is no longer among those that the member sees',
  async (code, change, back) => {
    const seen = await during(change, back, async () => ({
      codes: await codes(nadia, 1),
      labels: await labels(nadia, { adherent_id: 1 }),
    }))
    expect(seen.codes).toEqual([code])
    expect(seen.labels).not.toContain('Rôti de porc filet')
    expect(await codes(nadia, 1)).toEqual([])
  },
)

test('an inactive family, a family outside the referencing, a member that cannot order', async () => {
  const [family] = await sql<{ family_id: number }>('select family_id from article where id = 1')
  const id = family?.family_id
  const off = [
    `update family set active = false where id = ${id}`,
    `update family set active = true where id = ${id}`,
  ] as const
  expect(await during(...off, () => codes(nadia, 1))).toEqual(['family_inactive'])
  const [link] = await sql<{ id: number }>(
    'select id from referencing where adherent_id = 1 and supplier_id = 1',
  )
  const narrow = [
    `insert into referencing_family_ids (referencing_id, family_id) select ${link?.id}, min(id) from family where id <> ${id}`,
    `delete from referencing_family_ids where referencing_id = ${link?.id}`,
  ] as const
  expect(await during(...narrow, () => codes(nadia, 1))).toEqual(['family_not_referenced'])
  const status = (to: number) => `update adherent set adherent_status_id = ${to} where id = 1`
  expect(await during(status(4), status(1), () => codes(nadia, 1))).toEqual(['adherent_status'])
})

test('every sentence is French and names what it is about', async () => {
  const { reasons } = await ask(nadia, 1, 'adherentId=3')
  expect(reasons).toEqual([
    {
      code: 'no_referencing',
      message: "L'adhérent n'a pas de référencement actif chez « Boucherie Martin » à cette date.",
    },
  ])
  const gone = await during(
    `update article set deactivation_date = '2026-02-01' where id = 1`,
    'update article set deactivation_date = null where id = 1',
    () => ask(nadia, 1),
  )
  expect(gone.reasons[0]?.message).toBe("L'article n'est plus proposé depuis le 01/02/2026.")
})

test('who may order food only does not see the other catalogue', async () => {
  expect(await codes(karim, 10)).toEqual(['non_food_not_allowed'])
  expect(await codes(julie, 10)).toEqual([])
  expect(await labels(karim, { adherent_id: 1 })).not.toContain('Gobelet ×1000')
  expect(await labels(julie, { adherent_id: 1 })).toContain('Gobelet ×1000')
})

test('the catalogue of a member holds what its suppliers deliver, at its prices, searched and sorted as any list', async () => {
  expect(await labels(karim, { adherent_id: 1 })).toEqual([
    'Bière fût 30 L',
    'Carotte vrac',
    'Comté portion',
    'Eau de source 6×1,5 L',
    'Lait UHT 1/2 écrémé',
    'Pomme Gala',
    'Rôti de porc filet',
    'Steak haché 15 % 125 g',
  ])
  const hugo = await signIn(on.app, 'hugo.vidal@demo.example')
  expect(await labels(hugo, { adherent_id: 3 })).toEqual([
    'Bière fût 30 L',
    'Eau de source 6×1,5 L',
    'Gobelet ×1000',
  ])
  const found = await karim.put<{ data: Row[]; total: number }>('/search/product', {
    params: { adherent_id: 1, q: 'lait uht' },
    fields: [{ name: 'supplier_id', operator: 'eq', value: 3 }],
    toMany: ['Label'],
  })
  expect(found.body.total).toBe(1)
  expect(found.body.data[0]).toMatchObject({
    price_ht: '0.7850',
    orderable: true,
    Label: [],
    Product: { label: expect.any(String) },
  })
  const page = await karim.put<{ data: Row[]; total: number }>('/search/product', {
    params: { adherent_id: 1 },
    orders: [['price_ht', 'desc']],
    limit: 2,
    offset: 1,
  })
  expect(page.body.data.map(({ id }) => id)).toEqual([6, 2])
  expect(page.body).toMatchObject({ total: 8, offset: 1, limit: 2 })
})

test('another member’s catalogue is refused, and a supplier asks for none', async () => {
  expect((await karim.get('/article/1/orderability?adherentId=3')).status).toBe(403)
  expect((await karim.put('/search/product', { params: { adherent_id: 3 } })).status).toBe(403)
  const martin = await signIn(on.app, 'fm@martin.example')
  expect((await martin.get('/article/1/orderability?adherentId=1')).status).toBe(403)
  expect((await martin.put('/search/product', { params: { adherent_id: 1 } })).status).toBe(403)
  expect((await karim.put('/search/product', { params: { adherent_id: 'x' } })).status).toBe(422)
  expect((await karim.get('/article/999999/orderability?adherentId=1')).status).toBe(404)
})

test('without a member the search is the back office’s', async () => {
  const { body } = await nadia.put<{ total: number }>('/search/product', { limit: 1 })
  expect(body.total).toBe(9)
  const products = await nadia.put<{ data: Row[] }>('/search/product', { model: 'Product', limit: 1 })
  expect(products.body.data[0]).toHaveProperty('code')
})

test('a member asks the group for an article; its manager is told, an article that it may order is proposed once, and it reads why not', async () => {
  await sql(
    'update adherent set project_manager_id = (select id from "user" where email = $1) where id = 1',
    ['claire.moreau@demo.example'],
  )
  const luc = await signIn(on.app, 'luc.fabre@demo.example')
  const claire = await signIn(on.app, 'claire.moreau@demo.example')
  const made = await karim.post<Row>('/article-request', {
    label: 'Topinambours',
    adherent_id: 1,
    need: '2 kg',
  })
  expect([made.status, made.body.status]).toEqual([200, '100'])
  const id = Number(made.body.id)
  expect((await karim.post('/article-request', { label: 'Chez un autre', adherent_id: 2 })).status).toBe(422)
  expect((await karim.put(`/article-request/${id}/search`)).status).toBe(403)
  const hugo = await signIn(on.app, 'hugo.vidal@demo.example')
  expect((await hugo.get(`/article-request/${id}`)).status).toBeGreaterThanOrEqual(403)
  expect((await claire.put<Row>(`/article-request/${id}/search`)).body.status).toBe('200')
  expect((await karim.put<Row>(`/article-request/${id}`, { label: 'Autre', lock_version: 1 })).status).toBe(
    409,
  )
  const propose = (article_id: number) =>
    claire.put<Row>(`/article-request/${id}/propose`, { article_id, answer: 'Même calibre.' })
  const refused = await during(
    'update supplier set supplier_status_id = 2 where id = 1',
    'update supplier set supplier_status_id = 1 where id = 1',
    () => propose(1),
  )
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining("L'adhérent ne peut pas commander cet article : "),
  ])
  const both = await Promise.all([propose(1), propose(1)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const other = await luc.post<Row>('/article-request', { label: 'Caviar', adherent_id: 1 })
  const drop = (reason?: string) =>
    claire.put<Row>(`/article-request/${Number(other.body.id)}/drop`, { answer: reason })
  expect((await drop()).status).toBe(422)
  expect((await drop('Hors du budget du groupe.')).body).toMatchObject({ status: '400' })
  const told = await sql<{ user: string; kind: string; body: string }>(
    `select u.first_name as user, n.kind, n.body from notification n join "user" u on u.id = n.user_id
     where n.kind in ('article_requested', 'article_answered') and u.first_name in ('Claire', 'Karim') order by n.id`,
  )
  expect(told.map(({ user, kind }) => `${user} ${kind}`)).toEqual([
    'Claire article_requested',
    'Karim article_answered',
    'Karim article_answered',
    'Claire article_requested',
    'Karim article_answered',
  ])
  expect(told[2]?.body).toMatch(/^« Topinambours » : Article proposé : .+\. Même calibre\.$/)
  expect(told[4]?.body).toBe('« Caviar » : Hors du budget du groupe.')
})
