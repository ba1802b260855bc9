import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BatchAnswer, CartAnswer, OrderAnswer } from '../../../resources/orders/answers'
import type { ToValidate } from '../../../resources/orders/inbox-answer'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout, sendMails, toldOf } from '../../kit/outbox'
import { sentOrder } from '../../kit/sent-order'

let on: TestApp
let who: Record<'karim' | 'sophie' | 'luc' | 'tom', TestActor>
const ids = { o1: 0, o2: 0, o3: 0 }
const A1 = members.A1

async function at(moment: string): Promise<void> {
  on.clock.set(moment)
  who = await kitchen(on, 'karim', 'sophie', 'luc', 'tom')
}
const frozenOn = async (id: number) =>
  (
    await on.context.db.system('seed', (tx) => tx.query('select frozen_at from "order" where id = $1', [id]))
  )[0]
/** Those of the waiting carts that their author may take back, as the list of carts says. */
const withdrawable = async () => {
  const { body } = await who.karim.get<CartAnswer[]>(`/order/carts?adherentId=${A1}`)
  return body.filter(({ actions }) => actions.includes('withdraw')).map(({ id }) => id)
}
const read = async (id: number, by = who.karim) => (await by.get<OrderAnswer>(`/order/${id}`)).body

beforeAll(async () => {
  on = await openApp()
  await at('2026-03-02T09:00:00+01:00')
  await addTo(who.karim, A1, ['AR1', 18])
  ids.o1 = (await addTo(who.karim, A1, ['AR2', 6])).body.id
  await addTo(who.karim, A1, ['AR3', 3])
  ids.o2 = (await addTo(who.karim, A1, ['AR4', 4])).body.id
  await addTo(who.karim, A1, ['AR5', 20])
  ids.o3 = (await addTo(who.karim, A1, ['AR6', 2])).body.id
  await who.karim.put(`/order/${ids.o2}`, { ask_delivery_date: '2026-03-05' })
})
afterAll(() => on.close())

test('step 2: the three go to approval, frozen; Sophie is told three times and no supplier is', async () => {
  const { body } = await who.karim.post<BatchAnswer>('/order/submit', { ids: Object.values(ids) })
  expect(body).toMatchObject({ done: 3, results: [{ status: '150' }, { status: '150' }, { status: '150' }] })
  for (const id of Object.values(ids)) {
    expect(await toldOf(on, id)).toMatchObject([{ title: 'Commande à valider', user: 'Sophie' }])
    expect(await mailsAbout(on, id, 'order_sent')).toEqual([])
    expect(await mailsAbout(on, id, 'commande_a_valider')).toHaveLength(1)
  }
  expect(new Set(await withdrawable())).toEqual(new Set(Object.values(ids)))
  const offered = async (one: TestActor) => (await one.get<OrderAnswer>(`/order/${ids.o1}`)).body.actions
  expect(await offered(who.sophie)).toContain('validate')
  expect(await offered(who.luc), 'level 2 is not asked yet').not.toContain('validate')
  const frozen = await read(ids.o1)
  const refused = await who.karim.put(`/order/${ids.o1}/line/${frozen.lines[0]?.id}`, { quantity: '1' })
  expect(refused).toMatchObject({ status: 409, body: { type: 'err518' } })
  expect(await read(ids.o1)).toMatchObject({ order_total_ht: '442.20', lock_version: frozen.lock_version })
})

test('what Sophie is to decide says until when, who comes after, the food budget with it, and what is no habit', async () => {
  const { body } = await who.sophie.get<{ data: ToValidate[] }>('/order/to-validate')
  const of = (id: number) => body.data.find((one) => one.id === id)
  expect(of(ids.o1)).toMatchObject({
    level: '1',
    on_behalf: false,
    next: { level: '2', deciders: [{ first_name: 'Luc', last_name: 'Fabre' }] },
    cut_off: '2026-03-03T12:00:00+01:00',
  })
  expect(of(ids.o2)).toMatchObject({ next: null })
  expect(of(ids.o1)?.unusual, 'a member without habits has nothing to compare with').toEqual([])
  expect(of(ids.o1)?.budget).toMatchObject({ year: 2026, before: '0.00', after: '442.20' })
  const { body: luc } = await who.luc.get<{ data: ToValidate[] }>('/order/to-validate')
  expect(luc.data, 'level 2 is not asked before level 1 said yes').toEqual([])
})

test('step 3: O3 leaves, O1 waits for level 2, O2 is refused with its reason', async () => {
  await at('2026-03-02T10:00:00+01:00')
  await who.sophie.post('/order/validate', { ids: [ids.o1, ids.o3] })
  expect(await withdrawable(), 'none that somebody has decided').toEqual([ids.o2])
  const reason = 'Carottes déjà en stock'
  expect((await who.sophie.post(`/order/${ids.o2}/refuse`, { reason: 'ab' })).status).toBe(422)
  const refused = await who.sophie.post<OrderAnswer>(`/order/${ids.o2}/refuse`, { reason })
  expect(refused.body).toMatchObject({ status: '200' })
  expect(await toldOf(on, ids.o2, 'order_refused')).toMatchObject([
    { user: 'Karim', model: 'Cart', body: expect.stringContaining(reason) },
  ])
  const asked = async (id: number) =>
    (await toldOf(on, id, 'order_to_validate')).filter(({ isOpen }) => isOpen).map(({ user }) => user)
  expect(await asked(ids.o2), 'a decision that was asked is taken off the list').toEqual([])
  expect(await asked(ids.o3)).toEqual([])
  expect(await asked(ids.o1)).toEqual(['Luc'])
  const o3 = await read(ids.o3)
  expect(o3).toMatchObject({
    status: '300',
    sending_order_date: '2026-03-02T09:00:00.000Z',
    mail_state: 'queued',
  })
  expect(o3.ref_client).toMatch(/^V-/)
  expect(await frozenOn(ids.o3), 'its prices are those of its submission').toEqual({
    frozen_at: '2026-03-02T08:00:00.000Z',
  })
  const [mail, ...others] = await mailsAbout(on, ids.o3, 'order_sent')
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Commande ${o3.number} — CH de Valmont — livraison du 05/03/2026`)
  expect(mail?.from, 'in the name of the service').toContain('"Valaé Public" <marches@valae.example>')
  expect(mail?.attachments).toMatchObject([{ filename: 'commande.pdf', mime_type: 'application/pdf' }])
  expect(mail?.text).toMatch(/\/downloadOrder\?token=[\w-]{43}/)
  expect(await read(ids.o1)).toMatchObject({ status: '150' })
  expect(await toldOf(on, ids.o1, 'order_to_validate')).toContainEqual(
    expect.objectContaining({ user: 'Luc' }),
  )
  const again = await who.sophie.post(`/order/${ids.o1}/validate`)
  expect(again).toMatchObject({
    status: 409,
    body: { type: 'err514', display: 'Cette commande a déjà été traitée par Sophie Lenoir' },
  })
  const late = await who.luc.post(`/order/${ids.o3}/validate`)
  expect(late.body, 'told to everybody who comes later').toMatchObject({ type: 'err514' })
  for (const [status, type, said] of [
    ['100', 'err517', '« En préparation »'],
    ['300', 'err516', 'déjà été envoyée'],
  ] as const) {
    const { id } = await sentOrder(on, { articles: [[1, '18']], status })
    const { body } = await who.sophie.post(`/order/${id}/validate`)
    expect(body, status).toMatchObject({ type, display: expect.stringContaining(said) })
    if (status === '300')
      expect((await who.karim.post(`/order/${id}/submit`)).body).toMatchObject({ type: 'err516' })
  }
})

test('step 6: validated after the cut-off, O1 stays at 150 with err512; one second before, it leaves', async () => {
  for (const moment of ['12:00:00', '12:00:01', '12:30:00']) {
    await at(`2026-03-03T${moment}+01:00`)
    expect(await who.luc.post(`/order/${ids.o1}/validate`)).toMatchObject({
      status: 409,
      body: { type: 'err512' },
    })
  }
  expect(await read(ids.o1)).toMatchObject({ status: '150' })
  expect(await mailsAbout(on, ids.o1, 'order_sent')).toEqual([])
})

test('step 4: Luc validates in time, O1 leaves and Karim is told, unless the minimum has risen above it meanwhile', async () => {
  await at('2026-03-03T11:59:59+01:00')
  const minimum = (amount: string) =>
    on.context.db.system('seed', (tx) =>
      tx.query('update platform_terms set minimum_ht = $1 where id = 1', [amount]),
    )
  await minimum('442.21')
  expect((await who.luc.post(`/order/${ids.o1}/validate`)).body).toMatchObject({ type: 'err515' })
  await minimum('442.20')
  expect((await who.luc.post<OrderAnswer>(`/order/${ids.o1}/validate`)).body).toMatchObject({ status: '300' })
  expect(await toldOf(on, ids.o1, 'order_validated')).toMatchObject([
    { user: 'Karim', title: 'Commande validée' },
  ])
  const { validations } = await read(ids.o1)
  expect(validations).toMatchObject([
    { level: '1', decision: 'validated', DecidingUser: { first_name: 'Sophie' }, OnBehalfOf: null },
    { level: '2', decision: 'validated', DecidingUser: { first_name: 'Luc' } },
  ])
})

test('steps 5 and 7: O2 is reopened, corrected and sent again; its timeline tells everything', async () => {
  const reopened = await who.karim.post<OrderAnswer>(`/order/${ids.o2}/reopen`)
  expect(reopened.body).toMatchObject({ status: '100' })
  const [carrots, apples] = reopened.body.lines
  await who.karim.delete(`/order/${ids.o2}/line/${carrots?.id}`)
  const fixed = await who.karim.put<OrderAnswer>(`/order/${ids.o2}/line/${apples?.id}`, { quantity: '6' })
  expect(fixed.body).toMatchObject({ order_total_ht: '116.64', order_total_ttc: '123.06' })
  expect((await who.karim.post<OrderAnswer>(`/order/${ids.o2}/submit`)).body).toMatchObject({
    status: '150',
    round: 2,
  })
  expect((await who.sophie.post<OrderAnswer>(`/order/${ids.o2}/validate`)).body).toMatchObject({
    status: '300',
  })
  const left = await sendMails(on)
  expect(left.filter(({ subject }) => subject?.includes('Commande C'))).toHaveLength(3)
  const { events, mail_state } = await read(ids.o2)
  expect(mail_state).toBe('sent')
  expect(events.map(({ type, User }) => [type, User?.first_name ?? null])).toEqual([
    ['created', 'Karim'],
    ['submitted', 'Karim'],
    ['refused', 'Sophie'],
    ['reopened', 'Karim'],
    ['submitted', 'Karim'],
    ['validated', 'Sophie'],
    ['sent', 'Sophie'],
    ['mail_sent', null],
  ])
})

test('I-02: without validateOrders nobody decides, and nothing is written', async () => {
  await addTo(who.karim, A1, ['AR4', 8])
  const { body } = await addTo(who.karim, A1, ['AR4', 8])
  await who.karim.post(`/order/${body.id}/submit`)
  for (const verb of ['validate', 'refuse'])
    expect(
      (
        await who.tom.post(
          `/order/${body.id}/${verb}`,
          verb === 'refuse' ? { reason: 'Non merci' } : undefined,
        )
      ).body,
    ).toMatchObject({
      type: 'err403',
    })
  expect(await read(body.id)).toMatchObject({ status: '150', validations: [{ decision: 'pending' }] })
})
