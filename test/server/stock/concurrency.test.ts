import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../kit/open-app'
import { type SentOrder, sentOrder } from '../../kit/sent-order'
import { at, disagreements, levelOf, march, settingId, voucher } from './kit'

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

const milk = 5
const writers = 64

test('64 writers on one stock: nothing is lost, nothing is doubled', async () => {
  const julie = await at(on, march(10), 'julie.petit')
  await voucher(julie, 'entry', '2026-03-01', [{ article_id: milk, quantity: '100', price_unit_ht: '0.77' }])
  const reason_id = await settingId(on, 'stockreason', 'Don')
  const both = [
    { article_id: milk, quantity: '2', price_unit_ht: '0.79' },
    { article_id: 1, quantity: '1', price_unit_ht: '9' },
  ]
  const answers = await Promise.all(
    Array.from({ length: writers }, (_, n) =>
      n % 2
        ? voucher(julie, 'exit', '2026-03-10', [{ article_id: milk, quantity: '1' }], { reason_id })
        : voucher(julie, 'entry', '2026-03-10', n % 4 ? both : both.toReversed()),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: writers }, () => 200))
  expect(await levelOf(julie, 1, milk)).toMatchObject({ quantity: '132.000' })
  expect(await levelOf(julie, 1, 1)).toMatchObject({ quantity: '32.000', value: '288.00' })
  expect(await disagreements(on)).toEqual([])
})

test('10 deliveries signed at once beside what is entered by hand: the ledger holds together', async () => {
  const julie = await at(on, march(10), 'julie.petit')
  const orders: SentOrder[] = []
  while (orders.length < 10) orders.push(await sentOrder(on, { articles: [[2, '4']] }))
  const answers = await Promise.all(
    orders.flatMap((order, n) => [
      julie.post(`/order/${order.id}/reception`, {
        client_key: `tablette-9-${1000 + n}`,
        date: '2026-03-10',
        lines: [
          { order_line_id: order.lines[0], qty_delivered: '4', qty_accepted: '4', price_delivered_ht: '9.4' },
        ],
      }),
      voucher(julie, 'entry', '2026-03-10', [{ article_id: 2, quantity: '1', price_unit_ht: '9.4' }]),
    ]),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await disagreements(on)).toEqual([])
})

test('20 exits at once of what there is for one: one leaves, the others are told what there is', async () => {
  const julie = await at(on, march(10), 'julie.petit')
  await voucher(julie, 'entry', '2026-03-10', [{ article_id: 6, quantity: '3', price_unit_ht: '14.2' }])
  const reason_id = await settingId(on, 'stockreason', 'Don')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      voucher(julie, 'exit', '2026-03-10', [{ article_id: 6, quantity: '3' }], { reason_id }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.body.type === 'err530')).toHaveLength(19)
  expect(await levelOf(julie, 1, 6)).toMatchObject({ quantity: '0.000', value: '0.00' })
})

test('a draft validated 20 times at once moves the stock once', async () => {
  const julie = await at(on, march(11), 'julie.petit')
  const draft = await voucher(
    julie,
    'entry',
    '2026-03-11',
    [{ article_id: 3, quantity: '5', price_unit_ht: '1.35' }],
    {
      validate: false,
    },
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => julie.put(`/stock/voucher/${draft.body.id}/validate`)),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(await levelOf(julie, 1, 3)).toEqual({ quantity: '5.000', value: '6.75', cump: '1.350000' })
})
