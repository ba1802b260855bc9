import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { alertUnreadOrders } from '../../../server/orders/alert-unread'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout, sendMails, toldOf } from '../../kit/outbox'
import { sentOrder } from '../../kit/sent-order'

let on: TestApp
let who: Record<'karim' | 'sophie' | 'luc' | 'julie' | 'martin' | 'primeurs' | 'claire', TestActor>
let o1: OrderAnswer

async function at(moment: string): Promise<void> {
  on.clock.set(moment)
  who = await kitchen(on, 'karim', 'sophie', 'luc', 'julie', 'martin', 'primeurs', 'claire')
}
const read = async () => (await who.karim.get<OrderAnswer>(`/order/${o1.id}`)).body
const tokenOf = async (id: number) =>
  /downloadOrder\?token=([\w-]{43})/.exec((await mailsAbout(on, id, 'order_sent'))[0]?.text ?? '')?.[1] ?? ''
const download = (token: string) =>
  on.app.inject({ method: 'GET', url: `/api/download/orderform?token=${token}` })
const unread = () => alertUnreadOrders(on.context, on.context.now())

beforeAll(async () => {
  on = await openApp()
  await at('2026-03-02T09:00:00+01:00')
  await addTo(who.karim, members.A1, ['AR1', 18])
  o1 = (await addTo(who.karim, members.A1, ['AR2', 6])).body
  await who.karim.post(`/order/${o1.id}/submit`)
  await who.sophie.post(`/order/${o1.id}/validate`)
  await at('2026-03-03T09:00:00+01:00')
})
afterAll(() => on.close())

test('step 1, I-10: twenty clicks at once make one transition and one mail; the others learn who did it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => who.luc.post(`/order/${o1.id}/validate`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.type === 'err514')).toHaveLength(19)
  expect(await mailsAbout(on, o1.id, 'order_sent')).toHaveLength(1)
  const { status, events } = await read()
  expect(status).toBe('300')
  expect(events.filter(({ type }) => type === 'sent')).toHaveLength(1)
  await sendMails(on)
})

test('step 2, I-26: at 90 minutes, not a second before, one alert and one reminder, never a second', async () => {
  on.clock.set('2026-03-03T10:29:59+01:00')
  await unread()
  expect(await toldOf(on, o1.id, 'order_not_read')).toEqual([])
  on.clock.set('2026-03-03T10:30:00+01:00')
  expect(await unread()).toBe('Commandes non lues : 1')
  const told = await toldOf(on, o1.id, 'order_not_read')
  expect(told.map(({ user }) => user).sort()).toEqual(['Claire', 'Karim'])
  expect(told[0]?.title).toBe('Commande non lue par le fournisseur sous 90 minutes')
  expect(await mailsAbout(on, o1.id, 'commande_relance_non_lue')).toHaveLength(1)
  for (const time of ['10:30:01', '10:31:00', '11:30:00']) {
    on.clock.set(`2026-03-03T${time}+01:00`)
    await unread()
  }
  expect(await toldOf(on, o1.id, 'order_not_read')).toHaveLength(2)
  expect(await mailsAbout(on, o1.id, 'commande_relance_non_lue')).toHaveLength(1)
})

test('step 3: looking at the page is not reading', async () => {
  await at('2026-03-03T10:40:00+01:00')
  const page = await on.app.inject({
    method: 'GET',
    url: `/api/download/order?token=${await tokenOf(o1.id)}`,
  })
  expect(page.json()).toMatchObject({ number: o1.number, status: '300' })
  expect((await read()).status).toBe('300')
})

test('step 4: the first download reads it, the second changes nothing', async () => {
  on.clock.set('2026-03-03T10:47:00+01:00')
  const token = await tokenOf(o1.id)
  const first = await download(token)
  expect(first.headers['content-disposition']).toContain('filename="commande.pdf"')
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await read()).toMatchObject({ status: '400', ack_order_date: '2026-03-03T09:47:00.000Z' })
  expect(await toldOf(on, o1.id, 'order_read')).toMatchObject([{ user: 'Karim' }])
  await at('2026-03-03T11:00:00+01:00')
  expect((await download(token)).statusCode).toBe(200)
  expect(await read()).toMatchObject({ status: '400', ack_order_date: '2026-03-03T09:47:00.000Z' })
})

test('step 5: the supplier confirms what it lacks; totals do not change', async () => {
  await at('2026-03-03T11:05:00+01:00')
  const seen = await who.martin.get<OrderAnswer>(`/order/${o1.id}`)
  expect(seen.body).toMatchObject({ number: o1.number, Adherent: { name: 'CH de Valmont' }, validations: [] })
  expect((await who.primeurs.get(`/order/${o1.id}`)).status).toBe(404)
  const steak = seen.body.lines[1]
  const answer = await who.martin.post<OrderAnswer>(`/order/${o1.id}/confirm`, {
    supplier_delivery_date: '2026-03-04',
    lines: [{ line_id: steak?.id, state: 'short', quantity: '5' }],
  })
  expect(answer.body).toMatchObject({
    status: '400',
    order_total_ht: '442.20',
    supplier_delivery_date: '2026-03-04',
  })
  const [told] = await toldOf(on, o1.id, 'order_confirmed')
  expect(told?.body).toContain('5 au lieu de 6 cartons')
  const { lines } = await read()
  expect(lines.map((line) => [line.confirmed_state, line.confirmed_quantity])).toEqual([
    ['ok', '18.000'],
    ['short', '5.000'],
  ])
})

test('each line that the supplier confirms keeps the quantity of what is said of it', async () => {
  const order = await sentOrder(on, {
    articles: [
      [1, '18'],
      [2, '6'],
      [1, '4'],
      [2, '3'],
    ],
    status: '300',
  })
  const [, short, missing, other] = order.lines
  const foreign = await who.martin.post(`/order/${order.id}/confirm`, {
    supplier_delivery_date: '2026-03-04',
    lines: [
      { line_id: short, state: 'short', quantity: '5' },
      { line_id: o1.lines[0]?.id, state: 'missing' },
    ],
  })
  expect(foreign.body, 'a line of another order').toMatchObject({ fields: [{ name: 'lines.1' }] })
  const answer = await who.martin.post<OrderAnswer>(`/order/${order.id}/confirm`, {
    supplier_delivery_date: '2026-03-04',
    lines: [
      { line_id: short, state: 'short', quantity: '5' },
      { line_id: missing, state: 'missing' },
      { line_id: other, state: 'substituted', substitute_label: 'Bœuf haché' },
    ],
  })
  expect(
    answer.body.lines.map(({ confirmed_state, confirmed_quantity, quantity }) => [
      confirmed_state,
      confirmed_quantity,
      quantity,
    ]),
  ).toEqual([
    ['ok', '18.000', '18.000'],
    ['short', '5.000', '6.000'],
    ['missing', '0.000', '4.000'],
    ['substituted', '3.000', '3.000'],
  ])
  const { lock_version } = answer.body
  const again = await who.martin.post<OrderAnswer>(`/order/${order.id}/confirm`, {
    supplier_delivery_date: '2026-03-04',
  })
  expect(again.body, 'other lines are another version of the order').toMatchObject({
    lock_version: lock_version + 1,
  })
})

async function sent(quantity: number, mode?: string): Promise<OrderAnswer> {
  const { body } = await addTo(who.julie, members.A1, ['AR1', quantity])
  if (mode) await who.julie.put(`/order/${body.id}`, { sending_mode: mode })
  return (await who.julie.post<OrderAnswer>(`/order/${body.id}/submit`)).body
}

test('step 6: after tries at once, 1, 5 and 15 minutes the mail is given up, told, and sent again as a duplicate', async () => {
  await at('2026-03-04T09:00:00+01:00')
  const order = await sent(20)
  expect(order.status).toBe('300')
  for (const minutes of [0, 1, 5, 15]) {
    on.clock.advance(minutes * 60_000)
    await sendMails(on, 'no such mailbox')
  }
  await at('2026-03-04T09:25:00+01:00')
  const after = (await who.julie.get<OrderAnswer>(`/order/${order.id}`)).body
  expect(after.mail_state).toBe('bounced')
  expect(await toldOf(on, order.id, 'order_mail_error')).toHaveLength(2)
  const resent = await who.julie.post<OrderAnswer>(`/order/${order.id}/resend`)
  expect(resent.body).toMatchObject({
    number: order.number,
    sending_order_date: order.sending_order_date,
    mail_state: 'queued',
  })
  const [copy] = await mailsAbout(on, order.id, 'order_resent')
  expect(copy?.text).toContain('Duplicata — ne pas traiter deux fois')
  await sendMails(on)
  expect((await who.julie.get<OrderAnswer>(`/order/${order.id}`)).body.mail_state).toBe('sent')
})

test('step 7: an order sent by the member goes to 350, without mail, link or alert', async () => {
  const order = await sent(21, '1')
  expect(order).toMatchObject({ status: '350', mail_state: 'none' })
  expect(await mailsAbout(on, order.id)).toEqual([])
  on.clock.advance(3 * 3_600_000)
  await unread()
  expect(await toldOf(on, order.id, 'order_not_read')).toEqual([])
})

test('step 8: a tampered or expired link answers 404 and changes nothing', async () => {
  await at('2026-03-05T09:00:00+01:00')
  const order = await sent(22)
  const token = await tokenOf(order.id)
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect((await download(wrong)).json()).toMatchObject({ type: 'err404', display: 'Lien invalide ou expiré' })
  on.clock.set(`2026-06-05T00:00:00+02:00`)
  expect((await download(token)).statusCode).toBe(404)
  await at('2026-03-05T09:00:00+01:00')
  expect((await who.julie.get<OrderAnswer>(`/order/${order.id}`)).body.status).toBe('300')
})

test('a sent order of which nothing came is cancelled once, with its reason, and the supplier is told', async () => {
  const order = await sent(23)
  expect((await who.julie.post(`/order/${order.id}/cancel`, { reason: 'x' })).status).toBe(422)
  const cancelled = await who.julie.post<OrderAnswer>(`/order/${order.id}/cancel`, { reason: 'Menu changé' })
  expect(cancelled.body).toMatchObject({ status: '300', is_cancelled: true, cancel_reason: 'Menu changé' })
  const [mail] = await mailsAbout(on, order.id, 'commande_annulee')
  expect(mail?.subject).toContain('Annulation de commande')
  expect((await who.julie.post(`/order/${order.id}/cancel`, { reason: 'Encore' })).body).toMatchObject({
    type: 'err517',
  })
  const late = await who.martin.post(`/order/${order.id}/confirm`, { supplier_delivery_date: '2026-03-23' })
  expect(late.body.display).toBe('Cette commande est annulée.')
  await download(await tokenOf(order.id))
  expect((await who.julie.get<OrderAnswer>(`/order/${order.id}`)).body.status).toBe('300')
})
