import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineAmount } from '../../../resources/catalogue/units'
import { type FeeSetting, feesOf } from '../../../resources/orders/fees'
import { totalsOf } from '../../../resources/orders/totals'
import { stockLock } from '../../../server/trade/stock-period'
import { receptionCases as cases } from '../../cases/receptions'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { type SentOrder, sentOrder } from '../../kit/sent-order'
import { at, disagreements, levelOf, march, settingId, voucher } from '../stock/kit'

type Row = Record<string, unknown>

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const julie = (day = 6) => at(on, march(day), 'julie.petit')

let keys = 0
/** Signs what came of the first line of an order: delivered, accepted. */
async function sign(order: SentOrder, [delivered, accepted]: readonly [string, string], more: Row = {}) {
  keys += 1
  const actor = await julie()
  return actor.post<Row & { id: number; order: Row; receptions: Row[]; lines: Row[]; may_receive: boolean }>(
    `/order/${order.id}/reception`,
    {
      client_key: `reprise-${String(keys).padStart(4, '0')}`,
      date: '2026-03-05',
      lines: [
        {
          order_line_id: order.lines[0],
          qty_delivered: delivered,
          qty_accepted: accepted,
          price_delivered_ht: '8.9',
        },
      ],
      ...more,
    },
  )
}
const order = () => sentOrder(on, { articles: [[1, '10']] })
const stateOf = async (id: number) =>
  (
    await sql(
      `select status, reception_state, real_delivery_date, delivery_form, freeze_temperature, delivery_total_ht from "order" where id = $1`,
      [id],
    )
  )[0]

type CaseLine = Record<string, unknown> & { quantity: string; price: string; rate: string }
type CaseReception = { remainder: string; reason?: string; lines: Record<string, unknown>[] }

const caseArticle = `
  with made as (insert into article (label, ref_supplier, product_id, supplier_id, family_id, origin_id, storagemode_id, rate_id, quotation, negotiation,
    coef_negotiation, order_management, coef_order_management, billing, coef_billing, storage_management, coef_storage_management, price_ht,
    coef, active, variable_weight)
  select $2, $2, product_id, supplier_id, family_id, origin_id, storagemode_id, (select id from rate where value = $3::numeric limit 1), $4::numeric,
    billing, 1, order_management, $5::numeric, billing, $6::numeric, billing, 1, $4::numeric, 1, true, $7
  from article where id = $1 returning id)
  select id from made`

/** An article of its own, at 8.90. */
const cloned = async (ref: string): Promise<number> =>
  (await sql<{ id: number }>(caseArticle, [1, ref, '5.50', '8.9000', '1', '1', false]))[0]?.id ?? 0

/** The fees of a case's order as its submission measures them, kept beside it. */
async function feesOfCase(one: (typeof cases)[number], order: SentOrder, lines: readonly CaseLine[]) {
  const amounts = lines.map((line) => ({
    ...{ article_id: null, catalog_id: null, family_id: null, quantity: line.quantity, rate: line.rate },
    line_ht: lineAmount(line.quantity, line.price, {
      ...{ coef_order_management: String(line.coef_order), coef_billing: String(line.coef_billing) },
    }),
  }))
  const [line] = lines
  const scope = {
    threshold_ht: null,
    supplier_id: null,
    platform_id: null,
    catalog_id: null,
    family_id: null,
  }
  const usual = { kind: 'tax', basis: 'per_order', label: '', rate: null } as const
  const of = (more: Partial<FeeSetting>): FeeSetting => ({
    ...{ id: 1, ...usual, ...scope, article_ids: [], amount: null, percent: null },
    ...more,
  })
  const perUnit = line?.tax_per_order_unit as { amount_ht: string; rate: string } | undefined
  const percent = 'percent_of_goods' in one ? one.percent_of_goods : undefined
  const deposit = line?.deposit_per_order_unit as string | undefined
  const settings = [
    ...(deposit
      ? [of({ label: 'Bac', kind: 'deposit', basis: 'per_order_unit', amount: deposit, rate: null })]
      : []),
    ...(perUnit
      ? [
          of({
            label: 'Éco',
            kind: 'tax',
            basis: 'per_order_unit',
            amount: perUnit.amount_ht,
            rate: perUnit.rate,
          }),
        ]
      : []),
    ...(percent ? [of({ label: 'Interfel', kind: 'tax', basis: 'percent_of_goods', ...percent })] : []),
  ]
  const fees = feesOf({
    lines: amounts,
    supplier_id: 1,
    platform_id: 1,
    settings,
    terms: null,
    shippingLabel: '',
  })
  for (const fee of fees)
    await sql(
      `insert into order_tax_line (order_id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception, basis, percent)
       values ($1, $2, $3, $4, $5, $6, $7, false, $8, $9)`,
      [
        order.id,
        fee.label,
        fee.kind,
        fee.quantity,
        fee.unit_amount,
        fee.rate,
        fee.amount_ht,
        fee.basis,
        fee.percent,
      ],
    )
  const totals = totalsOf(
    amounts.map(({ line_ht, rate }) => ({ amount_ht: line_ht, rate })),
    fees.filter(({ kind }) => kind !== 'deposit'),
    fees.filter(({ kind }) => kind === 'deposit').map(({ amount_ht }) => amount_ht),
  )
  return totals
}

test.for(cases.map((one) => [one.id, one] as const))('receptions/%s', async ([id, one]) => {
  const lines: CaseLine[] = one.order
  const articles: [number, string][] = []
  for (const [n, line] of lines.entries()) {
    const [made] = await sql<{ id: number }>(caseArticle, [
      ...[1, `${id}-${n}`, line.rate, line.price, line.coef_order, line.coef_billing],
      line.variable_weight === true,
    ])
    articles.push([made?.id ?? 0, line.quantity])
  }
  const of = await sentOrder(on, { articles })
  const ordered = await feesOfCase(one, of, lines)
  if ('ordered' in one) expect(ordered).toMatchObject(one.ordered ?? {})
  const actor = await julie()
  const day = (text: unknown) => (typeof text === 'string' ? `2026-03-${5 + Number(text.slice(1))}` : null)
  let body: Row = {}
  for (const [n, reception] of (one.receptions as CaseReception[]).entries()) {
    const answer = await actor.post<Row>(`/order/${of.id}/reception`, {
      ...{ client_key: `cas-${id}-${n}`, date: '2026-03-05', remainder: reception.remainder },
      ...(reception.reason ? { reason: reception.reason } : {}),
      lines: reception.lines.map((line) => ({
        order_line_id: of.lines[Number(line.line) - 1],
        ...{ qty_delivered: line.delivered, qty_accepted: line.accepted },
        price_delivered_ht: lines[Number(line.line) - 1]?.price,
        ...(line.weight ? { weight: line.weight } : {}),
        ...(line.weights ? { weights: line.weights } : {}),
        ...(line.lot ? { batch_number: line.lot, best_before: day(line.best_before) } : {}),
      })),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    body = answer.body
  }
  const [state] = await sql(
    'select status, reception_state, delivery_total_ht, delivery_total_ttc from "order" where id = $1',
    [of.id],
  )
  const { stock_quantity, stock_value, deposit_delivered, lots, stock, claim, ...expected } =
    one.expect as Row
  expect(state).toMatchObject(expected)
  const moved = await sql(
    `select t.batch, t.quantity::text, t.amount_ht::text as amount from stock_voucher_line t join stock_voucher v on v.id = t.stock_voucher_id
     where v.order_id = $1 order by t.position`,
    [of.id],
  )
  if (stock_quantity) expect(moved).toMatchObject([{ quantity: stock_quantity }])
  if (stock_value) expect(moved).toMatchObject([{ amount: stock_value }])
  if (stock === 'none') expect(moved).toEqual([])
  if (lots) expect(moved.map(({ batch, quantity }) => [batch, quantity])).toEqual(lots)
  if (deposit_delivered) expect(body.delivered).toMatchObject({ deposit_total: deposit_delivered })
  if (!claim) return
  const claims = await sql(
    'select message_object from litigation where order_id = $1 and "deletedAt" is null',
    [of.id],
  )
  expect(claims).toEqual([{ message_object: claim }])
})

test('nothing delivered asks for a reason, and for the right to say so', async () => {
  const o = await order()
  const silent = await sign(o, ['0', '0'], { remainder: 'closed' })
  expect(silent.body).toMatchObject({
    fields: [{ name: 'reason', message: "Dites pourquoi rien n'a été livré." }],
  })
  const open = await sign(o, ['0', '0'], { remainder: 'expected' })
  expect(open.body).toMatchObject({ fields: [{ name: 'lines' }] })
})

test('a line that is closed short stays so; the order ends when no line is expected', async () => {
  const o = await sentOrder(on, {
    articles: [
      [await cloned('SOLDE-1'), '10'],
      [await cloned('SOLDE-2'), '4'],
    ],
  })
  const first = await sign(o, ['6', '6'], {
    remainder: 'expected',
    lines: [
      {
        order_line_id: o.lines[0],
        qty_delivered: '6',
        qty_accepted: '6',
        price_delivered_ht: '8.9',
        remainder: 'closed',
      },
    ],
  })
  expect(first.body.order).toMatchObject({ status: '400', reception_state: 'partial' })
  expect(first.body.lines).toMatchObject([
    { is_closed: true, remainder: '0.000' },
    { is_closed: false, remainder: '4.000' },
  ])
  const second = await sign(o, ['0', '0'], {
    remainder: 'expected',
    lines: [{ order_line_id: o.lines[1], qty_delivered: '4', qty_accepted: '4', price_delivered_ht: '9.6' }],
  })
  expect(second.body.order).toMatchObject({ status: '450', reception_state: 'closed_short' })
})

test('the list of remainders closes many at once, each order by a signature with its reason', async () => {
  const actor = await julie()
  const lines = [await cloned('RELIQUAT-1'), await cloned('RELIQUAT-2')]
  const orders: SentOrder[] = []
  for (const line of lines) orders.push(await sentOrder(on, { articles: [[line, '10']] }))
  for (const o of orders) await sign(o, ['6', '6'], { remainder: 'expected' })
  const list = async () => (await actor.get<{ data: Row[] }>('/order/remainders')).body.data
  const own = orders.map((o) => o.lines[0])
  expect((await list()).filter(({ id }) => own.includes(Number(id)))).toMatchObject([
    { label: 'RELIQUAT-1', left: '4.000' },
    { label: 'RELIQUAT-2', left: '4.000' },
  ])
  const closed = await actor.post('/order/remainders/close', { lines: own, reason: 'Rupture' })
  expect(closed.body).toEqual({ closed: 2 })
  for (const o of orders)
    expect(await stateOf(o.id)).toMatchObject({ status: '450', reception_state: 'closed_short' })
  expect((await list()).filter(({ id }) => own.includes(Number(id)))).toEqual([])
})

test('free goods are stocked at the price spread over all, are not paid and no over-receipt', async () => {
  const o = await sentOrder(on, { articles: [[await cloned('GRATUIT'), '10']] })
  const signed = await sign(o, ['12', '12'], {
    lines: [
      {
        ...{ order_line_id: o.lines[0], qty_delivered: '12', qty_accepted: '12', price_delivered_ht: '8.90' },
        free_quantity: '2',
      },
    ],
  })
  expect(signed.body).toMatchObject({ order: { status: '450', reception_state: 'complete' } })
  expect(signed.body.delivered).toMatchObject({ goods_ht: '89.00' })
  const [moved] = await sql(
    'select t.quantity::text, t.amount_ht::text as amount from stock_voucher_line t join stock_voucher v on v.id = t.stock_voucher_id where v.order_id = $1',
    [o.id],
  )
  expect(moved).toEqual({ quantity: '12.000', amount: '89.00' })
  const [fact] = await sql('select amount_ht::text as amount from purchase_fact where order_id = $1', [o.id])
  expect(fact).toEqual({ amount: '89.00' })
})

test('a weight far from what so many should weigh is asked about; crates that are given back leave the balance', async () => {
  const [made] = await sql<{ id: number }>(caseArticle, [1, 'POIDS', '5.50', '2.0000', '5', '1', true])
  const o = await sentOrder(on, { articles: [[made?.id ?? 0, '2']] })
  await sql(
    `insert into order_tax_line (order_id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception, basis)
     values ($1, 'Rolls', 'deposit', 2, 12, 0, 24, false, 'per_order_unit')`,
    [o.id],
  )
  const line = {
    ...{ order_line_id: o.lines[0], qty_delivered: '2', qty_accepted: '2', price_delivered_ht: '2' },
    weight: '48.3',
  }
  const asked = await sign(o, ['2', '2'], { lines: [line] })
  expect(asked.body).toMatchObject({ type: 'err520', display: expect.stringContaining('POIDS') })
  const returned = [{ label: 'Rolls', unit_amount: '12', quantity: '1' }]
  const signed = await sign(o, ['2', '2'], { lines: [{ ...line, weight: '9.8' }], returned })
  expect(signed.body).toMatchObject({
    delivered: { goods_ht: '19.60', deposit_total: '12.00' },
    deposits: expect.arrayContaining([{ label: 'Rolls', quantity: '1.000', unit_amount: '12.0000' }]),
  })
})

test('more accepted than delivered is refused by its line, and a day before the order left by its date', async () => {
  const o = await order()
  const over = await sign(o, ['4', '5'])
  expect(over.body).toMatchObject({
    type: 'err400',
    fields: [
      { name: 'lines.0.qty_accepted', message: 'La quantité acceptée dépasse celle du bon de livraison.' },
    ],
  })
  const early = await sign(o, ['4', '4'], { date: '2026-03-03' })
  expect(early.body).toMatchObject({
    fields: [
      { name: 'date', message: "La date ne peut pas précéder l'envoi de la commande, le 04/03/2026." },
    ],
  })
  expect((await sign(o, ['4', '4'], { date: '2026-03-04' })).status).toBe(200)
})

test('an identical re-sign claims nothing that was claimed; a larger gap claims its difference', async () => {
  const o = await order()
  const first = await sign(o, ['10', '8'])
  expect(first.body.litigation_id).toEqual(expect.any(Number))
  await sql('update litigation set is_sent = true where id = $1', [first.body.litigation_id])
  const same = await sign(o, ['10', '8'], { replaces: first.body.id })
  expect(same.body).toMatchObject({ litigation_id: null })
  const larger = await sign(o, ['10', '7'], { replaces: same.body.id })
  const [claimed] = await sql('select amount from litigation where id = $1', [larger.body.litigation_id])
  expect(claimed).toEqual({ amount: '8.90' })
  await sql('update litigation set is_sent = true where id = $1', [larger.body.litigation_id])
  const third = await sign(o, ['10', '7'], { replaces: larger.body.id })
  expect(third.body, 'both claims count').toMatchObject({ litigation_id: null })
})

test('what was refused is claimed and no longer awaited; what never came is', async () => {
  const o = await order()
  const refused = await sign(o, ['10', '8'], { remainder: 'expected' })
  expect(refused.body.order).toMatchObject({ status: '450', reception_state: 'closed_short' })
  const some = await order()
  const part = await sign(some, ['6', '5'], { remainder: 'expected' })
  expect(part.body.order).toMatchObject({ status: '400', reception_state: 'partial' })
  expect(part.body.lines[0]).toMatchObject({ accepted: '5.000', refused: '1.000', remainder: '4.000' })
})

test('taking up an earlier delivery leaves the day and number of the last one; the choice of the remainder is asked again', async () => {
  const o = await order()
  const one = await sign(o, ['4', '4'], { date: '2026-03-04', delivery_form: 'BL-1', remainder: 'expected' })
  const two = await sign(o, ['3', '3'], { date: '2026-03-06', delivery_form: 'BL-2', remainder: 'closed' })
  expect(two.body.order).toMatchObject({ status: '450', reception_state: 'closed_short' })
  await sql('update "order" set ack_order_date = now() where id = $1', [o.id])
  const again = { date: '2026-03-05', delivery_form: 'BL-1 bis', replaces: one.body.id }
  const open = await sign(o, ['5', '5'], { ...again, remainder: 'expected' })
  expect(open.body).toMatchObject({ order: { status: '400', reception_state: 'partial' }, may_receive: true })
  const last = { real_delivery_date: '2026-03-06', delivery_form: 'BL-2', delivery_total_ht: '71.20' }
  expect(await stateOf(o.id)).toMatchObject(last)
  const closed = await sign(o, ['5', '5'], { ...again, replaces: open.body.id, remainder: 'closed' })
  expect(closed.body.order).toMatchObject({ status: '450', reception_state: 'closed_short' })
})

test('what has left the stock meanwhile keeps a reception from being signed again with less, and from being taken back', async () => {
  const o = await order()
  const signed = await sign(o, ['10', '10'])
  const actor = await julie()
  const held = await levelOf(actor, 1, 1)
  const reason_id = await settingId(on, 'stockreason', 'Don')
  const left = [{ article_id: 1, quantity: held?.quantity }]
  expect((await voucher(actor, 'exit', '2026-03-06', left, { reason_id })).status).toBe(200)
  const less = await sign(o, ['4', '4'], { replaces: signed.body.id })
  expect(less.body).toMatchObject({ type: 'err530' })
  const undone = await actor.post<Row>(`/order/${o.id}/reception/${signed.body.id}/undo`, {
    reason: 'Signée sur la mauvaise commande',
  })
  expect(undone.body).toMatchObject({ type: 'err530' })
  expect(await levelOf(actor, 1, 1)).toMatchObject({ quantity: '0.000' })
  expect(await disagreements(on)).toEqual([])
})

test('a reception signed on the wrong order is taken back: contrary movements, the order as it was, people told, once', async () => {
  const actor = await julie()
  const before = await levelOf(actor, 1, 1)
  const o = await order()
  const extra = { article_id: 2, qty_delivered: '1', qty_accepted: '1', price_delivered_ht: '9.4' }
  const line = {
    order_line_id: o.lines[0],
    qty_delivered: '10',
    qty_accepted: '9',
    price_delivered_ht: '8.9',
  }
  const signed = await sign(o, ['10', '9'], {
    lines: [line, extra],
    taxes: [{ label: 'Taxe gazole', amount_ht: '2.00', rate: '20' }],
    freeze_temperature: '-20',
  })
  expect(signed.body.order).toMatchObject({ status: '450' })
  expect(await stateOf(o.id)).toMatchObject({ freeze_temperature: '-20.0' })
  expect(await levelOf(actor, 1, 1)).not.toEqual(before)
  const undo = (reason: string) =>
    actor.post<Row>(`/order/${o.id}/reception/${signed.body.id}/undo`, { reason })
  expect((await undo('x')).body).toMatchObject({ type: 'err400', fields: [{ name: 'reason' }] })
  const undone = await undo('Signée sur la mauvaise commande')
  expect(undone.body).toMatchObject({
    order: { status: '300', reception_state: 'none' },
    may_receive: true,
    taxes: [],
    lines: [{ accepted: '0.000', remainder: '10.000' }],
    receptions: [
      {
        state: 'undone',
        undo_reason: 'Signée sur la mauvaise commande',
        litigation_id: null,
        replaceable: false,
      },
    ],
  })
  expect(await stateOf(o.id)).toMatchObject({
    real_delivery_date: null,
    freeze_temperature: null,
    delivery_total_ht: '0.00',
  })
  expect((await levelOf(actor, 1, 1))?.quantity ?? '0.000').toBe(before?.quantity ?? '0.000')
  expect(await disagreements(on)).toEqual([])
  expect((await undo('Encore une fois')).body).toMatchObject({ type: 'err521' })
  const told = await sql(
    `select n.body, u.email from notification n join "user" u on u.id = n.user_id where n.kind = 'reception_undone' and n.entity_id = $1`,
    [o.id],
  )
  expect(told).toEqual([
    {
      email: 'karim.benali@demo.example',
      body: expect.stringMatching(
        /du 05\/03\/2026 .* annulée par Julie Petit : Signée sur la mauvaise commande$/,
      ),
    },
  ])
  const events = await sql('select type from order_event where order_id = $1 order by id desc limit 1', [
    o.id,
  ])
  expect(events).toEqual([{ type: 'reception_undone' }])
  expect((await sign(o, ['10', '10'])).body.order).toMatchObject({
    status: '450',
    reception_state: 'complete',
  })
})

test('of two deliveries one is taken back: the other stands, and the rest is awaited again', async () => {
  const o = await order()
  await sign(o, ['4', '4'], { date: '2026-03-04', delivery_form: 'BL-1', remainder: 'expected' })
  const two = await sign(o, ['6', '6'], { date: '2026-03-06', delivery_form: 'BL-2' })
  const actor = await julie()
  const undone = await actor.post<Row>(`/order/${o.id}/reception/${two.body.id}/undo`, { reason: 'Erreur' })
  expect(undone.body).toMatchObject({
    order: { status: '300', reception_state: 'partial' },
    lines: [{ accepted: '4.000', remainder: '6.000' }],
  })
  expect(await stateOf(o.id)).toMatchObject({ real_delivery_date: '2026-03-04', delivery_form: 'BL-1' })
})

test('an inventory of its day closes a reception, one that is validated at that moment too; one of the day before does not', async () => {
  const o = await order()
  const closeSql = `insert into inventory (adherent_id, label, inventory_date, state, user_id)
    select 1, 'Clos', $1, 'validated', id from "user" where email = 'julie.petit@demo.example'`
  const signed = await sign(o, ['10', '10'])
  await sql(closeSql, ['2026-03-04'])
  const again = await sign(o, ['10', '9'], { replaces: signed.body.id })
  expect(again.status).toBe(200)
  const actor = await julie()
  let late: ReturnType<TestActor['post']> | undefined
  await on.context.db.system('seed', async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::int, 1)', [stockLock])
    await tx.query(closeSql, ['2026-03-05'])
    late = actor.post(`/order/${o.id}/reception/${again.body.id}/undo`, { reason: 'Erreur' })
    const waiting = () => tx.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')
    await expect.poll(async () => (await waiting())[0]?.n).toBe(1)
  })
  expect((await late)?.body).toMatchObject({ type: 'err521' })
})

test('a spoken note stays with its line where notes are turned on, heard by who sees the reception alone', async () => {
  const actor = await julie()
  const send = (name: string, start: string) =>
    sendFile<Row[]>(on.app, '/file', {
      token: actor.token,
      fields: { path: '/reception' },
      file: { field: 'files', name, content: Buffer.from(`${start} parole`, 'latin1') },
    })
  expect((await send('note.webm', 'no such sound')).status).toBe(415)
  const sent = await send('note.webm', '\u001aE\u00df\u00a3')
  const voice = sent.body[0]?.id
  const milk = { adherent: 2, supplier: 3, articles: [[5, '10']] } as const
  const o = await sentOrder(on, milk)
  const line = {
    order_line_id: o.lines[0],
    qty_delivered: '4',
    qty_accepted: '4',
    price_delivered_ht: '0.76',
  }
  const lines = [{ ...line, voice_file_id: voice }]
  const off = await sign(o, ['4', '4'], { lines })
  expect(off.body).toMatchObject({
    fields: [{ name: 'lines.0.voice_file_id', message: 'Les notes vocales ne sont pas activées.' }],
  })
  await sql(`update generaloption set value = 'true' where key = 'reception_voice_notes'`)
  const { body } = await sign(o, ['4', '4'], { lines })
  expect(body).toMatchObject({ has_voice: true, receptions: [{ lines: [{ voice_file_id: voice }] }] })
  const heard = async ({ token }: TestActor) => {
    const headers = { authorization: token }
    return (await on.app.inject({ url: `/api/file/download/${voice}`, headers })).statusCode
  }
  const stranger = await signIn(on.app, 'fp@primeurs.example')
  expect([await heard(actor), await heard(stranger)]).toEqual([200, 404])
})
