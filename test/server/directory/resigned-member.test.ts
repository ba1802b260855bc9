import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let who: Record<'karim' | 'nadia', TestActor>
let cart: OrderAnswer

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'nadia')
  cart = (await addTo(who.karim, members.A1, ['AR3', 10])).body
})
afterAll(() => on.close())

async function become(changes: Record<string, unknown>) {
  const path = `/adherent/${members.A1}`
  const { id, lock_version } = (await who.nadia.get(path)).body as Record<string, number>
  expect((await who.nadia.put(path, { id, lock_version, ...changes })).status).toBe(200)
}
const submit = () => who.karim.post<Record<string, unknown>>(`/order/${cart.id}/submit`)

test.each([
  ['resigned', { adherent_status_id: 2, resignation_date: '2026-03-01' }],
  ['a prospect', { adherent_status_id: 3 }],
  ['suspended', { adherent_status_id: 4 }],
])('a member that is %s orders nothing, not even what is in its cart', async (_, changes) => {
  await become(changes)
  expect((await submit()).status).toBe(422)
  expect((await addTo(who.karim, members.A1, ['AR3', 1])).status).toBeGreaterThanOrEqual(400)
})

test('a resignation to come leaves ordering open for deliveries until its day', async () => {
  await become({ adherent_status_id: 2, resignation_date: '2026-03-02' })
  expect((await submit()).status).toBe(422)
  await become({ adherent_status_id: 2, resignation_date: cart.ask_delivery_date })
  expect((await submit()).body.status).toBe('150')
})

test.each([
  ['2026-03-04', true],
  ['2026-03-05', false],
  ['2026-03-06', false],
])('on %s every door agrees whether a member that resigns on the 5th may order', async (day, may) => {
  on.clock.set(`${day}T09:00:00+01:00`)
  who = await kitchen(on, 'karim', 'nadia')
  await become({ adherent_status_id: 2, resignation_date: '2026-03-05' })
  const asked = { adherent_id: members.A1, is_group: false, date: day, shelf: 'food' }
  const shop = await who.karim.put<{ blocked: string | null }>('/catalog/shop', asked)
  expect(shop.body.blocked === null).toBe(may)
  const proposed = await who.karim.get<{ id: number }[]>('/adherent/all')
  expect(proposed.body.some(({ id }) => id === members.A1)).toBe(may)
})
