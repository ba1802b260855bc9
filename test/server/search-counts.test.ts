import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

let on: TestApp
let who: Record<'karim' | 'hugo', TestActor>

beforeAll(async () => {
  on = await openApp()
  who = await kitchen(on, 'karim', 'hugo')
  await sentOrder(on, { articles: [[1, '4']], status: '300' })
  await sentOrder(on, { articles: [[1, '4']], status: '400' })
})
afterAll(() => on.close())

const ofStatus = (...value: string[]) => ({
  model: 'Order',
  fields: [{ name: 'status', operator: 'in', value }],
})
const counts = (actor: TestActor, searches: unknown) => actor.put('/search/counts', { searches })

test('several searches are counted in one call, each among the rows that one sees', async () => {
  const asked = [ofStatus('300'), ofStatus('300', '400'), ofStatus('450')]
  expect((await counts(who.karim, asked)).body).toEqual({ totals: [1, 2, 0] })
  expect((await counts(who.hugo, asked)).body).toEqual({ totals: [0, 0, 0] })
  expect((await counts(who.karim, [])).body).toEqual({ totals: [] })
})

test('what one may not read has no count, and does not keep the others from theirs', async () => {
  const { body } = await counts(who.karim, [{ model: 'Job_run', fields: [] }, ofStatus('300')])
  expect(body).toEqual({ totals: [null, 1] })
})

test('a field that is unknown, and more than twenty searches, are refused', async () => {
  const wrong = [{ model: 'Order', fields: [{ name: 'colour', operator: 'eq', value: 1 }] }]
  expect(await counts(who.karim, wrong)).toMatchObject({ status: 422, body: { type: 'err400' } })
  const many = Array.from({ length: 21 }, () => ofStatus('300'))
  expect(await counts(who.karim, many)).toMatchObject({ status: 422, body: { type: 'err400' } })
})
