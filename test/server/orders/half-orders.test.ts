import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type {
  OrderStandardAnswer,
  QuickOrderAnswer,
  StandardCartAnswer,
} from '../../../resources/orders/tool-answers'
import { ApiError } from '../../../server/api/error'
import { attempt } from '../../../server/database/attempt'
import { reasonsOf } from '../../../server/orders/try-line'
import type { TestActor } from '../../kit/actors'
import { addTo, articles, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let who: Record<'karim' | 'julie', TestActor>
const A1 = members.A1

const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

/** Carts, their lines and what is told of them. */
const left = () =>
  sql(`select (select count(*)::int from "order" where status = '100' and "deletedAt" is null) as carts,
    (select count(*)::int from order_line l join "order" o on o.id = l.order_id where o.status = '100' and l."deletedAt" is null) as lines,
    (select count(*)::int from order_event) as events`)

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'julie')
})
afterAll(() => on.close())
beforeEach(async () => {
  await sql(`update "order" set "deletedAt" = now() where status = '100'`)
  await sql('update article set order_step = null')
})

test('a standard cart whose only line is refused leaves no empty cart, and says why', async () => {
  const lines = [{ article_id: articles.AR6, quantity: '5' }]
  const cart = await who.karim.post<StandardCartAnswer>('/standard-cart', {
    adherentId: A1,
    label: 'Seul',
    lines,
  })
  await sql('update article set order_step = 2 where id = $1', [articles.AR6])
  const before = await left()
  const { body } = await who.karim.post<OrderStandardAnswer>(`/standard-cart/${cart.body.id}/order`, {
    adherentId: A1,
  })
  expect(body).toMatchObject({ carts: [], ignored: [{ reason: expect.stringContaining('2') }] })
  expect(await left()).toEqual(before)
})

test('a quick order whose article has no price on the day of its delivery leaves no empty cart', async () => {
  const [row] = await sql<{ ref: string }>('select ref_supplier as ref from article where id = $1', [
    articles.AR6,
  ])
  await sql(`update article_price set valid_to = '2026-03-02' where article_id = $1`, [articles.AR6])
  const before = await left()
  const { body } = await who.karim.post<QuickOrderAnswer>('/order/quick', {
    adherentId: A1,
    text: `${row?.ref}\t4`,
    commit: true,
  })
  await sql('update article_price set valid_to = null where article_id = $1', [articles.AR6])
  expect(body).toMatchObject({ complete: 0, carts: [], errors: [{ line: 1, name: row?.ref }] })
  expect(await left()).toEqual(before)
})

test('a duplicate of which every line is refused leaves no empty cart; of which one is, the others stay', async () => {
  const { body } = await addTo(who.julie, A1, ['AR6', 5])
  const sent = await who.julie.post<OrderAnswer>(`/order/${body.id}/submit`)
  expect(sent.body.status).toBe('300')
  await sql('update article set order_step = 2 where id = $1', [articles.AR6])
  const before = await left()
  const refused = await who.julie.post(`/order/${sent.body.id}/duplicate`)
  expect(refused.body).toMatchObject({ type: 'err510', ignored: [{ label: 'Comté portion' }] })
  expect(await left()).toEqual(before)
  const reason = reasonsOf(new ApiError('err400', { display: 'Non' }))
  expect(reason, 'what names no field says its own sentence').toEqual(['Non'])
})

test('an attempt undoes what it wrote and the role it stepped out of, also inside another one', async () => {
  const cook = {
    userId: who.karim.id,
    sessionId: 0,
    profileTypeId: 3,
    level: 1,
    permissions: new Set<string>(),
    lists: { adherents: [A1] },
  }
  const seen = await on.context.db.write(cook, async (tx) => {
    const role = async () => (await tx.query('select current_user as role'))[0]?.role
    const before = await role()
    return attempt(
      tx,
      async () => {
        const inner = await attempt(
          tx,
          () => tx.beyond('orders', (all) => all.query('select 1 / 0').then(() => 'never')),
          () => 'undone',
        )
        return [inner, before, await role()]
      },
      () => ['lost'],
    )
  })
  expect(seen).toEqual(['undone', seen[1], seen[1]])
})

test('who looks past the row rights has its own role back, whatever came of it', async () => {
  const member = { userId: who.karim.id, sessionId: 0, profileTypeId: 3, level: 1 }
  const actor = { ...member, permissions: new Set<string>(), lists: { adherents: [A1] } }
  const roles = await on.context.db.write(actor, async (tx) => {
    const role = async () => (await tx.query('select current_user as role'))[0]?.role
    const before = await role()
    const refused = tx.beyond('orders', () => Promise.reject(new Error('refused')))
    await expect(refused).rejects.toThrow('refused')
    return [before, await role()]
  })
  expect(roles[1]).toBe(roles[0])
})

test('an error that was caught without an attempt is no success: nothing is said to be kept', async () => {
  const silent = on.context.db.system('seed', async (tx) => {
    await tx.query('update article set order_step = 7')
    await tx.query('select 1 / 0').catch(() => undefined)
  })
  await expect(silent).rejects.toThrow('without attempt()')
  expect(await sql('select id from article where order_step = 7')).toEqual([])
})
