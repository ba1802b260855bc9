import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type {
  HabitAnswer,
  OptimiseAnswer,
  OrderStandardAnswer,
  QuickOrderAnswer,
  StandardCartAnswer,
} from '../../../resources/orders/tool-answers'
import { asOwner } from '../../../server/database/migrate'
import type { TestActor } from '../../kit/actors'
import { addTo, articles, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'

let on: TestApp
let who: Record<'karim' | 'julie' | 'luc' | 'claire' | 'hugo' | 'tom' | 'nadia', TestActor>
let buffet: StandardCartAnswer
const A1 = members.A1

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'julie', 'luc', 'claire', 'hugo', 'tom', 'nadia')
})
afterAll(() => on.close())

test('S08.1: Karim orders from the shared admin cart what he may, and learns what was left out', async () => {
  const line = (name: keyof typeof articles, quantity: string) => ({ article_id: articles[name], quantity })
  const created = await who.claire.post<StandardCartAnswer>('/standard-cart', {
    label: "Buffet d'été",
    lines: [line('AR8', '10'), line('AR9', '2'), line('AR10', '1'), line('AR4', '4')],
  })
  expect(created.body).toMatchObject({ is_admin: true, mine: true, lines_nb: 4 })
  expect((await who.karim.get(`/standard-cart/${created.body.id}`)).status).toBe(404)
  const shared = await who.claire.put<StandardCartAnswer>(`/standard-cart/${created.body.id}/shares`, {
    groups: [members.G1],
  })
  buffet = shared.body
  expect(buffet.shares).toMatchObject([{ groupAdherent_id: members.G1, label: 'GHT des Collines' }])
  const { body } = await who.karim.post<OrderStandardAnswer>(`/standard-cart/${buffet.id}/order`, {
    adherentId: A1,
  })
  expect(body.ignored).toEqual([{ label: 'Gobelet ×1000', reason: 'catalogue non alimentaire non autorisé' }])
  expect(body.carts).toMatchObject([
    { supplier: 'Grossiste Général', added: 2 },
    { supplier: 'Primeurs de la Vallée', added: 1 },
  ])
})

test('S08.4: a shared cart is not changed by a member, a clone is, and outlives the sharing', async () => {
  const refused = await who.karim.put(`/standard-cart/${buffet.id}`, { label: 'À moi' })
  expect(refused.body).toMatchObject({ type: 'err403' })
  const clone = await who.karim.post<StandardCartAnswer>(`/standard-cart/${buffet.id}/clone`, {
    adherentId: A1,
    label: 'Buffet A1',
  })
  expect(clone.body).toMatchObject({
    label: 'Buffet A1',
    adherent_id: A1,
    is_admin: false,
    mine: true,
    lines_nb: 4,
  })
  await who.claire.put(`/standard-cart/${buffet.id}/shares`, { groups: [] })
  const list = await who.karim.get<{ data: StandardCartAnswer[] }>(`/standard-cart/all?adherentId=${A1}`)
  expect(list.body.data.map((cart) => cart.label)).toEqual(['Buffet A1'])
  expect((await who.tom.put(`/standard-cart/${clone.body.id}`, { label: 'Non' })).body).toMatchObject({
    type: 'err403',
  })
  expect((await who.hugo.get(`/standard-cart/${clone.body.id}`)).status).toBe(404)
  const suppliers = await who.karim.get<{ data: { name: string }[] }>(
    `/supplier/adherent/${A1}/ordertemplate`,
  )
  expect(suppliers.body.data.map(({ name }) => name)).toEqual(['Grossiste Général', 'Primeurs de la Vallée'])
})

test('S08.5, I-05: a group order carries the group alone, and appears to the users of its members', async () => {
  const { body } = await addTo(who.luc, members.G1, ['AR5', 20], { isGroup: true, delivery_adherent_id: A1 })
  expect(body).toMatchObject({
    adherent_id: null,
    groupAdherent_id: members.G1,
    delivery_adherent_id: A1,
    order_total_ht: '94.20',
  })
  const own = await addTo(who.luc, members.G1, ['AR1', 20], { isGroup: true })
  expect(own.body, 'to its main member where nothing else is said').toMatchObject({
    delivery_adherent_id: A1,
  })
  const crossed = await addTo(who.luc, A1, ['AR1', 1], { order_id: own.body.id })
  expect(crossed.status, 'the member and the group of one number are two').toBe(422)
  await who.luc.delete(`/order/${own.body.id}`)
  const sent = await who.luc.post<OrderAnswer>(`/order/${body.id}/submit`)
  expect(sent.body).toMatchObject({ status: '300' })
  expect((await who.karim.get<OrderAnswer>(`/order/${body.id}`)).body).toMatchObject({ number: body.number })
  expect((await who.hugo.get(`/order/${body.id}`)).status).toBe(404)
  const twice = on.context.db.system('seed', (tx) =>
    tx.query('update "order" set adherent_id = 1 where id = $1', [body.id]),
  )
  await expect(twice).rejects.toThrow(/order_one_owner/)
})

test('a quick order verifies each row, and adds the good ones when asked', async () => {
  const refs = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number; ref_supplier: string }>(
      'select id, ref_supplier from article where id in (1, 3, 10) order by id',
    ),
  )
  const [pork, carrot, cup] = refs.map((row) => row.ref_supplier)
  const text = `${pork}\t5\n${carrot};2,000\nINCONNU 4\n${cup} 1\n${pork} beaucoup`
  const seen = await who.karim.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text })
  expect(seen.body).toMatchObject({ complete: 2, total: 5, carts: [] })
  expect(seen.body.errors).toMatchObject([
    { line: 3, name: 'INCONNU', errors: ['Référence ou nom inconnu'] },
    { line: 4, name: cup },
    { line: 5, errors: ['Un nombre est attendu.'] },
  ])
  const done = await who.karim.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text, commit: true })
  expect(done.body.carts).toHaveLength(2)
})

test('a quick order reads what people paste, names too, and points out doubles', async () => {
  const text = [
    'AR1,18',
    '3 AR3',
    'AR1 x 4',
    'AR2 : 3 cartons',
    '- Carotte vrac : 2 sacs',
    'Carotte 10 kg',
    'lait uht x6',
    '2;AR5',
    'Rien de tel 3',
  ].join('\n')
  const { body } = await who.julie.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text })
  expect(body.rows.map((row) => [row.line, row.article_id, row.quantity, row.double_of])).toEqual([
    [1, 1, '18', null],
    [2, 3, '3', null],
    [3, 1, '4', 1],
    [4, 2, '3', null],
    [5, 3, '2', 2],
    [7, 5, '6', null],
    [8, 5, '2', 7],
  ])
  expect(body.errors).toMatchObject([
    { line: 6, errors: ["La quantité est en « kg » ; l'article se commande par sac."] },
    { line: 9, name: 'Rien de tel', errors: ['Référence ou nom inconnu'] },
  ])
})

test('of a name that very many articles have, the one that is called so or was received is meant, wherever it stands', async () => {
  const sql = <T extends object>(text: string) => asOwner(on.url, (tx) => tx.query<T>(text))
  const made = await sql<{ id: number; label: string }>(
    `insert into article (label, ref_supplier, product_id, supplier_id, family_id, active, order_management, billing, storage_management, coef,
       coef_order_management, coef_billing, coef_storage_management, rate_id, price_ht)
     select case n when 230 then 'Tourte' else 'Tourte garnie ' || n end, 'TG' || n, product_id, supplier_id, family_id, true, order_management, billing,
       storage_management, coef, coef_order_management, coef_billing, coef_storage_management, rate_id, price_ht
     from article, generate_series(1, 240) n where id = 1 order by n returning id, label`,
  )
  await sql(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source)
     select id, '2026-01-01', 9, 9, 'manual' from article where ref_supplier like 'TG%'`,
  )
  const [called, received] = [made[229]?.id ?? 0, made[234]?.id ?? 0]
  const { id } = await sentOrder(on, { articles: [[received, '1']], status: '450' })
  const text = 'Tourte 2\nTourtes garnies 3'
  const { body } = await who.julie.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text })
  await sql(
    `delete from order_line where order_id = ${id}; update article set "deletedAt" = now() where ref_supplier like 'TG%'`,
  )
  expect(body.rows.map((row) => row.article_id)).toEqual([called, received])
})

test('two carts of one supplier and day become one, with all their lines, and no other two', async () => {
  const sql = <T extends Record<string, unknown>>(text: string) => asOwner(on.url, (tx) => tx.query<T>(text))
  const cart = async (day: string, ...lines: [number, string][]) => {
    const [order] = await sql<{ id: number }>(
      `insert into "order" (number, status, adherent_id, delivery_adherent_id, supplier_id, platform_id, user_id, sending_mode, create_order_date, ask_delivery_date, price_reference_date)
       select 'TRUCK-' || count(*), '100', 1, 1, 1, 1, (select id from "user" where email = 'julie.petit@demo.example'), '2', now(), '${day}', '${day}' from "order" returning id`,
    )
    for (const [article_id, quantity] of lines)
      await who.julie.post('/order/cart/line', { adherentId: A1, article_id, quantity, order_id: order?.id })
    return order?.id ?? 0
  }
  const [into, from, later] = [
    await cart('2026-03-18', [1, '2']),
    await cart('2026-03-18', [1, '3'], [2, '1']),
    await cart('2026-03-19', [1, '1']),
  ]
  const merge = (order_id: number) => who.julie.post<OrderAnswer>(`/order/${into}/merge`, { order_id })
  for (const wrong of [later, into]) expect((await merge(wrong)).status).toBeGreaterThanOrEqual(400)
  const { body: one } = await merge(from)
  expect(one.lines.map((line) => [line.article_id, line.quantity])).toEqual([
    [1, '5.000'],
    [2, '1.000'],
  ])
  expect(one.order_total_ht, '91.50 of goods and 15.00 of shipping').toBe('106.50')
  expect((await merge(from)).status).toBeGreaterThanOrEqual(400)
  expect(
    await sql(`select id from "order" where number like 'TRUCK-%' and "deletedAt" is null order by id`),
  ).toEqual([{ id: into }, { id: later }])
  await who.julie.delete(`/order/${into}`)
  await who.julie.delete(`/order/${later}`)
})

test('a quick order tells the line that its cart refuses and takes the others; what is no refusal of a line stops it all', async () => {
  const sql = (text: string) => asOwner(on.url, (tx) => tx.query<{ n: number }>(text))
  const [pork] = await sql('select ref_supplier as n from article where id = 1')
  const [carrot] = await sql('select ref_supplier as n from article where id = 3')
  const quantities = `select coalesce(sum(l.quantity), 0)::int as n from order_line l join "order" o on o.id = l.order_id where o.status = '100'`
  const text = `${pork?.n}\t4\n${carrot?.n}\t3`
  const order = () => who.karim.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text, commit: true })
  await sql('update article set order_step = 2 where id = 1')
  const [before] = await sql(quantities)
  const { body } = await order()
  expect(body).toMatchObject({ complete: 1, total: 2, errors: [{ line: 1, name: pork?.n }] })
  expect(await sql(quantities)).toEqual([{ n: Number(before?.n) + 3 }])
  await sql('update article set order_step = null where id = 1')
  await sql(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk'; end $$`,
  )
  await sql(
    'create trigger fail before update on order_line for each row when (new.article_id = 3) execute function fail()',
  )
  const failed = await order()
  await sql('drop trigger fail on order_line; drop function fail')
  expect(failed.status).toBe(500)
  expect(await sql(quantities)).toEqual([{ n: Number(before?.n) + 3 }])
})

test('a duplicate takes the lines that can still be ordered, at their prices of the day', async () => {
  const { body } = await addTo(who.julie, A1, ['AR6', 5])
  const sent = await who.julie.post<OrderAnswer>(`/order/${body.id}/submit`)
  expect(sent.body.status).toBe('300')
  const copy = await who.julie.post<OrderAnswer>(`/order/${body.id}/duplicate`)
  expect(copy.body).toMatchObject({
    status: '100',
    ignored: [],
    lines: [{ label: 'Comté portion', quantity: '5.000' }],
  })
  expect(copy.body.id).not.toBe(body.id)
})

test('habits count what was received, and suggest what is needed', async () => {
  const { body } = await addTo(who.julie, A1, ['AR1', 40])
  const sent = await who.julie.post<OrderAnswer>(`/order/${body.id}/submit`)
  await on.context.db.system('seed', (tx) =>
    tx.query(`update "order" set status = '450', real_delivery_date = '2026-03-01' where id = $1`, [
      sent.body.id,
    ]),
  )
  const { body: answer } = await who.julie.get<{ data: HabitAnswer[]; weeks: number }>(
    `/order/habits?adherentId=${A1}&days=7`,
  )
  expect(answer.weeks).toBe(8)
  expect(answer.data).toMatchObject([
    {
      article_id: 1,
      quantity: '45.000',
      average_week: '5.625',
      suggested_quantity: '6.000',
      price_ht: '8.9000',
    },
  ])
})

test('the weeks of habits begin the day after the same weekday so many weeks ago', async () => {
  const receivedOn = async (day: string) => {
    await on.context.db.system('seed', (tx) =>
      tx.query(`update "order" set real_delivery_date = $1 where status = '450'`, [day]),
    )
    const { body } = await who.julie.get<{ data: HabitAnswer[] }>(`/order/habits?adherentId=${A1}&days=7`)
    return body.data.length
  }
  expect(await receivedOn('2026-01-05')).toBe(0)
  expect(await receivedOn('2026-01-06')).toBe(1)
  await receivedOn('2026-03-01')
})

test('the weeks of habits are the person’s own, else the profile’s; habits may be those of one supplier', async () => {
  const sql = (text: string) => on.context.db.system('seed', (tx) => tx.query(text))
  const ask = async (more = '') =>
    (
      await who.julie.get<{ data: HabitAnswer[]; weeks: number }>(
        `/order/habits?adherentId=${A1}&days=7${more}`,
      )
    ).body
  const ofJulie = `from "user" u where u.email = 'julie.petit@demo.example'`
  await sql(`update profile set purchasing_habits_week = 5 where id = (select u.profile_id ${ofJulie})`)
  expect(await ask()).toMatchObject({
    weeks: 5,
    data: [{ average_week: '9.000', suggested_quantity: '9.000' }],
  })
  await sql(`update "user" u set purchasing_habits_week = 3 where u.email = 'julie.petit@demo.example'`)
  expect(await ask()).toMatchObject({ weeks: 3, data: [{ average_week: '15.000' }] })
  expect((await ask('&supplierId=1')).data).toHaveLength(1)
  expect((await ask('&supplierId=2')).data).toEqual([])
  const ref = (await ask()).data[0]?.ref_supplier ?? ''
  for (const word of ['roti', ref]) expect((await ask(`&search=${word}`)).data, word).toHaveLength(1)
  expect((await ask('&search=carotte')).data).toEqual([])
})

/** Another article of the product of the first one, from its supplier, ordered by so many of its units. */
const another = (article: { label: string; ref: string; price: string; coef: number }) =>
  on.context.db.system('seed', (tx) =>
    tx.query(
      `with made as (
         insert into article (label, ref_supplier, product_id, supplier_id, family_id, rate_id, quotation, price_ht, order_management, billing,
           coef_order_management, coef_billing, coef, active)
         select $1, $2, product_id, supplier_id, family_id, rate_id, $3::numeric, $3::numeric, order_management, billing, $4, 1, 1, true
         from article where id = 1 returning id)
       insert into article_price (article_id, valid_from, quotation, price_ht, source)
       select id, '2026-01-01', $3::numeric, $3::numeric, 'manual' from made`,
      [article.label, article.ref, article.price, article.coef],
    ),
  )

test('cheaper articles of the same product are proposed, never taken by themselves', async () => {
  await another({ label: 'Rôti de porc épaule', ref: 'EPAULE', price: '7.5', coef: 1 })
  const { body } = await addTo(who.julie, A1, ['AR1', 10])
  const lines = body.lines.length
  const found = await who.julie.get<OptimiseAnswer>(`/order/${body.id}/optimise`)
  expect(found.body.lines[0]?.proposals[0]).toMatchObject({
    label: 'Rôti de porc épaule',
    line_ht: '75.00',
    saving_ht: '14.00',
    same_supplier: true,
    effects: ['Ce panier passe sous le minimum de 80,00 € HT.'],
  })
  const shared = (await addTo(who.luc, members.G1, ['AR1', 10], { isGroup: true })).body
  const { body: ofGroup } = await who.luc.get<OptimiseAnswer>(`/order/${shared.id}/optimise`)
  expect(ofGroup.lines[0]?.proposals, 'what a group orders too').toMatchObject([
    { label: 'Rôti de porc épaule' },
  ])
  await who.luc.delete(`/order/${shared.id}`)
  const line_id = found.body.lines[0]?.line_id
  const article_id = found.body.lines[0]?.proposals[0]?.article_id
  const replaced = await who.julie.post<OrderAnswer>(`/order/${body.id}/optimise`, {
    line_id,
    article_id,
    quantity: '10',
  })
  expect(replaced.body).toMatchObject({ order_total_ht: '90.00', moved_to: null })
  expect(replaced.body.lines).toHaveLength(lines)
  await another({ label: 'Rôti de porc, carton de 4 kg', ref: 'CARTON', price: '6', coef: 4 })
  const { body: again } = await who.julie.get<OptimiseAnswer>(`/order/${body.id}/optimise`)
  const cartons = again.lines.flatMap(({ proposals }) => proposals).find(({ label }) => /carton/.test(label))
  expect(cartons, '10 kg are three cartons of 4 kg').toMatchObject({ quantity: '3.000', line_ht: '72.00' })
  await on.context.db.system('seed', (tx) =>
    tx.query(`update article set order_step = 0.5 where ref_supplier = 'CARTON'`),
  )
  const { body: halves } = await who.julie.get<OptimiseAnswer>(`/order/${body.id}/optimise`)
  const half = halves.lines.flatMap(({ proposals }) => proposals).find(({ label }) => /carton/.test(label))
  expect(half, 'and two and a half where they are sold by halves').toMatchObject({ quantity: '2.500' })
  const dearer = again.lines.flatMap(({ proposals }) => proposals).filter((one) => Number(one.saving_ht) <= 0)
  expect(dearer, 'nothing is proposed that is not cheaper').toEqual([])
})

test('no refusal names a supplier that the person may not see, however its article or product was come by', async () => {
  const adherentId = members.A3
  const [rows, hidden, own] = await on.context.db.system('seed', async (tx) => [
    await tx.query<{ ref: string }>('select ref_supplier as ref from article where id = $1', [articles.AR1]),
    await tx.query<{ name: string }>(
      'select name from supplier where id not in (select supplier_id from referencing where adherent_id = $1)',
      [adherentId],
    ),
    await tx.query<{ id: number }>(
      `insert into productnotincatalog (label, adherent_id, supplier_id, catalog_id, unit_id, price_ht, rate_id, active)
       select 'Basilic à soi', $1, 1, 1, min(u.id), 0.95, min(r.id), true from unit u, rate r returning id`,
      [adherentId],
    ),
  ])
  const made = await who.nadia.post<StandardCartAnswer>('/standard-cart', {
    label: 'Partagé plus loin',
    lines: [{ article_id: articles.AR1, quantity: '1' }],
  })
  await who.nadia.put(`/standard-cart/${made.body.id}/shares`, { adherents: [adherentId] })
  const line = (what: object) => who.hugo.post('/order/cart/line', { adherentId, quantity: '1', ...what })
  const quick = await who.hugo.post<QuickOrderAnswer>('/order/quick', {
    adherentId,
    text: `${rows[0]?.ref}\t2`,
    commit: true,
  })
  const read = await who.hugo.get<StandardCartAnswer>(
    `/standard-cart/${made.body.id}?adherentId=${adherentId}`,
  )
  const ordered = await who.hugo.post<OrderStandardAnswer>(`/standard-cart/${made.body.id}/order`, {
    adherentId,
  })
  const ofOwn = await line({ product_not_in_catalog_id: own[0]?.id })
  const ofArticle = await line({ article_id: articles.AR1 })
  const why = await who.hugo.get(`/article/${articles.AR1}/orderability?adherentId=${adherentId}`)
  expect(quick.body).toMatchObject({
    complete: 0,
    errors: [{ line: 1, errors: ['Référence ou nom inconnu'] }],
  })
  const unserved = /^Le fournisseur de cet article n'est plus référencé pour .+\.$/
  expect(read.body.lines).toMatchObject([
    { supplier: 'Fournisseur non référencé', reason: expect.stringMatching(unserved) },
  ])
  expect(ordered.body).toMatchObject({ carts: [], ignored: [{ reason: expect.stringMatching(unserved) }] })
  expect([ofOwn.status, ofArticle.status, why.status]).toEqual([422, 422, 404])
  const said = JSON.stringify([quick, read, ordered, ofOwn, ofArticle, why].map(({ body }) => body))
  expect(ofOwn.body).toMatchObject({ fields: [{ message: expect.stringMatching(unserved) }] })
  expect(hidden.length).toBeGreaterThan(2)
  expect(hidden.filter(({ name }) => said.includes(name))).toEqual([])
})

test("another member's own product is not put into a standard cart; what stands in it already may stay", async () => {
  const [theirs] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>(
      `insert into productnotincatalog (label, adherent_id, supplier_id, catalog_id, unit_id, price_ht, rate_id, active)
       select 'Thym à eux', $1, 1, 1, min(u.id), 0.95, min(r.id), true from unit u, rate r returning id`,
      [members.A3],
    ),
  )
  const own = { article_id: articles.AR1, quantity: '1' }
  const made = await who.karim.post<StandardCartAnswer>('/standard-cart', {
    adherentId: A1,
    label: 'À moi',
    lines: [own],
  })
  expect(made.status).toBe(200)
  const save = (lines: object[]) => who.karim.put(`/standard-cart/${made.body.id}`, { lines })
  const foreign = { product_not_in_catalog_id: theirs?.id, quantity: '1' }
  expect([404, 422]).toContain((await save([own, foreign])).status)
  expect((await save([own])).status).toBe(200)
})

test('colleagues who order of the same suppliers at once, in other orders, do not wait for each other for ever', async () => {
  const lines = [1, 3, 5].map((article_id) => ({ article_id, quantity: '20' }))
  const asked = { adherentId: A1, label: 'À rebours', catalog_id: 1, lines: lines.toReversed() }
  const { id } = (await who.karim.post<StandardCartAnswer>('/standard-cart', asked)).body
  const all = await Promise.all(
    [1, 2, 3].flatMap(() => [
      who.luc.post('/order/quick', { adherentId: A1, rows: lines, commit: true }),
      who.julie.post('/order/quick', { adherentId: A1, rows: lines.toReversed(), commit: true }),
      who.karim.post(`/standard-cart/${id}/order`, { adherentId: A1 }),
    ]),
  )
  expect(all.map(({ status, body }) => [status, body.type])).toEqual(Array(9).fill([200, undefined]))
})
