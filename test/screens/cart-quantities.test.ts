import { describe, expect, test, vi } from 'vitest'
import type { InCart } from '../../resources/catalogue/answers'
import { type CartWire, createQuantities } from '../../src/trade/cart-quantities'

const price = { price_ht: '2.5000', coef_order_management: '6', coef_billing: '1' }
const item = { article_id: 7, supplier_id: 1, label: 'Carotte', price }
const line = (quantity: string, order_id = 1): InCart => ({
  line_id: order_id * 10,
  order_id,
  supplier_id: 1,
  ask_delivery_date: '2026-03-04',
  article_id: 7,
  product_not_in_catalog_id: null,
  quantity,
  ...price,
  price_ht: '2.4000',
})

/** A server that one answers by hand. */
function wire() {
  const calls: { what: string; answer: (value: unknown) => void; fail: () => void }[] = []
  const ask = (what: string) =>
    new Promise<never>((resolve, reject) => {
      calls.push({
        what,
        answer: resolve as (value: unknown) => void,
        fail: () => reject(new Error('refused')),
      })
    })
  const port: CartWire = ({ item: { article_id: id }, quantity, line: one, target }) =>
    ask(one ? `set ${one.line_id} ${quantity}` : `add ${id} ${quantity} ${JSON.stringify(target)}`)
  return { calls, port }
}
const soon = { typing: Number.POSITIVE_INFINITY, step: 1, done: 0 }
const settled = () => new Promise((done) => setTimeout(done, 5))

describe('quantities of the open carts', () => {
  test('show at once, and several changes leave as one call', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.change(item, '1')
    store.change(item, '2')
    store.change(item, '3')
    expect(store.quantityOf(item)).toBe('3')
    await settled()
    expect(calls.map(({ what }) => what)).toEqual(['add 7 3 {}'])
    calls[0]?.answer([line('3.000')])
    await settled()
    expect(store.quantityOf(item)).toBe('3.000')
  })

  test('what is changed while a call is under way leaves after it, on the line that it made', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.change(item, '1')
    await settled()
    store.change(item, '5')
    await settled()
    expect(calls).toHaveLength(1)
    calls[0]?.answer([line('1.000')])
    await settled()
    expect(calls.map(({ what }) => what)).toEqual(['add 7 1 {}', 'set 10 5'])
    expect(store.quantityOf(item)).toBe('5')
  })

  test('a refused quantity gives way to what the cart holds', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.load([line('4.000')])
    store.change(item, '4.5')
    await settled()
    calls[0]?.fail()
    await settled()
    expect(store.quantityOf(item)).toBe('4.000')
  })

  test('a change goes with the quantity that stood when it began, whatever a colleague has put there since', async () => {
    const set = vi.fn<CartWire>(async ({ line: one }) => (one ? [one] : []))
    const store = createQuantities(set, soon)
    store.load([line('4.000')])
    store.change(item, '6')
    store.load([line('9.000')])
    await settled()
    expect(set).toHaveBeenCalledWith({ item, quantity: '6', line: line('4.000'), target: {} })
  })

  test('among several carts the person is asked, and the next article follows the answer', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.change(item, '2')
    await settled()
    calls[0]?.answer({ choose: [{ id: 1 }, { id: 2 }] })
    await settled()
    expect(store.choosing()?.options).toHaveLength(2)
    expect(store.quantityOf(item)).toBe('0')
    store.choose({ order_id: 2 })
    await settled()
    expect(calls[1]?.what).toBe('add 7 2 {"order_id":2}')
    calls[1]?.answer([line('2.000', 2)])
    await settled()
    store.change({ ...item, article_id: 8 }, '1')
    await settled()
    expect(calls[2]?.what).toBe('add 8 1 {"order_id":2}')
  })

  test('nothing is ordered when the person chooses no cart', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.change(item, '2')
    await settled()
    calls[0]?.answer({ choose: [{ id: 1 }, { id: 2 }] })
    await settled()
    store.choose(undefined)
    expect(store.quantityOf(item)).toBe('0')
    expect(store.choosing()).toBeUndefined()
  })

  test('what the carts will cost is told at once, by the price of the line or of the article, until the answer says it', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.change(item, '3')
    expect(store.pendingHt()).toBe('45.00')
    await settled()
    calls[0]?.answer([line('3.000')])
    await settled()
    expect(store.pendingHt()).toBe('0.00')
    store.change(item, '1')
    expect(store.pendingHt()).toBe('-28.80')
  })

  test('what the device keeps is shown, and changed, until a cart has it', async () => {
    const { calls, port } = wire()
    const store = createQuantities(port, soon)
    store.change(item, '2')
    await settled()
    store.wait([{ article_id: 7, quantity: '2' }])
    calls[0]?.answer(undefined)
    await settled()
    expect([store.quantityOf(item), store.isWaiting(item), store.pendingHt()]).toEqual(['2', true, '30.00'])
    store.take(1, [line('2.000')])
    store.wait([])
    expect([store.quantityOf(item), store.isWaiting(item)]).toEqual(['2.000', false])
  })
})
