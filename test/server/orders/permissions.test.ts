import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { withoutPermission } from '../../kit/without-permission'

let on: TestApp
let reader: TestActor
let admin: TestActor
let cart: OrderAnswer
let sent: OrderAnswer
let standard: number

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  const { julie } = await kitchen(on, 'julie')
  sent = (await addTo(julie, members.A1, ['AR1', 20])).body
  await julie.post(`/order/${sent.id}/submit`)
  cart = (await addTo(julie, members.A1, ['AR3', 20])).body
  const made = await julie.post<{ id: number }>('/standard-cart', {
    adherentId: members.A1,
    label: 'Essai',
    lines: [{ article_id: 3, quantity: '2' }],
  })
  standard = made.body.id
  await addPerson(on, { email: 'lecture@essai.example', profile: 'LE', adherents: [members.A1] })
  reader = await signIn(on.app, 'lecture@essai.example')
  admin = (await kitchen(on, 'nadia')).nadia
})
afterAll(() => on.close())

const member = { adherentId: members.A1 }
const reason = { reason: 'Essai sans droit' }
const writes: readonly [string, 'post' | 'put' | 'delete', () => string, object?][] = [
  ['add a line', 'post', () => '/order/cart/line', { ...member, article_id: 1, quantity: '1' }],
  ['change a line', 'put', () => `/order/${cart.id}/line/${cart.lines[0]?.id}`, { quantity: '1' }],
  ['delete a line', 'delete', () => `/order/${cart.id}/line/${cart.lines[0]?.id}`],
  ['change a cart', 'put', () => `/order/${cart.id}`, { comment: 'Non' }],
  ['delete a cart', 'delete', () => `/order/${cart.id}`],
  ['submit', 'post', () => `/order/${cart.id}/submit`],
  ['submit several', 'post', () => '/order/submit', { ids: [1] }],
  ['validate', 'post', () => `/order/${cart.id}/validate`],
  ['validate several', 'post', () => '/order/validate', { ids: [1] }],
  ['refuse', 'post', () => `/order/${cart.id}/refuse`, reason],
  ['withdraw', 'post', () => `/order/${cart.id}/withdraw`],
  ['reopen', 'post', () => `/order/${cart.id}/reopen`],
  ['cancel', 'post', () => `/order/${sent.id}/cancel`, reason],
  ['resend', 'post', () => `/order/${sent.id}/resend`],
  ['duplicate', 'post', () => `/order/${sent.id}/duplicate`],
  ['confirm', 'post', () => `/order/${sent.id}/confirm`, { supplier_delivery_date: '2026-03-04' }],
  ['quick order', 'post', () => '/order/quick', { ...member, text: 'X 1', commit: true }],
  [
    'replace by an equivalent',
    'post',
    () => `/order/${cart.id}/optimise`,
    { line_id: 1, article_id: 1, quantity: '1' },
  ],
  ['create a standard cart', 'post', () => '/standard-cart', { ...member, label: 'Non' }],
  ['change a standard cart', 'put', () => `/standard-cart/${standard}`, { label: 'Non' }],
  ['delete a standard cart', 'delete', () => `/standard-cart/${standard}`],
  ['clone a standard cart', 'post', () => `/standard-cart/${standard}/clone`, { ...member, label: 'Non' }],
  ['share a standard cart', 'put', () => `/standard-cart/${standard}/shares`, { groups: [1] }],
  ['order from a standard cart', 'post', () => `/standard-cart/${standard}/order`, member],
]

const everything = () =>
  on.context.db.system('seed', (tx) =>
    tx.query(`select (select jsonb_agg(to_jsonb(o) order by o.id) from "order" o) as orders, (select count(*) from "order_line") as lines,
      (select count(*) from "order_event") as events, (select count(*) from email_outbox) as mails, (select count(*) from "order_validation") as validations,
      (select jsonb_agg(to_jsonb(s) order by s.id) from standard_cart s) as carts, (select count(*) from standard_cart_line) as cart_lines,
      (select count(*) from notification) as told`),
  )

/** What each submitted order of a batch answers stands in its row. */
const isRefused = (body: Record<string, unknown>): boolean => {
  const results = body.results as { error: { type: string } | null }[] | undefined
  return results ? results.every(({ error }) => error !== null) : body.type === 'err403'
}

test.each(writes)(
  'I-02: who only reads cannot %s, and nothing is written',
  async (_name, method, path, body) => {
    const before = await everything()
    const answer = await reader[method](path(), body)
    expect(isRefused(answer.body)).toBe(true)
    expect(await everything()).toEqual(before)
  },
)

test.each(writes.filter(([name]) => !name.includes('standard')))(
  'T1: a back office that acts for nobody cannot %s',
  async (name, method, path, body) => {
    const before = await everything()
    const answer = await admin[method](path(), body)
    if (name !== 'resend') {
      expect(isRefused(answer.body)).toBe(true)
      expect(await everything()).toEqual(before)
    }
  },
)

test.each(['updateAdherent', 'viewOrderTracking'])(
  'the back office sends an order again with both of its permissions: not without %s',
  async (permission) => {
    const about = { email: 'claire.moreau@demo.example', permission }
    expect(await withoutPermission(on, about, (actor) => actor.post(`/order/${sent.id}/resend`))).toBe(403)
  },
)

test('who only reads sees carts, orders, their file and standard carts', async () => {
  for (const path of [
    `/order/${cart.id}`,
    `/order/${sent.id}`,
    `/order/carts?adherentId=1`,
    `/standard-cart/all?adherentId=1`,
    `/order/habits?adherentId=1`,
  ])
    expect((await reader.get(path)).status).toBe(200)
  expect((await reader.get(`/order/${sent.id}/pdf`)).headers['content-type']).toBe('application/pdf')
})
