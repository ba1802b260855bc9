import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Picking } from '../../../resources/orders/picking-answer'
import { kitchen } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

test('a supplier prepares what it confirmed for a day, one line an article, what it has not read apart and nobody else’s', async () => {
  on.clock.set('2026-03-03T07:00:00Z')
  const [first, second] = [
    await sentOrder(on, {
      articles: [
        [1, '4'],
        [2, '6'],
      ],
      day: '2026-03-04',
    }),
    await sentOrder(on, { articles: [[1, '2.5']], adherent: 2, day: '2026-03-04' }),
  ]
  await sentOrder(on, { articles: [[1, '9']], status: '300', day: '2026-03-04' })
  await sentOrder(on, { articles: [[1, '9']], day: '2026-03-05' })
  await sentOrder(on, { articles: [[3, '9']], supplier: 2, day: '2026-03-04' })
  const { martin, primeurs, karim } = await kitchen(on, 'martin', 'primeurs', 'karim')
  const read = async () => (await martin.get<Picking>('/order/picking?day=2026-03-04')).body
  const quantities = ({ lines }: Picking) => lines.map(({ quantity, orders }) => [quantity, orders.length])
  const before = await read()
  expect(before).toMatchObject({ day: '2026-03-04', unread: 1 })
  expect(before.orders.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  expect(quantities(before)).toEqual([
    ['6.500', 2],
    ['6.000', 1],
  ])
  const confirmed = await martin.post(`/order/${first.id}/confirm`, {
    supplier_delivery_date: '2026-03-04',
    lines: [
      { line_id: first.lines[0], state: 'short', quantity: '3' },
      { line_id: first.lines[1], state: 'missing' },
    ],
  })
  expect(confirmed.status).toBe(200)
  expect(quantities(await read()), 'what is short is less, what is missing is not there').toEqual([
    ['5.500', 2],
  ])
  expect((await primeurs.get<Picking>('/order/picking?day=2026-03-04')).body.lines).toMatchObject([
    { quantity: '9.000', orders: [{ quantity: '9.000' }] },
  ])
  expect((await karim.get('/order/picking')).status).toBe(403)
  const paper = await martin.get('/order/picking/pdf?day=2026-03-04')
  expect(paper.headers['content-type']).toBe('application/pdf')
  expect((await read()).unread, 'the list on paper is no reading').toBe(1)
})
