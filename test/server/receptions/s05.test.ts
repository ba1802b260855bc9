import { afterAll, beforeAll, expect, test } from 'vitest'
import { receptionTexts } from '../../../i18n/fr/receptions'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { serviceRate } from '../../../resources/receptions/service-rate'
import { openApp, type TestApp } from '../../kit/open-app'
import { type SentOrder, sentOrder } from '../../kit/sent-order'
import { at, disagreements, levelOf, march } from '../stock/kit'

type Row = Record<string, unknown>

let on: TestApp
let o1: SentOrder

beforeAll(async () => {
  on = await openApp()
  o1 = await sentOrder(on, {
    articles: [
      [1, '18'],
      [2, '6'],
    ],
  })
})
afterAll(() => on.close())

const signing = (more: Row = {}): Row => ({
  client_key: 'tablette-1-0001',
  date: '2026-03-04',
  receiver_name: 'M. Petit',
  delivery_form: 'BL-7781',
  fresh_temperature: '5.2',
  remainder: 'closed',
  lines: [
    {
      order_line_id: o1.lines[0],
      qty_delivered: '18',
      qty_accepted: '17.5',
      price_delivered_ht: '8.90',
      refusal_reason: '0,5 kg déchiré',
    },
    {
      order_line_id: o1.lines[1],
      qty_delivered: '6',
      qty_accepted: '6',
      price_delivered_ht: '9.60',
      claim: true,
    },
  ],
  ...more,
})
const julie = () => at(on, march(4), 'julie.petit')

test('S05 step 2: above 4 °C a comment is asked, and nothing is written without it', async () => {
  const actor = await julie()
  const refused = await actor.post<Row>(`/order/${o1.id}/reception`, signing())
  expect(refused.body).toMatchObject({ type: 'err400', fields: [{ name: 'comment' }] })
  const { body } = await actor.get<Row>(`/order/${o1.id}/reception`)
  expect(body).toMatchObject({ receptions: [], has_stock: true, may_receive: true })
})

test('S05 steps 2 to 4: totals, gap, status, stock and proposed litigation, to the cent', async () => {
  const actor = await julie()
  const signed = await actor.post<Row>(
    `/order/${o1.id}/reception`,
    signing({ comment: 'Camion à 5,2 °C, produits rangés aussitôt' }),
  )
  expect(signed.status).toBe(200)
  const { order, delivered, due, receptions } = signed.body as { [key: string]: Row & Row[] }
  expect(order).toMatchObject({ status: '450', reception_state: 'closed_short', order_total_ht: '442.20' })
  expect(delivered).toMatchObject({
    order_total_ht: '448.20',
    order_total_ttc: '472.85',
    vat: [{ amount: '24.65' }],
  })
  expect(due).toMatchObject({ order_total_ht: '437.75', order_total_ttc: '461.83' })
  expect(receptions?.[0]).toMatchObject({ delivered_ht: '448.20', due_ht: '437.75', gap_ht: '10.45' })
  expect(receptions?.[0]?.lines).toMatchObject([{ gap_ht: '4.45' }, { gap_ht: '6.00' }])
  const [row] = await on.context.db.system('seed', (tx) =>
    tx.query(
      'select delivery_total_ht, delivery_total_ttc, fresh_temperature, receiver_name from "order" where id = $1',
      [o1.id],
    ),
  )
  expect(row).toEqual({
    delivery_total_ht: '448.20',
    delivery_total_ttc: '472.85',
    fresh_temperature: '5.2',
    receiver_name: 'M. Petit',
  })
  expect(await levelOf(actor, 1, 1)).toEqual({ quantity: '17.500', value: '155.75', cump: '8.900000' })
  expect(await levelOf(actor, 1, 2)).toEqual({ quantity: '240.000', value: '282.00', cump: '1.175000' })
  const voucher = await actor.get<Row>(`/stock/voucher/${receptions?.[0]?.voucher_id}`)
  expect(voucher.body).toMatchObject({
    flux: '200',
    state: 'validated',
    total_ht: '437.75',
    order_number: expect.any(String),
  })
  expect(signed.body.litigation_id).toEqual(expect.any(Number))
})

test('S05 step 5: of 48 kg ordered 47.5 were accepted: the service rate is 98.96 %', async () => {
  const { body } = await (await julie()).get<ReceptionAnswer>(`/order/${o1.id}/reception`)
  expect(serviceRate(body.lines)).toBe('98.96')
})

test('the proposed litigation names its objects and asks for 10.45', async () => {
  const rows = await on.context.db.system('seed', (tx) =>
    tx.query(
      `select l.status, l.is_sent, l.amount, l.credit_note, l.message_object, l.message_text, l.client_number,
         (select json_agg(o.label order by n.id) from litigation_line n join litigationobject o on o.id = n.litigationobject_id where n.litigation_id = l.id) as objects
       from litigation l where l.order_id = $1`,
      [o1.id],
    ),
  )
  expect(rows).toEqual([
    expect.objectContaining({
      status: '100',
      is_sent: false,
      amount: '10.45',
      credit_note: true,
      message_object: 'Produit refusé, Écart de prix, Température',
      objects: ['Produit refusé', 'Écart de prix', 'Température'],
      message_text: expect.stringContaining('Température relevée : 5,2 °C.'),
    }),
  ])
})

test('what is sent twice is signed once, also 10 times at once', async () => {
  const actor = await julie()
  const same = signing({ comment: 'Camion à 5,2 °C, produits rangés aussitôt' })
  const again = await actor.post<Row>(`/order/${o1.id}/reception`, same)
  expect(again.status).toBe(200)
  expect((again.body.receptions as Row[]).length).toBe(1)
  const other = await actor.post<Row>(`/order/${o1.id}/reception`, signing({ comment: 'Encore' }))
  expect(other.body).toMatchObject({ type: 'err422' })
  const o2 = await sentOrder(on, { articles: [[1, '4']] })
  const line = {
    order_line_id: o2.lines[0],
    qty_delivered: '4',
    qty_accepted: '4',
    price_delivered_ht: '8.9',
  }
  const body = { client_key: 'tablette-1-0002', date: '2026-03-04', lines: [line] }
  const foreign = { ...line, order_line_id: o1.lines[0] }
  const wrong = await actor.post<Row>(`/order/${o2.id}/reception`, { ...body, lines: [line, line, foreign] })
  expect(wrong.body.fields, 'each line once, and of this order').toEqual([
    { name: 'lines.1.order_line_id', message: receptionTexts.twice },
    { name: 'lines.2.order_line_id', message: receptionTexts.unknownLine },
  ])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => actor.post<Row>(`/order/${o2.id}/reception`, body)),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(new Set(answers.map((answer) => answer.body.litigation_id)), 'that of another').toEqual(
    new Set([null]),
  )
  expect(await levelOf(actor, 1, 1)).toMatchObject({ quantity: '21.500' })
})

test('I-15: one validated voucher a version, and its quantity is what was accepted; re-signing undoes the former', async () => {
  const actor = await at(on, march(5), 'julie.petit')
  const { body } = await actor.get<{ receptions: Row[] }>(`/order/${o1.id}/reception`)
  const again = await actor.post<Row>(
    `/order/${o1.id}/reception`,
    signing({
      client_key: 'tablette-1-0003',
      replaces: body.receptions[0]?.id,
      comment: 'Pesée refaite',
      lines: [
        { order_line_id: o1.lines[0], qty_delivered: '18', qty_accepted: '18', price_delivered_ht: '8.90' },
        { order_line_id: o1.lines[1], qty_delivered: '6', qty_accepted: '6', price_delivered_ht: '9.40' },
      ],
    }),
  )
  expect(again.status).toBe(200)
  expect((again.body.receptions as Row[]).map(({ version, state }) => [version, state])).toEqual([
    [2, 'signed'],
    [1, 'replaced'],
  ])
  expect(await levelOf(actor, 1, 1)).toMatchObject({ quantity: '22.000' })
  const vouchers = await on.context.db.system('seed', (tx) =>
    tx.query<Row>(
      `select e.version, v.state, sum(l.quantity) as quantity from stock_voucher v join reception e on e.id = v.reception_id
         join stock_voucher_line l on l.stock_voucher_id = v.id where v.order_id = $1 group by 1, 2 order by 1`,
      [o1.id],
    ),
  )
  expect(vouchers).toEqual([
    { version: 1, state: 'cancelled', quantity: '257.500' },
    { version: 2, state: 'validated', quantity: '258.000' },
  ])
  expect(await disagreements(on)).toEqual([])
  const events = await on.context.db.system('seed', (tx) =>
    tx.query<{ type: string }>('select type from order_event where order_id = $1 order by id', [o1.id]),
  )
  expect(events.map(({ type }) => type)).toEqual([
    'reception_created',
    'remainder_closed',
    'received',
    'reception_resigned',
  ])
})

test('a remainder is awaited, then comes; more than the tolerance must be confirmed', async () => {
  const actor = await at(on, march(5), 'julie.petit')
  const o3 = await sentOrder(on, { articles: [[1, '10']] })
  const part = (qty: string, key: string, more: Row = {}) =>
    actor.post<Row>(`/order/${o3.id}/reception`, {
      client_key: `tablette-3-${key}`,
      date: '2026-03-05',
      remainder: 'expected',
      lines: [
        { order_line_id: o3.lines[0], qty_delivered: qty, qty_accepted: qty, price_delivered_ht: '8.9' },
      ],
      ...more,
    })
  const first = await part('6', '01')
  expect(first.body.order).toMatchObject({ status: '400', reception_state: 'partial' })
  const over = await part('5.1', '02')
  expect(over.body).toMatchObject({
    type: 'err520',
    display: 'La réception dépasse la quantité commandée de plus de 10 %',
  })
  const exact = await part('5', '03')
  expect(exact.body.order).toMatchObject({ status: '450', reception_state: 'complete' })
  const o4 = await sentOrder(on, { articles: [[1, '10']] })
  const confirmed = await actor.post<Row>(`/order/${o4.id}/reception`, {
    client_key: 'tablette-4-01',
    date: '2026-03-05',
    confirm_over: true,
    lines: [
      { order_line_id: o4.lines[0], qty_delivered: '12', qty_accepted: '12', price_delivered_ht: '8.9' },
    ],
  })
  expect(confirmed.body.order).toMatchObject({ status: '450', reception_state: 'complete' })
  expect((await part('1', '04')).body).toMatchObject({ type: 'err521' })
})

test('an article and a tax found on the delivery note are added; a tax of the order is undone, not erased', async () => {
  const actor = await at(on, march(5), 'julie.petit')
  const o5 = await sentOrder(on, { articles: [[1, '10']] })
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into order_tax_line (order_id, label, kind, quantity, unit_amount, rate, amount_ht) values ($1, 'Frais de port', 'shipping', 1, 15, 20, 15)`,
      [o5.id],
    ),
  )
  const before = await actor.get<{ taxes: Row[] }>(`/order/${o5.id}/reception`)
  const signed = await actor.post<Row>(`/order/${o5.id}/reception`, {
    client_key: 'tablette-5-01',
    date: '2026-03-05',
    lines: [
      { order_line_id: o5.lines[0], qty_delivered: '10', qty_accepted: '10', price_delivered_ht: '8.9' },
      { article_id: 2, qty_delivered: '1', qty_accepted: '1', price_delivered_ht: '9.4' },
    ],
    taxes: [{ label: 'Taxe gazole', amount_ht: '2.00', rate: '20' }],
    removed_taxes: [before.body.taxes[0]?.id],
  })
  expect(signed.status).toBe(200)
  expect(signed.body.delivered).toMatchObject({
    goods_ht: '136.00',
    fees_ht: '2.00',
    order_total_ht: '138.00',
  })
  const found = (signed.body.taxes as Row[]).find(({ label }) => label === 'Taxe gazole')
  const again = await actor.post<Row>(`/order/${o5.id}/reception`, {
    client_key: 'tablette-5-02',
    date: '2026-03-05',
    replaces: signed.body.id,
    lines: [
      { order_line_id: o5.lines[0], qty_delivered: '10', qty_accepted: '10', price_delivered_ht: '8.9' },
    ],
    removed_taxes: [found?.id],
  })
  expect(again.body.delivered, 'one that was found by mistake goes').toMatchObject({ fees_ht: '0.00' })
  expect((again.body.taxes as Row[]).map(({ label }) => label)).not.toContain('Taxe gazole')
  const foreign = await actor.post<Row>(
    `/order/${(await sentOrder(on, { articles: [[1, '1']] })).id}/reception`,
    {
      client_key: 'tablette-6-01',
      date: '2026-03-05',
      lines: [{ article_id: 5, qty_delivered: '1', qty_accepted: '1', price_delivered_ht: '1' }],
    },
  )
  expect(foreign.body).toMatchObject({ type: 'err400', fields: [{ name: 'lines.0.article_id' }] })
})

test('fees and deposits count in what was delivered and in what is owed; deposits carry no tax and are summed', async () => {
  const actor = await at(on, march(5), 'julie.petit')
  const order = await sentOrder(on, { articles: [[1, '10']] })
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into order_tax_line (order_id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception)
       values ($1, 'Consigne palette', 'deposit', 1, 2.40, 0, 2.40, false), ($1, 'Consigne caisse', 'deposit', 1, 1.10, 0, 1.10, false),
         ($1, 'Frais de port', 'shipping', 1, 12, 20, 12, false)`,
      [order.id],
    ),
  )
  const { body } = await actor.post<Row>(`/order/${order.id}/reception`, {
    client_key: 'tablette-8-01',
    date: '2026-03-04',
    lines: [
      { order_line_id: order.lines[0], qty_delivered: '10', qty_accepted: '9', price_delivered_ht: '8.90' },
    ],
  })
  expect(body.delivered).toMatchObject({
    goods_ht: '89.00',
    fees_ht: '12.00',
    order_total_ht: '101.00',
    deposit_total: '3.50',
    order_total_ttc: '111.80',
  })
  expect(body.due).toMatchObject({ goods_ht: '80.10', order_total_ht: '92.10', deposit_total: '3.50' })
})

test('after 60 days, or an inventory, a reception is not taken up again (err521)', async () => {
  const actor = await at(on, '2026-05-04T09:00:00Z', 'julie.petit')
  const { body } = await actor.get<{ receptions: Row[] }>(`/order/${o1.id}/reception`)
  const again = (key: string) =>
    actor.post<Row>(
      `/order/${o1.id}/reception`,
      signing({ client_key: key, replaces: body.receptions[0]?.id, comment: 'x' }),
    )
  const replaceable = []
  for (const moment of ['2026-05-03T21:59:59Z', '2026-05-03T22:00:00Z', '2026-05-03T22:00:01Z']) {
    const then = await at(on, moment, 'julie.petit')
    const seen = await then.get<{ receptions: Row[] }>(`/order/${o1.id}/reception`)
    replaceable.push(seen.body.receptions[0]?.replaceable)
  }
  expect(replaceable).toEqual([true, false, false])
  expect(body.receptions[0]?.replaceable).toBe(false)
  expect((await again('tablette-7-01')).body).toMatchObject({
    type: 'err521',
    display: 'Cette réception ne peut plus être modifiée',
  })
})
