import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { type OrderVerb, sentStatuses, transitions } from '../../../resources/orders/states'
import { totalsOf } from '../../../resources/orders/totals'
import type { TestActor } from '../../kit/actors'
import { articles, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let who: Record<'karim' | 'sophie' | 'luc' | 'julie' | 'martin', TestActor>
const runs = Number(process.env.PROPERTY_RUNS ?? 12)

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'sophie', 'luc', 'julie', 'martin')
})
beforeEach(() =>
  on.context.db.system('seed', (tx) =>
    tx.query(`update "order" set "deletedAt" = now() where status < '300'`),
  ),
)
afterAll(() => on.close())

interface Stored extends Record<string, unknown> {
  id: number
  order_total_ht: string
  order_total_ttc: string
  deposit_total: string
  lines_nb: number
  lines: { amount_ht: string; rate: string }[]
  fees: { amount_ht: string; rate: string; kind: string }[]
}

/** Every living order with its lines and fees, as the database holds them. */
const stored = () =>
  on.context.db.system('seed', (tx) =>
    tx.query<Stored>(`select o.id, o.order_total_ht, o.order_total_ttc, o.deposit_total, o.lines_nb,
      coalesce((select jsonb_agg(jsonb_build_object('amount_ht', l.line_ht::text, 'rate', l.rate::text)) from "order_line" l where l.order_id = o.id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('amount_ht', t.amount_ht::text, 'rate', t.rate::text, 'kind', t.kind)) from "order_tax_line" t where t.order_id = o.id), '[]') as fees
      from "order" o where o."deletedAt" is null`),
  )

async function expectFormula(): Promise<void> {
  for (const order of await stored()) {
    const fees = order.fees.filter(({ kind }) => kind !== 'deposit')
    const deposits = order.fees.filter(({ kind }) => kind === 'deposit').map(({ amount_ht }) => amount_ht)
    const { order_total_ht, order_total_ttc, deposit_total } = totalsOf(order.lines, fees, deposits)
    expect(order).toMatchObject({
      order_total_ht,
      order_total_ttc,
      deposit_total,
      lines_nb: order.lines.length,
    })
  }
}

type Step =
  | { do: 'add'; article: number; quantity: number }
  | { do: 'set'; pick: number; quantity: number }
  | { do: 'remove'; pick: number }
  | { do: 'move'; pick: number; day: number }

const cartStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      article: fc.constantFrom(...Object.values(articles)),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      pick: fc.nat(20),
      quantity: fc.integer({ min: 0, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), pick: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      pick: fc.nat(20),
      day: fc.integer({ min: 3, max: 28 }),
    }),
  },
)

async function play(step: Step): Promise<void> {
  const { julie } = who
  if (step.do === 'add') {
    const body = {
      adherentId: members.A1,
      article_id: step.article,
      quantity: String(step.quantity),
      nearest: true,
    }
    return void (await julie.post('/order/cart/line', body))
  }
  const carts = await julie.get<{ id: number }[]>(`/order/carts?adherentId=${members.A1}`)
  const cart = carts.body[step.pick % Math.max(1, carts.body.length)]
  if (!cart) return
  if (step.do === 'move') {
    const day = `2026-03-${String(step.day).padStart(2, '0')}`
    return void (await julie.put(`/order/${cart.id}`, { ask_delivery_date: day }))
  }
  const { body } = await julie.get<OrderAnswer>(`/order/${cart.id}`)
  const line = body.lines[step.pick % Math.max(1, body.lines.length)]
  if (!line) return
  if (step.do === 'remove') await julie.delete(`/order/${cart.id}/line/${line.id}`)
  else await julie.put(`/order/${cart.id}/line/${line.id}`, { quantity: String(step.quantity) })
}

test('I-11: whatever is done to carts, the totals are those of the formula', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cartStep, { minLength: 3, maxLength: 10 }), async (steps) => {
      for (const step of steps) await play(step)
      await expectFormula()
    }),
    { numRuns: runs },
  )
})

const verbs = [
  'submit',
  'validate',
  'refuse',
  'withdraw',
  'reopen',
  'cancel',
  'resend',
  'confirm',
  'pdf',
  'line',
  'delete',
] as const
const command = fc.record({
  by: fc.constantFrom('karim', 'sophie', 'luc', 'julie', 'martin' as const),
  verb: fc.constantFrom(...verbs),
})
type Command = { by: 'karim' | 'sophie' | 'luc' | 'julie' | 'martin'; verb: (typeof verbs)[number] }

async function obey(id: number, { by, verb }: Command): Promise<void> {
  const actor = who[by]
  if (verb === 'pdf') await actor.get(`/order/${id}/pdf`)
  else if (verb === 'delete') await actor.delete(`/order/${id}`)
  else if (verb === 'line')
    await actor.post('/order/cart/line', {
      adherentId: members.A1,
      article_id: 1,
      quantity: '1',
      order_id: id,
    })
  else {
    const bodies = {
      refuse: { reason: 'Trop cher' },
      cancel: { reason: 'Menu changé' },
      confirm: { supplier_delivery_date: '2026-03-06' },
    }
    await actor.post(`/order/${id}/${verb}`, bodies[verb as 'refuse'] ?? {})
  }
}

interface Seen extends Record<string, unknown> {
  status: string
  is_cancelled: boolean
  deleted: boolean
  frozen: string
  mails: number
  events: number
}

const look = async (id: number): Promise<Seen> => {
  const [row] = await on.context.db.system('seed', (tx) =>
    tx.query<Seen>(
      `select status, is_cancelled, "deletedAt" is not null as deleted,
         concat(order_total_ht, ' ', (select string_agg(concat(l.article_id, ':', l.quantity, ':', l.price_ht), ',' order by l.id) from "order_line" l where l.order_id = o.id), ' ', ask_delivery_date, ' ', sending_mode) as frozen,
         (select count(*)::int from email_outbox where kind = 'order_sent' and about_id = o.id) as mails,
         (select count(*)::int from "order_event" e where e.order_id = o.id) as events from "order" o where id = $1`,
      [id],
    ),
  )
  if (!row) throw new Error(`No order ${id}`)
  return row
}

const allowed = (from: string, to: string): boolean =>
  from === to ||
  transitions.some(
    (one) =>
      one.from.some((status) => status === from) && (one.to === to || (one.to === 'same' && from === to)),
  )

test('I-06, I-07, I-10: random commands never leave the state machine, change what is frozen, or send twice', {
  timeout: 180_000,
}, async () => {
  const reached = new Set<OrderVerb | string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: 4, maxLength: 14 }),
      fc.constantFrom('karim', 'julie' as const),
      async (commands, author) => {
        const add = {
          ...{ adherentId: members.A1, article_id: 1, quantity: '60', ask_delivery_date: '2026-03-06' },
          confirmed: ['habit'],
        }
        const { body } = await who[author as 'karim'].post<OrderAnswer>('/order/cart/line', add)
        let before = await look(body.id)
        for (const one of commands as Command[]) {
          await obey(body.id, one)
          const after = await look(body.id)
          expect(allowed(before.status, after.status)).toBe(true)
          if (after.status !== before.status) expect(after.events).toBeGreaterThan(before.events)
          if (before.status !== '100' && after.status !== '100') expect(after.frozen).toBe(before.frozen)
          expect(after.mails).toBe(sentStatuses.some((status) => status === after.status) ? 1 : 0)
          if (before.is_cancelled) expect(after).toMatchObject({ status: before.status, is_cancelled: true })
          reached.add(after.status)
          before = after
        }
        await on.context.db.system('seed', (tx) =>
          tx.query(`update "order" set "deletedAt" = now() where status = '100'`),
        )
      },
    ),
    { numRuns: runs * 2 },
  )
  expect(reached.size).toBeGreaterThan(2)
})
