import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockLock } from '../../../server/trade/stock-period'
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
