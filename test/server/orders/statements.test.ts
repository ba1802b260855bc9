import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sent } from '../../kit/shelf'

let on: TestApp
let julie: TestActor
let cart: OrderAnswer

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  julie = (await kitchen(on, 'julie')).julie
  cart = (await addTo(julie, members.A1, ['AR1', 10])).body
})
afterAll(() => on.close())

/** What a call asks of tables: without the opening and closing of transactions, roles, and the session, which is read again after half a second. */
async function asked(run: () => Promise<unknown>): Promise<string[]> {
  await julie.get('/auth/permissions')
  const texts = (await sent(run)).map(({ text }) => text.trim().replace(/\s+/g, ' '))
  const around = /^(begin|commit|reset role|set local role|select t\.session_id|.* commit$)/
  return texts.filter((text) => !around.test(text))
}
const of = (texts: readonly string[], table: RegExp) => texts.filter((text) => table.test(text)).length

test('an add to a cart asks the database for each fact once: at most 30 statements, those of the door and the answer included', async () => {
  const line = { adherentId: 1, article_id: 2, quantity: '6', order_id: cart.id }
  const texts = await asked(() => julie.post('/order/cart/line', line))
  expect(of(texts, /from closing_period/)).toBe(1)
  expect(of(texts, /from referencing r/)).toBe(2)
  expect(texts.length).toBeLessThanOrEqual(30)
})

test('a change of quantity, and what each line meets now, take at most 25 statements', async () => {
  const lineId = cart.lines[0]?.id
  const texts = await asked(() => julie.put(`/order/${cart.id}/line/${lineId}`, { quantity: '12' }))
  expect(of(texts, /from closing_period/)).toBe(1)
  expect(texts.length).toBeLessThanOrEqual(25)
})
