import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderTexts } from '../../../i18n/fr/orders'
import type { BudgetAnswer } from '../../../resources/catalogue/answers'
import type { CartAnswer, DecidersAhead, OrderAnswer } from '../../../resources/orders/answers'
import type { ToValidate } from '../../../resources/orders/inbox-answer'
import type { QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import type { CartAct, UndoAnswer } from '../../../resources/orders/undo-endpoints'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { uaFaults } from '../../kit/pdf-ua'
import { sentOrder } from '../../kit/sent-order'

let on: TestApp
let people: Record<'karim' | 'sophie' | 'luc' | 'julie' | 'hugo' | 'tom' | 'nadia', TestActor>

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  people = await kitchen(on, 'karim', 'sophie', 'luc', 'julie', 'hugo', 'tom', 'nadia')
})
beforeEach(async () => {
  await on.context.db.system('seed', (tx) =>
    tx.query(`update "order" set "deletedAt" = now() where status = '100'`),
  )
})
afterAll(() => on.close())

const A1 = members.A1

test('S01: six articles make three carts, one a supplier, on the next day of delivery, to the cent', async () => {
  const { karim } = people
  await addTo(karim, A1, ['AR1', 18])
  const o1 = (await addTo(karim, A1, ['AR2', 6])).body
  await addTo(karim, A1, ['AR3', 3])
  const o2 = (await addTo(karim, A1, ['AR4', 4])).body
  await addTo(karim, A1, ['AR5', 20])
  const o3 = (await addTo(karim, A1, ['AR6', 2])).body
  const seen = [o1, o2, o3].map((o) => [
    o.ask_delivery_date,
    o.order_total_ht,
    o.totals.vat[0]?.amount,
    o.order_total_ttc,
  ])
  expect(seen).toEqual([
    ['2026-03-04', '442.20', '24.32', '466.52'],
    ['2026-03-03', '118.26', '6.50', '124.76'],
    ['2026-03-05', '179.40', '9.87', '189.27'],
  ])
  expect(o1.lines.map((line) => line.line_ht)).toEqual(['160.20', '282.00'])
  expect(o1.DeliveryAdherent, 'delivered to who orders').toMatchObject({ id: A1 })
  expect(o1.number).toMatch(/^C26\d{6}$/)
  const moved = await karim.put<OrderAnswer>(`/order/${o2.id}`, { ask_delivery_date: '2026-03-05' })
  expect(moved.body).toMatchObject({ ask_delivery_date: '2026-03-05', order_total_ttc: '124.76' })
  const carts = await karim.get<CartAnswer[]>(`/order/carts?adherentId=${A1}`)
  expect(carts.body).toHaveLength(3)
  expect(carts.body.every((cart) => cart.terms?.issues.length === 0)).toBe(true)
})

test('an article already there adds its quantity on the same line', async () => {
  await addTo(people.karim, A1, ['AR1', 2])
  const { body } = await addTo(people.karim, A1, ['AR1', '1.000'])
  expect(body.lines.map((line) => [line.label, line.quantity])).toEqual([['Rôti de porc filet', '3.000']])
})

test('a quantity of 0 deletes the line', async () => {
  const { body } = await addTo(people.karim, A1, ['AR1', 2])
  const emptied = await people.karim.put<OrderAnswer>(`/order/${body.id}/line/${body.lines[0]?.id}`, {
    quantity: '0',
  })
  expect(emptied.body).toMatchObject({
    lines: [],
    lines_nb: 0,
    order_total_ht: '0.00',
    order_total_ttc: '0.00',
  })
  const empty = await people.karim.post(`/order/${body.id}/submit`)
  expect(empty.body, 'an empty cart does not leave').toMatchObject({
    display: expect.stringContaining(orderTexts.noLines),
  })
})

test('S02: the minimum is told, shipping comes under the franco and goes above', async () => {
  const { body: small } = await addTo(people.julie, A1, ['AR1', 5])
  expect(small.terms?.issues).toContainEqual(
    expect.objectContaining({
      code: 'minimum',
      blocking: true,
      message: 'Il manque 35,50 € HT pour le minimum de Boucherie Martin.',
    }),
  )
  const { body: under } = await addTo(people.julie, A1, ['AR3', 4])
  expect(under).toMatchObject({ order_total_ht: '66.00', order_total_ttc: '71.37' })
  expect(under.totals.vat.map((one) => one.amount)).toEqual(['2.97', '2.40'])
  expect(under.taxes).toMatchObject([{ kind: 'shipping', label: 'Frais de port', amount_ht: '12.00' }])
  expect(under.terms?.issues).toMatchObject([
    { code: 'franco', message: 'Plus que 46,00 € HT pour le franco' },
  ])
  const { body: over } = await addTo(people.julie, A1, ['AR4', 4])
  expect(over).toMatchObject({ order_total_ht: '131.76', taxes: [] })
})

test('S08: deposits and two rates of a mixed supplier', async () => {
  await addTo(people.julie, A1, ['AR8', 10])
  await addTo(people.julie, A1, ['AR9', 2])
  const { body } = await addTo(people.julie, A1, ['AR10', 1])
  expect(body).toMatchObject({ order_total_ht: '188.50', deposit_total: '60.00', order_total_ttc: '283.16' })
  expect(body.totals.vat.map((one) => one.amount)).toEqual(['1.16', '33.50'])
})

test('I-17: what is not orderable never enters a cart, and the reason is told', async () => {
  const { status, body } = await addTo(people.karim, A1, ['AR10', 1])
  expect(status).toBe(422)
  expect(body).toMatchObject({
    fields: [{ name: 'article_id', message: expect.stringContaining('catalogue non alimentaire') }],
  })
  expect((await addTo(people.hugo, members.A3, ['AR1', 1])).status).toBe(422)
})

test('several open carts are answered to be chosen from', async () => {
  const { body: first } = await addTo(people.julie, A1, ['AR1', 1])
  const { body: second } = await addTo(people.julie, A1, ['AR1', 1], { ask_delivery_date: '2026-03-06' })
  expect(second.id).not.toBe(first.id)
  const { body } = await addTo(people.julie, A1, ['AR2', 1])
  expect(body).toMatchObject({
    choose: [{ id: first.id, ask_delivery_date: '2026-03-04' }, { id: second.id }],
  })
  const chosen = await addTo(people.julie, A1, ['AR2', 1], { order_id: second.id })
  expect(chosen.body.lines).toHaveLength(2)
  expect((await addTo(people.julie, A1, ['AR2', 1], { nearest: true })).body.id).toBe(first.id)
})

test('two adds at once open one cart', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => addTo(people.julie, A1, ['AR1', 1])))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const { body } = await people.julie.get<OrderAnswer>(`/order/${answers[0]?.body.id}`)
  expect(body.lines.map((line) => line.quantity)).toEqual(['4.000'])
})

test('a line that is added while its cart is sent goes into another one', async () => {
  const { body: first } = await addTo(people.julie, A1, ['AR1', 20])
  let adding: ReturnType<typeof addTo> | undefined
  await on.context.db.system('seed', async (tx) => {
    await tx.query(`update "order" set status = '300' where id = $1`, [first.id])
    adding = addTo(people.karim, A1, ['AR2', 1])
    const waiting = () => tx.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')
    await expect.poll(async () => (await waiting())[0]?.n).toBe(1)
  })
  const added = await adding
  expect(added?.body).toMatchObject({ status: '100', lines_nb: 1 })
  expect(added?.body.id).not.toBe(first.id)
})

test('I-02: without the permission, or for another member, nothing is written', async () => {
  const count = () =>
    on.context.db.system('seed', (tx) => tx.query('select count(*)::int as n from "order_line"'))
  const before = await count()
  expect((await addTo(people.tom, A1, ['AR1', 1])).body).toMatchObject({ type: 'err403' })
  expect((await addTo(people.nadia, A1, ['AR1', 1])).body).toMatchObject({ type: 'err403' })
  expect((await addTo(people.karim, members.A2, ['AR1', 1])).body).toMatchObject({ type: 'err403' })
  expect(await count()).toEqual(before)
})

test('I-01: a cart is not there for another member', async () => {
  const { body } = await addTo(people.karim, A1, ['AR1', 1])
  expect((await people.hugo.get(`/order/${body.id}`)).status).toBe(404)
  const search = await people.hugo.put<{ total: number }>('/search/', { model: 'Order', fields: [] })
  expect(search.body.total).toBe(0)
})

test('who will decide a cart is told before it is sent; of a cart that one does not see, nothing', async () => {
  const { karim, hugo } = people
  const cart = (await addTo(karim, A1, ['AR1', 18])).body
  const asked = { ids: [cart.id] }
  const { body } = await karim.put<{ data: DecidersAhead[] }>('/order/deciders', asked)
  expect(body.data).toMatchObject([{ id: cart.id, missing: null }])
  expect(body.data[0]?.levels[0]).toMatchObject({ level: 1, deciders: [{ first_name: 'Sophie' }] })
  expect((await hugo.put('/order/deciders', asked)).status).toBe(404)
  const sent = await karim.post<OrderAnswer>(`/order/${cart.id}/submit`)
  expect(sent.body.validations.map(({ level }) => Number(level))).toEqual(
    body.data[0]?.levels.map(({ level }) => level),
  )
})

test('the document of an order that has not left says so across its page; once it has, it does not', async () => {
  const { karim } = people
  const printed = async (id: number) =>
    textsOf(
      (
        await on.app.inject({
          url: `/api/order/${id}/pdf`,
          headers: { authorization: karim.token },
        })
      ).rawPayload,
    )
  const cart = (await addTo(karim, A1, ['AR1', 18])).body
  expect(await printed(cart.id)).toContain('COMMANDE NON ENVOYÉE')
  await karim.post(`/order/${cart.id}/submit`)
  const waiting = await printed(cart.id)
  expect(waiting).toContain('COMMANDE NON ENVOYÉE')
  expect(waiting.join(' ')).toContain('en attente de validation')
  const sent = await sentOrder(on, { articles: [[1, '4']] })
  expect((await printed(sent.id)).join(' ')).not.toContain('NON ENVOYÉE')
})

test('members of a group that share it reach the franco together, pay shipping once, and see sums of others alone', async () => {
  const { karim } = people
  const day = '2026-03-13'
  const seed = (text: string) => on.context.db.system('seed', (tx) => tx.query(text))
  const shipping = ({ taxes }: OrderAnswer) =>
    taxes.filter(({ kind }) => kind === 'shipping').map((one) => one.amount_ht)
  const { id } = await sentOrder(on, {
    adherent: 2,
    articles: [[3, '20']],
    supplier: 2,
    status: '300',
    day,
    author: 'julie.petit',
  })
  const add = async (quantity: number) =>
    (await addTo(karim, A1, ['AR3', quantity], { ask_delivery_date: day })).body
  const alone = await add(1)
  expect([alone.terms?.truck, shipping(alone).length]).toEqual([null, 1])
  await seed('update adherent set shared_franco = true')
  const together = (
    await karim.put<OrderAnswer>(`/order/${alone.id}`, {
      comment: 'ensemble',
      lock_version: alone.lock_version,
    })
  ).body
  const [other] = await seed(`select order_total_ht from "order" where id = ${id}`)
  expect(together.terms?.truck).toEqual({
    orders: 1,
    goods_ht: String(other?.order_total_ht),
    shipping_ht: '0.00',
  })
  expect(shipping(together)).toEqual([])
  expect(JSON.stringify(together)).not.toContain('T-')
  expect((await karim.get(`/order/${id}`)).status, "another's order stays hidden").toBe(404)
  const next = '2026-03-16'
  const small = await sentOrder(on, {
    ...{ adherent: 2, articles: [[3, '1']], supplier: 2, status: '100', day: next, author: 'julie.petit' },
  })
  await seed(
    `insert into order_tax_line (order_id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception) values (${small.id}, 'Port', 'shipping', 1, 12, 20, 12, false)`,
  )
  await seed(`update "order" set status = '300' where id = ${small.id}`)
  const paid = (await addTo(karim, A1, ['AR3', 1], { ask_delivery_date: next })).body
  expect([paid.terms?.truck?.shipping_ht, shipping(paid)]).toEqual(['12.00', []])
  expect(paid.terms?.issues.map(({ code }) => code)).toContain('franco')
  await seed('update adherent set shared_franco = false')
})

test('two members who submit for one truck at the same instant pay its shipping once', async () => {
  const { karim, julie } = people
  const seed = <T extends Record<string, unknown>>(text: string) =>
    on.context.db.system('seed', (tx) => tx.query<T>(text))
  await seed('update adherent set shared_franco = true')
  await on.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = on.app.server.address() as AddressInfo
  const submit = ({ token }: TestActor, id: number) =>
    fetch(`http://127.0.0.1:${port}/api/order/${id}/submit`, {
      method: 'POST',
      headers: { authorization: token },
    })
  const paid: string[][] = []
  for (const day of ['2026-03-17', '2026-03-19', '2026-03-21', '2026-03-24']) {
    const carts = await Promise.all([
      addTo(karim, A1, ['AR3', 1], { ask_delivery_date: day }),
      addTo(julie, members.A2, ['AR3', 1], { ask_delivery_date: day }),
    ])
    const ids = carts.map(({ body }) => body.id)
    const answers = await Promise.all([submit(karim, ids[0] ?? 0), submit(julie, ids[1] ?? 0)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await seed<{ amount: string }>(
      `select amount_ht::text as amount from order_tax_line where kind = 'shipping' and order_id in (${ids})`,
    )
    paid.push(rows.map(({ amount }) => amount))
  }
  expect(paid).toEqual(Array(4).fill(['12.00']))
  await seed('update adherent set shared_franco = false')
})

test('the order form is read aloud as it is seen: language, title, headings, table, bookmarks', async () => {
  const { karim } = people
  const { id } = await sentOrder(on, { articles: [[1, '4']] })
  const answer = await on.app.inject({
    url: `/api/order/${id}/pdf`,
    headers: { authorization: karim.token },
  })
  const paper = answer.rawPayload.toString('latin1')
  for (const mark of [
    '/Lang (fr-FR)',
    '/Marked true',
    '/DisplayDocTitle true',
    '/StructTreeRoot',
    '/Outlines',
  ])
    expect(paper, mark).toContain(mark)
  expect(paper).toMatch(/\/Title \(/)
  const count = (mark: string) => paper.split(`/S /${mark}\n`).length - 1
  expect(['H1', 'H2', 'Table', 'TH', 'TD'].map(count)).toEqual([1, 3, 1, 6, 6])
  expect(paper.split('/Scope /Column').length - 1, 'each head names its column').toBe(6)
  expect(paper.split('/Parent').length).toBeGreaterThan(4)
  expect(count('P'), 'each line of an address is one').toBeGreaterThan(20)
  expect(uaFaults(answer.rawPayload)).toEqual([])
})

test("a group's year adds up what its members ordered, a member's is its own", async () => {
  const budgetOf = async (asked: string) =>
    (await people.luc.get<BudgetAnswer>(`/catalog/budget?adherentId=${asked}`)).body
  const yearOf = async (asked: string) => (await budgetOf(asked)).months
  const inCarts = async () => Number((await budgetOf('1')).carts_ht)
  const cartsBefore = await inCarts()
  await addTo(people.julie, A1, ['AR1', 2])
  expect((await inCarts()) - cartsBefore, 'what stands in carts, food alone').toBeCloseTo(17.8, 6)
  const before = { own: await yearOf('1'), group: await yearOf('1&isGroup=true') }
  await sentOrder(on, { adherent: members.A2, articles: [[1, '4']], day: '2026-01-07' })
  expect(await yearOf('1'), 'that of another member is none of its own').toEqual(before.own)
  expect(await yearOf('1&isGroup=true')).toEqual([
    { month: '2026-01', food_ht: '35.60', other_ht: '0.00' },
    ...before.group,
  ])
})

test('a copy leaves out what its person may not order, however the first came to it', async () => {
  const mixed = await sentOrder(on, {
    supplier: 5,
    articles: [
      [8, '10'],
      [10, '1'],
    ],
  })
  const { body } = await people.karim.post<OrderAnswer & { ignored: object[] }>(
    `/order/${mixed.id}/duplicate`,
  )
  expect(body.ignored).toEqual([
    { label: 'Gobelet ×1000', reason: "Vous n'avez plus accès au catalogue non alimentaire." },
  ])
  expect(body.lines.map(({ label }) => label)).toEqual(['Eau de source 6×1,5 L'])
})

test('who decides sees every line that is no habit, the dearest first', async () => {
  for (const day of ['2026-02-10', '2026-02-17'])
    await sentOrder(on, { articles: [[1, '18']], status: '450', day })
  await addTo(people.karim, A1, ['AR1', 60])
  const { body: cart } = await addTo(people.karim, A1, ['AR2', 6])
  await people.karim.post(`/order/${cart.id}/submit`)
  const { body } = await people.sophie.get<{ data: ToValidate[] }>('/order/to-validate')
  expect(body.data.find(({ id }) => id === cart.id)?.unusual).toEqual([
    { label: 'Rôti de porc filet', quantity: '60.000', usual: '18.000' },
    { label: cart.lines[1]?.label, quantity: '6.000', usual: null },
  ])
})

test('a line whose article can no longer be ordered says why, and its cart counts it', async () => {
  const { body: cart } = await addTo(people.julie, A1, ['AR6', 2])
  const deactivate = (active: boolean) =>
    on.context.db.system('seed', (tx) => tx.query('update article set active = $1 where id = 6', [active]))
  await deactivate(false)
  const changed = await people.julie.put<OrderAnswer>(`/order/${cart.id}`, { comment: 'Merci' })
  const { body: carts } = await people.julie.get<CartAnswer[]>(`/order/carts?adherentId=${A1}`)
  await deactivate(true)
  expect(changed.body.lines).toMatchObject([
    { unorderable_reason: `${cart.lines[0]?.label} n'est plus au catalogue.` },
  ])
  expect(carts.find(({ id }) => id === cart.id)).toMatchObject({ unorderable_nb: 1 })
})

test('a cart that nobody touches says of its lines what became of them since, and is written by no reading', async () => {
  const { body: cart } = await addTo(people.julie, A1, ['AR6', 2])
  const price = cart.lines[0]?.price_ht ?? ''
  const read = async () => (await people.julie.get<OrderAnswer>(`/order/${cart.id}`)).body
  const counted = async () =>
    (await people.julie.get<CartAnswer[]>(`/order/carts?adherentId=${A1}`)).body.find(
      ({ id }) => id === cart.id,
    )
  const set = (sql: string) => on.context.db.system('seed', (tx) => tx.query(sql))
  await set('update article set active = false where id = 6')
  await set('update article_price set price_ht = price_ht + 1 where article_id = 6')
  const [seen, listed] = [await read(), await counted()]
  await set('update article set active = true where id = 6')
  await set('update article_price set price_ht = price_ht - 1 where article_id = 6')
  const again = await read()
  expect(seen.lines).toMatchObject([
    {
      unorderable_reason: `${cart.lines[0]?.label} n'est plus au catalogue.`,
      price_ht: price,
      price_now: (Number(price) + 1).toFixed(4),
    },
  ])
  expect(listed).toMatchObject({ unorderable_nb: 1 })
  expect(again.lines).toMatchObject([{ unorderable_reason: null, price_ht: price, price_now: null }])
  expect(again.lock_version).toBe(cart.lock_version)
})

test('a fee that is put away, no longer applied, chosen by hand or of another supplier is none of a cart', async () => {
  const add = (how: string, supplier = 3) =>
    on.context.db.system('seed', (tx) =>
      tx.query(
        `insert into order_tax (label, kind, basis, amount, supplier_id, active, auto, "deletedAt")
         values ('Taxe ${how}', 'tax', 'per_order', 5, ${supplier}, ${how !== 'inactive'}, ${how !== 'by hand'}, ${how === 'deleted' ? 'now()' : 'null'})`,
      ),
    )
  for (const how of ['inactive', 'by hand', 'deleted']) await add(how)
  await add('of another', 1)
  const { body: without } = await addTo(people.julie, A1, ['AR5', 20])
  await add('applied')
  const { body: cart } = await addTo(people.julie, A1, ['AR5', 1])
  await on.context.db.system('seed', (tx) =>
    tx.query(`update order_tax set active = false where label like 'Taxe %'`),
  )
  const labels = ({ taxes }: OrderAnswer) => taxes.map(({ label }) => label)
  expect(labels(cart)).toEqual([...labels(without), 'Taxe applied'].sort())
  expect(labels(without).filter((label) => label.startsWith('Taxe'))).toEqual([])
})

test('a supplier whose referencing was deleted delivers no more', async () => {
  const reference = (deleted: string) =>
    on.context.db.system('seed', (tx) =>
      tx.query(`update referencing set "deletedAt" = ${deleted} where supplier_id = 1`),
    )
  await reference('now()')
  const { status } = await addTo(people.julie, A1, ['AR1', 1])
  await reference('null')
  expect(status).toBe(422)
  expect((await addTo(people.julie, A1, ['AR1', 1])).status).toBe(200)
})

/** What a person may take back of a cart, the newest first. */
const actsOf = async (who: TestActor, id: number) =>
  (await who.get<{ data: CartAct[] }>(`/order/${id}/acts`)).body.data
type Undone = UndoAnswer & { type?: string; display?: string }
const undo = (who: TestActor, id: number, body: object, key?: string) =>
  who.post<Undone>(`/order/${id}/undo`, body, key)
/** Takes the last act back, or does the last one that was taken back again. */
async function back(who: TestActor, id: number, redo = false) {
  const acts = await actsOf(who, id)
  const next = redo ? acts.findLast(({ undone }) => undone) : acts.find(({ undone }) => !undone)
  return undo(who, id, { act: next?.act ?? '', redo })
}
const seenCart = async (who: TestActor, id: number) => (await who.get<OrderAnswer>(`/order/${id}`)).body
const linesSeen = async (who: TestActor, id: number) =>
  (await seenCart(who, id)).lines.map(({ label, quantity, comment }) => [label, quantity, comment])
const lineNamed = async (who: TestActor, id: number, label: string) =>
  (await seenCart(who, id)).lines.find((line) => line.label === label)?.id

test('each act on a cart is taken back, the newest first, and done again', async () => {
  const { karim } = people
  const pork = 'Rôti de porc filet'
  const { body: cart } = await addTo(karim, A1, ['AR1', 2])
  const line = `/order/${cart.id}/line/${cart.lines[0]?.id}`
  const acts: [() => Promise<unknown>, Partial<CartAct>][] = [
    [() => karim.put(line, { quantity: '5' }), { field: 'quantity', before: '2.000', after: '5.000' }],
    [() => karim.put(line, { comment: 'En tranches' }), { field: 'line_comment', after: 'En tranches' }],
    [() => addTo(karim, A1, ['AR2', 3]), { label: 'Steak haché 15 % 125 g', before: null, after: '3.000' }],
    [() => karim.delete(line), { field: 'quantity', label: pork, before: '5.000', after: null }],
    [() => karim.put(`/order/${cart.id}`, { comment: 'Quai B' }), { field: 'comment', after: 'Quai B' }],
    [
      () => karim.put(`/order/${cart.id}`, { ask_delivery_date: '2026-03-06' }),
      { field: 'ask_delivery_date', before: '2026-03-04', after: '2026-03-06' },
    ],
  ]
  const stood: unknown[] = []
  const standing = async () => {
    const { lines, comment, ask_delivery_date, order_total_ht } = await seenCart(karim, cart.id)
    const shown = lines.map((one) => [one.label, one.quantity, one.comment])
    return { shown, comment, ask_delivery_date, order_total_ht }
  }
  for (const [act, told] of acts) {
    stood.push(await standing())
    await act()
    expect((await actsOf(karim, cart.id))[0]).toMatchObject({ undone: false, ...told })
  }
  const last = await standing()
  for (const before of stood.toReversed()) {
    expect((await back(karim, cart.id)).body).toMatchObject({ left: [] })
    expect(await standing()).toEqual(before)
  }
  for (const _ of acts) expect((await back(karim, cart.id, true)).body).toMatchObject({ left: [] })
  expect(await standing()).toEqual(last)
  const acted = await actsOf(karim, cart.id)
  await undo(karim, cart.id, { act: acted[0]?.act, until: acted[3]?.act })
  expect(await linesSeen(karim, cart.id), 'four at once').toEqual([[pork, '5.000', 'En tranches']])
  const put = await lineNamed(karim, cart.id, pork)
  await karim.put(`/order/${cart.id}/line/${put}`, { quantity: '6' })
  expect(
    (await actsOf(karim, cart.id)).some(({ undone }) => undone),
    'a new act ends it',
  ).toBe(false)
})

test('what was pasted or duplicated at once is taken back at once; ten acts are kept, of the person alone', async () => {
  const { karim, julie } = people
  const references = await on.context.db.system('seed', (tx) =>
    tx.query<{ ref_supplier: string }>('select ref_supplier from article where id in (1, 2) order by id'),
  )
  const text = references.map(({ ref_supplier }) => `${ref_supplier} 4`).join('\n')
  const { body } = await karim.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text, commit: true })
  const id = body.carts[0]?.id ?? 0
  expect(await actsOf(karim, id)).toMatchObject([{ n: 2, undone: false }])
  expect(await actsOf(julie, id)).toEqual([])
  const { body: copy } = await karim.post<OrderAnswer>(`/order/${id}/duplicate`)
  expect((await back(karim, copy.id)).body).toEqual({ done: 2, left: [] })
  expect((await seenCart(karim, copy.id)).lines_nb).toBe(0)
  expect((await back(karim, id)).body).toEqual({ done: 2, left: [] })
  expect(await linesSeen(karim, id)).toEqual([])
  await back(karim, id, true)
  const line = await lineNamed(karim, id, 'Rôti de porc filet')
  for (let n = 5; n < 16; n++) await karim.put(`/order/${id}/line/${line}`, { quantity: `${n}` })
  const acts = await actsOf(karim, id)
  expect(acts.map(({ after }) => Number(after))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6])
})

test('a line that a colleague has changed since is left, by name; what is theirs alone is nobody else’s to take back', async () => {
  const { karim, julie } = people
  const { body: cart } = await addTo(karim, A1, ['AR1', 2])
  await addTo(karim, A1, ['AR2', 3], { order_id: cart.id })
  const line = `/order/${cart.id}/line/${cart.lines[0]?.id}`
  await karim.put(line, { quantity: '20' })
  await julie.put(line, { quantity: '12' })
  const left = await back(karim, cart.id)
  expect(left.body).toEqual({
    done: 0,
    left: [{ label: 'Rôti de porc filet', reason: 'Julie Petit a changé cette ligne depuis : 12 kg' }],
  })
  expect((await back(karim, cart.id)).body, 'the act before it is next').toEqual({ done: 1, left: [] })
  expect(await linesSeen(karim, cart.id)).toEqual([['Rôti de porc filet', '12.000', null]])
  await karim.put(line, { quantity: '30' })
  await julie.delete(line)
  expect((await back(karim, cart.id)).body.left).toMatchObject([
    { reason: 'Julie Petit a changé cette ligne depuis : retirée' },
  ])
  expect((await actsOf(karim, cart.id)).map(({ undone }) => undone)).toEqual([false])
  expect((await undo(karim, cart.id, { act: (await actsOf(julie, cart.id))[0]?.act })).status).toBe(409)
  expect((await undo(people.hugo, cart.id, { act: 'x' })).status).toBe(404)
  expect((await people.hugo.get(`/order/${cart.id}/acts`)).status).toBe(404)
})

test('the same call twice is one, two presses at once on one act are one and a refusal', async () => {
  const { karim } = people
  const { body: cart } = await addTo(karim, A1, ['AR1', 2])
  const line = `/order/${cart.id}/line/${cart.lines[0]?.id}`
  for (const quantity of ['3', '4']) await karim.put(line, { quantity })
  const [act] = await actsOf(karim, cart.id)
  const again = [1, 2].map(() => undo(karim, cart.id, { act: act?.act }, 'undo-once-0001'))
  expect((await Promise.all(again)).map(({ body }) => body.done)).toEqual([1, 1])
  expect((await linesSeen(karim, cart.id))[0]?.[1]).toBe('3.000')
  const [, next] = await actsOf(karim, cart.id)
  const pressed = await Promise.all([1, 2].map(() => undo(karim, cart.id, { act: next?.act })))
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(pressed.find(({ status }) => status === 409)?.body.display).toBe('Cet acte est déjà annulé.')
  expect((await linesSeen(karim, cart.id))[0]?.[1]).toBe('2.000')
})

test('what may not be ordered any more does not come back, and an order that has left takes nothing back', async () => {
  const { karim, tom } = people
  const { body: cart } = await addTo(karim, A1, ['AR1', 20])
  await addTo(karim, A1, ['AR2', 3], { order_id: cart.id })
  const line = await lineNamed(karim, cart.id, 'Steak haché 15 % 125 g')
  await karim.delete(`/order/${cart.id}/line/${line}`)
  const active = (is: boolean) =>
    on.context.db.system('seed', (tx) => tx.query('update article set active = $1 where id = 2', [is]))
  await active(false)
  const refused = await back(karim, cart.id)
  await active(true)
  expect(refused.body).toMatchObject({ done: 0, left: [{ reason: expect.stringContaining('Steak') }] })
  expect(await linesSeen(karim, cart.id)).toEqual([['Rôti de porc filet', '20.000', null]])
  expect((await undo(tom, cart.id, { act: 'x' })).body).toMatchObject({ type: 'err403' })
  const [act] = await actsOf(karim, cart.id)
  await on.context.db.system('seed', (tx) =>
    tx.query(`update "order" set status = '300' where id = $1`, [cart.id]),
  )
  expect((await undo(karim, cart.id, { act: act?.act })).body).toMatchObject({ type: 'err518' })
})

test('a cart that was deleted is there again as it stood, for who deleted it alone', async () => {
  const { karim, julie, hugo } = people
  const { body: cart } = await addTo(karim, A1, ['AR1', 20])
  await addTo(karim, A1, ['AR2', 3], { order_id: cart.id })
  const stood = await seenCart(karim, cart.id)
  const { act } = (await karim.delete<{ act: string }>(`/order/${cart.id}`)).body
  expect((await karim.get(`/order/${cart.id}`)).status).toBe(404)
  for (const other of [julie, hugo]) expect((await undo(other, cart.id, { act })).status).toBe(404)
  expect((await undo(karim, cart.id, { act: 'another' })).status).toBe(404)
  expect((await undo(karim, cart.id, { act })).body).toEqual({ done: 1, left: [] })
  const again = await seenCart(karim, cart.id)
  expect([again.lines.length, again.order_total_ht]).toEqual([2, stood.order_total_ht])
  expect((await undo(karim, cart.id, { act })).body).toMatchObject({ type: 'err409' })
  expect((await back(karim, cart.id)).body, 'the acts before it can be taken back').toMatchObject({ done: 1 })
})

test('a merge is taken back: both carts stand as they did, and what somebody changed since is not ordered twice', async () => {
  const { karim, julie } = people
  const { body: into } = await addTo(karim, A1, ['AR1', 20])
  const { id } = into
  const other = (await julie.post<{ id: number }>(`/order/${id}/duplicate`)).body.id
  await addTo(karim, A1, ['AR2', 3], { order_id: other })
  const standing = async (of: number) =>
    (await linesSeen(karim, of)).map(([label, quantity]) => `${quantity} ${label}`)
  const before = [await standing(id), await standing(other)]
  const merge = () => karim.post<OrderAnswer>(`/order/${id}/merge`, { order_id: other })
  expect((await merge()).status).toBe(200)
  expect(await standing(id)).toEqual(['40.000 Rôti de porc filet', '3.000 Steak haché 15 % 125 g'])
  expect((await actsOf(karim, id))[0]).toMatchObject({ field: 'merged', undone: false })
  expect((await back(karim, id)).body).toMatchObject({ left: [] })
  expect([await standing(id), await standing(other)]).toEqual(before)

  await merge()
  const line = `/order/${id}/line/${await lineNamed(karim, id, 'Rôti de porc filet')}`
  await julie.put(line, { quantity: '30' })
  expect((await back(karim, id)).body.left).toMatchObject([{ label: 'Rôti de porc filet' }])
  expect([await standing(id), await standing(other)]).toEqual([
    ['30.000 Rôti de porc filet'],
    ['3.000 Steak haché 15 % 125 g'],
  ])
})
