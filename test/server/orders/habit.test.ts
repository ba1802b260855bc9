import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BatchAnswer, OrderAnswer } from '../../../resources/orders/answers'
import type { ToValidate } from '../../../resources/orders/inbox-answer'
import type { QuickOrderAnswer } from '../../../resources/orders/tool-answers'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import type { TestActor } from '../../kit/actors'
import { kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'

/** What is asked once, then accepted: quantities far from habit, orders beyond a budget (5-doors §1, 9 and 11; §6). */

let on: TestApp
let who: Record<'karim' | 'sophie' | 'julie', TestActor>
const A1 = members.A1

const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values))

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'sophie', 'julie')
  for (const quantity of ['4', '6', '10'])
    await sentOrder(on, { articles: [[2, quantity]], status: '450', day: '2026-02-20' })
})
afterAll(() => on.close())
beforeEach(() => sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200', '300')`))

interface Refusal {
  type?: string
  display?: string
  findings?: { guard: string; reason: string }[]
}
const add = (quantity: string, more: object = {}) =>
  who.julie.post<OrderAnswer & Refusal>('/order/cart/line', {
    ...{ adherentId: A1, article_id: 2, quantity, nearest: true },
    ...more,
  })
const confirmed = { confirmed: ['habit'] }
const said = (quantity: string) =>
  `${quantity} de Steak haché 15 % 125 g : d'habitude 6,7 cartons. Confirmer ?`
const set = (key: string, value: string) =>
  sql('update generaloption set value = $2 where key = $1', [key, value])

describe('a quantity far from habit', () => {
  test('is asked about from five times the largest of three orders in twelve months, and put in once it is confirmed', async () => {
    expect((await add('49')).body.lines?.[0]?.quantity).toBe('49.000')
    const asked = await add('1')
    expect(asked.status).toBe(422)
    expect(asked.body).toMatchObject({
      type: 'err519',
      display: said('50 cartons'),
      findings: [{ guard: 'habit', reason: said('50 cartons') }],
    })
    const put = await add('1', confirmed)
    const [line] = put.body.lines ?? []
    expect(line).toMatchObject({ quantity: '50.000', unusual: null })
    const same = await who.julie.put(`/order/${put.body.id}/line/${line?.id}`, { quantity: '50' })
    expect(same.status, 'the confirmation holds for that quantity').toBe(200)
    const other = await who.julie.put<Refusal>(`/order/${put.body.id}/line/${line?.id}`, { quantity: '60' })
    expect(other.body).toMatchObject({ type: 'err519', display: said('60 cartons') })
  })

  test('of a cart that was filled otherwise says so at its line, is not sent, and leaves once it is confirmed', async () => {
    const { body: cart } = await add('40')
    const [line] = cart.lines ?? []
    await sql('update order_line set quantity = 70, line_ht = 658 where id = $1', [line?.id])
    const { body: seen } = await who.julie.get<OrderAnswer>(`/order/${cart.id}`)
    expect(seen.lines[0]?.unusual).toBe(said('70 cartons'))
    const refused = await who.julie.post<Refusal>(`/order/${cart.id}/submit`)
    expect(refused.body).toMatchObject({ type: 'err510', findings: [{ guard: 'habit' }] })
    await who.julie.put(`/order/${cart.id}/line/${line?.id}`, { quantity: '70', ...confirmed })
    const sent = await who.julie.post<OrderAnswer>(`/order/${cart.id}/submit`)
    expect(sent.body.status).toBe('300')
  })

  test('without a habit is asked about from fifty times the minimum, or above an amount', async () => {
    const first = (quantity: string) => add(quantity, { article_id: 1 })
    await sql('update article set order_minimum = 2, order_step = 1 where id = 1')
    expect((await first('99')).status).toBe(200)
    const much = await first('1')
    expect(much.body).toMatchObject({
      type: 'err519',
      display: expect.stringMatching(/^100 .*sans habitude connue/),
    })
    await sql('update article set order_minimum = null where id = 1')
    expect((await first('1')).status, 'no minimum, a small amount').toBe(200)
    await set('habit_line_ht', '100')
    const dear = await first('1')
    await set('habit_line_ht', '1500')
    await sql('update article set order_minimum = 1 where id = 1')
    expect(dear.body.type).toBe('err519')
  })

  test('of a pasted text comes back among what is uncertain, and is added only where it is confirmed', async () => {
    const [article] = (await sql('select ref_supplier from article where id = 2')) as {
      ref_supplier: string
    }[]
    const text = `${article?.ref_supplier} 80`
    const quick = (more: object) =>
      who.julie.post<QuickOrderAnswer>('/order/quick', { adherentId: A1, text, ...more })
    const { body: seen } = await quick({})
    expect(seen.rows).toMatchObject([{ line: 1, unusual: said('80 cartons') }])
    const { body: left } = await quick({ commit: true })
    expect(left).toMatchObject({
      complete: 0,
      carts: [],
      errors: [{ line: 1, errors: [said('80 cartons')] }],
    })
    const { body: added } = await quick({ commit: true, confirmed: [{ line: 1 }] })
    expect(added).toMatchObject({ complete: 1, errors: [] })
    expect(added.carts).toHaveLength(1)
  })
})

describe('an order beyond the food budget', () => {
  const times = (amount: string, factor: number) => (Number(amount) * factor).toFixed(2)
  const budget = (amount: string | null) =>
    sql('update adherent set annual_food_budget = $1 where id = 1', [amount])

  test('is asked about once, of the year or of the month; then accepted', async () => {
    await sql(`update "order" set "deletedAt" = now() where status <> '100'`)
    const { body: cart } = await add('8')
    await budget('1')
    const year = await who.julie.post<Refusal>(`/order/${cart.id}/submit`)
    expect(year.body).toMatchObject({
      type: 'err519',
      display: 'Cette commande dépasse le budget de 1,00 €.',
    })
    // Half of it is a month's.
    await budget(times(cart.totals.goods_ht, 6))
    const { body: month } = await who.julie.post<BatchAnswer>('/order/submit', { ids: [cart.id] })
    const display = `Cette commande dépasse le budget du mois, de ${frenchDecimal(times(cart.totals.goods_ht, 0.5))} €.`
    expect(month.results).toMatchObject([
      { status: '100', error: { type: 'err519', display, findings: [{ guard: 'budget' }] } },
    ])
    const { body: sent } = await who.julie.post<BatchAnswer>('/order/submit', {
      ids: [cart.id],
      confirmed: ['budget'],
    })
    await budget('480000')
    expect(sent.results).toMatchObject([{ status: '300', error: null }])
  })

  test('is told to who decides, as are an author who is no longer active and a price that moved', async () => {
    const line = { adherentId: A1, article_id: 2, quantity: '18', nearest: true }
    await who.karim.post('/order/cart/line', { ...line, article_id: 1 })
    const { body: cart } = await who.karim.post<OrderAnswer>('/order/cart/line', line)
    await who.karim.post(`/order/${cart.id}/submit`)
    const warnings = async () => {
      const { body } = await who.sophie.get<{ data: ToValidate[] }>('/order/to-validate')
      return body.data.find(({ id }) => id === cart.id)?.warnings
    }
    expect(await warnings()).toEqual([])
    await budget('100')
    await sql(`update "user" set status_id = 2 where first_name = 'Karim'`)
    await sql('update article_price set price_ht = price_ht + 1 where article_id = 2')
    const told = await warnings()
    await sql('update article_price set price_ht = price_ht - 1 where article_id = 2')
    await sql(`update "user" set status_id = 1 where first_name = 'Karim'`)
    await budget('480000')
    expect(told?.map((text) => text.replace(/\s/g, ' '))).toEqual([
      "Karim Benali n'est plus actif ; vous répondez de cette commande.",
      'Cette commande dépasse le budget de 100,00 €.',
      'Steak haché 15 % 125 g : 9,40 € → 10,40 €.',
    ])
  })
})

describe('two people on one line', () => {
  test('who writes over what another has put learns it, and may keep it, put its own or the sum', async () => {
    const { body: cart } = await add('5')
    const line = cart.lines?.[0]?.id
    const put = (by: TestActor, quantity: string, seen_quantity: string) =>
      by.put<OrderAnswer & Refusal & { stale?: { quantity: string } }>(`/order/${cart.id}/line/${line}`, {
        quantity,
        seen_quantity,
      })
    expect((await put(who.karim, '8', '5')).status).toBe(200)
    on.clock.set('2026-03-02T09:02:00+01:00')
    const stale = await put(who.julie, '12', '5')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      type: 'err409',
      display: 'Karim Benali a mis 8 cartons il y a 2 min.',
      stale: { quantity: '8.000' },
    })
    expect((await put(who.julie, '8', '5')).status, 'the same quantity is no matter').toBe(200)
    const own = await put(who.julie, '20', '8')
    expect(own.body.lines[0]?.quantity).toBe('20.000')
    const mine = await put(who.julie, '21', '8')
    expect(mine.status, 'over what one has put oneself').toBe(200)
  })
})
