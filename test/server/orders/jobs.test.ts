import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { addDays } from '../../../resources/schema/paris-time'
import {
  removeEmptyCarts,
  repriceCarts,
  rescueCutOffs,
  tellExpired,
} from '../../../server/orders/daily-orders'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { toldOf } from '../../kit/outbox'

let on: TestApp
let who: Record<'karim' | 'julie' | 'sophie' | 'martin' | 'primeurs' | 'hugo', TestActor>
const A1 = members.A1

async function at(moment: string): Promise<void> {
  on.clock.set(moment)
  who = await kitchen(on, 'karim', 'julie', 'sophie', 'martin', 'primeurs', 'hugo')
}
const run = (job: (context: TestApp['context'], now: Date) => Promise<string | undefined>) =>
  job(on.context, on.context.now())
const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values))
const read = async (id: number) => (await who.julie.get<OrderAnswer>(`/order/${id}`)).body

beforeAll(async () => {
  on = await openApp()
  await at('2026-03-02T09:00:00+01:00')
})
afterAll(() => on.close())

test('I-09: a new price reaches the carts of its days, with a notice, and no order that was submitted', async () => {
  const { body: cart } = await addTo(who.julie, A1, ['AR3', 10])
  const { body: asked } = await addTo(who.karim, A1, ['AR3', 10], { ask_delivery_date: '2026-03-05' })
  await who.karim.post(`/order/${asked.id}/submit`)
  const { body: still } = await addTo(who.julie, A1, ['AR1', 2])
  await sql(`update article_price set valid_to = '2026-03-02' where article_id = 3`)
  await sql(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) values (3, '2026-03-03', 1.41, 1.41, 'price_update')`,
  )
  expect(await run(repriceCarts)).toBe('Paniers dont un prix a changé : 1')
  await who.julie.delete(`/order/${still.id}`)
  expect(await read(cart.id)).toMatchObject({ order_total_ht: '141.00', status: '100' })
  expect((await read(cart.id)).repriced_at).not.toBeNull()
  const { body: shown } = await who.julie.get<{ lines: unknown[] }>(`/order/${cart.id}`)
  expect(shown.lines).toMatchObject([{ price_added_ht: '1.3500', price_ht: '1.4100' }])
  expect(await toldOf(on, cart.id, 'cart_repriced')).toMatchObject([
    { user: 'Julie', body: expect.stringContaining('1,41\u00a0€') },
  ])
  expect(await read(asked.id)).toMatchObject({ order_total_ht: '135.00', status: '150' })
  await expect(sql('update "order_line" set price_ht = 1 where order_id = $1', [asked.id])).rejects.toThrow(
    /order_frozen/,
  )
})

test('a price that moved since the person looked is shown before anything leaves', async () => {
  const { body: cart } = await addTo(who.julie, A1, ['AR4', 10])
  await sql(`update article_price set price_ht = 2 where article_id = 4`)
  const first = await who.julie.post(`/order/${cart.id}/submit`)
  expect(first.body).toMatchObject({
    type: 'err510',
    display: expect.stringContaining('des prix ont changé'),
  })
  const seen = await read(cart.id)
  expect(seen).toMatchObject({ status: '100' })
  expect(seen.lines.find(({ article_id }) => article_id === 4)?.price_ht).toBe('2.0000')
  expect((await who.julie.post<OrderAnswer>(`/order/${cart.id}/submit`)).body.status).toBe('300')
})

test('S02.1: under a minimum that blocks, err515 tells what is missing, and the cart stays', async () => {
  const { body } = await addTo(who.julie, A1, ['AR1', 5])
  const answer = await who.julie.post(`/order/${body.id}/submit`)
  expect(answer).toMatchObject({
    status: 422,
    body: {
      type: 'err515',
      display: 'Il manque 35,50 € HT pour le minimum de Boucherie Martin.',
    },
  })
  expect((await read(body.id)).status).toBe('100')
  await who.julie.delete(`/order/${body.id}`)
})

test('the deciders and the second validator are told once when the cut-off is within an hour', async () => {
  await at('2026-03-03T10:00:00+01:00')
  const { body } = await addTo(who.karim, A1, ['AR1', 49])
  await who.karim.post(`/order/${body.id}/submit`)
  await at('2026-03-03T10:59:59+01:00')
  await run(rescueCutOffs)
  expect(await toldOf(on, body.id, 'order_cut_off')).toEqual([])
  await at('2026-03-03T11:00:00+01:00')
  await run(rescueCutOffs)
  await at('2026-03-03T11:00:01+01:00')
  await run(rescueCutOffs)
  expect((await toldOf(on, body.id, 'order_cut_off')).map(({ user }) => user).sort()).toEqual([
    'Luc',
    'Sophie',
  ])
})

test('I-26: a cart whose day has passed is told once, the next morning', async () => {
  await at('2026-03-09T09:00:00+01:00')
  const { body } = await addTo(who.julie, A1, ['AR6', 3])
  on.clock.set(`${body.ask_delivery_date}T23:59:59+01:00`)
  await run(tellExpired)
  expect(await toldOf(on, body.id, 'order_expired')).toEqual([])
  on.clock.advance(1000)
  expect(await run(tellExpired)).toBe('Commandes expirées : 1')
  on.clock.advance(1000)
  expect(await run(tellExpired)).toBeUndefined()
  expect(await toldOf(on, body.id, 'order_expired')).toMatchObject([{ user: 'Julie' }])
  await at('2026-03-20T09:00:00+01:00')
  expect((await read(body.id)).expired).toBe(true)
})

test('a sent order is late from the first second after its day, the day that its supplier announced where there is one', async () => {
  await at('2026-03-10T09:00:00+01:00')
  const { body } = await addTo(who.julie, A1, ['AR1', 20])
  await who.julie.post(`/order/${body.id}/submit`)
  const lateAt = async (moment: string) => {
    await at(moment)
    return (await read(body.id)).overdue
  }
  const asked = body.ask_delivery_date
  const next = addDays(asked, 1)
  expect(await lateAt(`${asked}T23:59:59+01:00`)).toBe(false)
  expect(await lateAt(`${next}T00:00:00+01:00`)).toBe(true)
  expect(await lateAt(`${next}T00:00:01+01:00`)).toBe(true)
  await who.martin.post(`/order/${body.id}/confirm`, { supplier_delivery_date: next })
  expect((await read(body.id)).overdue).toBe(false)
  expect(await lateAt(`${next}T23:59:59+01:00`)).toBe(false)
  expect(await lateAt(`${addDays(next, 1)}T00:00:00+01:00`)).toBe(true)
  expect(await lateAt(`${addDays(next, 1)}T00:00:01+01:00`)).toBe(true)
})

test('carts that stayed empty for thirty days are put away', async () => {
  const { body } = await addTo(who.julie, A1, ['AR8', 1])
  await who.julie.delete(`/order/${body.id}/line/${body.lines[0]?.id}`)
  const isGone = async () =>
    (await sql('select 1 from "order" where id = $1 and "deletedAt" is not null', [body.id])).length === 1
  let said: string | undefined
  const goneAfter = async (milliseconds: number) => {
    on.clock.advance(milliseconds)
    said = await run(removeEmptyCarts)
    return isGone()
  }
  // Thirty days of Paris, of which the last Sunday of March has 23 hours.
  const thirtyDays = 30 * 86_400_000 - 3_600_000
  expect(await goneAfter(thirtyDays - 1000)).toBe(false)
  expect(await goneAfter(1000)).toBe(false)
  expect(await goneAfter(1000)).toBe(true)
  expect(said).toMatch(/^Paniers vides supprimés : [1-9]/)
  expect(await run(removeEmptyCarts), 'a night without any says nothing').toBeUndefined()
})

test('I-18: a supplier sees what has left for it, and nothing else', async () => {
  await at('2026-04-14T09:00:00+02:00')
  const { body: cart } = await addTo(who.julie, A1, ['AR1', 20])
  expect((await who.martin.get(`/order/${cart.id}`)).status).toBe(404)
  await who.julie.post(`/order/${cart.id}/submit`)
  expect((await who.martin.get<OrderAnswer>(`/order/${cart.id}`)).body).toMatchObject({ number: cart.number })
  expect((await who.primeurs.get(`/order/${cart.id}`)).status).toBe(404)
  expect((await who.primeurs.get(`/order/${cart.id}/pdf`)).status).toBe(404)
  const lines = await who.primeurs.put<{ data: { order_id: number }[] }>('/search/', {
    model: 'Order_line',
    fields: [],
  })
  expect(lines.body.data.some(({ order_id }) => order_id === cart.id)).toBe(false)
  const adherents = await who.martin.put<{ data: { Adherent: object }[] }>('/search/', {
    model: 'Order',
    fields: [],
    associations: ['Adherent'],
  })
  for (const { Adherent } of adherents.body.data) expect(Object.keys(Adherent).sort()).toEqual(['id', 'name'])
  const validations = await who.martin.put<{ total: number }>('/search/', {
    model: 'Order_validation',
    fields: [],
  })
  expect(validations.body.total).toBe(0)
})
