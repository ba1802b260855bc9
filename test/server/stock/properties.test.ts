import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { at, disagreements, settingId, voucher } from './kit'

type Row = Record<string, unknown>

const runs = Number(process.env.PROPERTY_RUNS ?? 5)
const article = 5

let on: TestApp
let julie: TestActor
let reason_id: number
let orders = 0
let day = '2026-03-10'

async function dawn(next: string): Promise<void> {
  day = next
  julie = await at(on, `${day}T09:00:00Z`, 'julie.petit')
}
beforeAll(async () => {
  on = await openApp()
  reason_id = await settingId(on, 'stockreason', 'Don')
  await dawn(day)
})
afterAll(() => on.close())

const units = fc.integer({ min: 1, max: 400 }).map((tenths) => (tenths / 10).toFixed(1))
const step = fc.oneof(
  fc.record({ do: fc.constant('entry' as const), quantity: units, cents: fc.integer({ min: 0, max: 999 }) }),
  fc.record({ do: fc.constant('exit' as const), quantity: units }),
  fc.record({
    do: fc.constant('receive' as const),
    packs: fc.integer({ min: 1, max: 9 }),
    short: fc.boolean(),
  }),
  fc.record({ do: fc.constant('cancel' as const), pick: fc.nat(20) }),
  fc.record({ do: fc.constant('count' as const), real: units, isNothing: fc.boolean() }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** One of each, that each succeeds: what chance leaves out is proved too. */
const everything: Step[] = [
  { do: 'entry', quantity: '20.0', cents: 150 },
  { do: 'receive', packs: 2, short: false },
  { do: 'exit', quantity: '1.5' },
  { do: 'cancel', pick: 2 },
  { do: 'count', real: '7.0', isNothing: false },
]

async function receive(packs: number, short: boolean) {
  orders += 1
  const order = await sentOrder(on, { articles: [[article, String(packs)]], day })
  const accepted = short ? packs - 1 : packs
  const line = {
    order_line_id: order.lines[0],
    qty_delivered: String(packs),
    qty_accepted: String(accepted),
    price_delivered_ht: '0.785',
    ...(short ? { refusal_reason: 'Brique percée' } : {}),
  }
  return julie.post(`/order/${order.id}/reception`, {
    client_key: `essai-stock-${orders}`,
    date: day,
    receiver_name: 'M. Petit',
    delivery_form: `BL-${orders}`,
    remainder: 'closed',
    lines: [line],
  })
}

async function cancel(pick: number) {
  const lists = await Promise.all(
    ['entry', 'exit'].map((one) => julie.get<{ data: Row[] }>(`/stock/1/voucher?direction=${one}`)),
  )
  const all = lists.flatMap(({ body }) => body.data)
  const one = all[pick % Math.max(1, all.length)]
  return one ? julie.put(`/stock/voucher/${one.id}/cancel`) : { status: 200 }
}

const tomorrow = () =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10)

/** Counts the article and closes the day: what follows happens on the next one. */
async function count(real: string) {
  const opened = await julie.post<Row>('/stock/1/inventory', { label: 'Essai', inventory_date: day })
  const lines = (opened.body.lines ?? []) as Row[]
  const line = lines.find(({ article_id }) => article_id === article)
  if (line)
    await julie.put(`/stock/inventory/${opened.body.id}`, { lines: [{ id: line.id, quantity_real: real }] })
  const answer = await julie.put(`/stock/inventory/${opened.body.id}/validate`, {})
  await dawn(tomorrow())
  return answer
}

function play(one: Step): Promise<{ status: number }> {
  if (one.do === 'receive') return receive(one.packs, one.short && one.packs > 1)
  if (one.do === 'cancel') return cancel(one.pick)
  if (one.do === 'count') return count(one.isNothing ? '0' : one.real)
  const priced = one.do === 'entry' ? { price_unit_ht: (one.cents / 100).toFixed(2) } : {}
  const lines = [{ article_id: article, quantity: one.quantity, ...priced }]
  return voucher(julie, one.do, day, lines, one.do === 'exit' ? { reason_id } : {})
}

test('I-12, I-13: whatever is entered, received, taken out, cancelled and counted, ledger and level agree', {
  timeout: 60_000 + runs * 6000,
}, async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const one of steps) {
        const { status } = await play(one)
        expect(status).toBeLessThan(500)
        if (status < 300) done.add(one.do)
        expect(await disagreements(on)).toEqual([])
      }
    }),
    { numRuns: runs, examples: [[everything]] },
  )
  expect([...done].sort()).toEqual(['cancel', 'count', 'entry', 'exit', 'receive'])
})
