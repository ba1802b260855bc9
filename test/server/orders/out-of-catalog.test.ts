import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout } from '../../kit/outbox'

let on: TestApp
let who: Record<'karim' | 'julie' | 'hugo', TestActor>
let basil = 0
let bread = 0

const add = (person: TestActor, product_not_in_catalog_id: number, quantity: string, more: object = {}) =>
  person.post<OrderAnswer>('/order/cart/line', {
    adherentId: members.A1,
    product_not_in_catalog_id,
    quantity,
    ...more,
  })

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'julie', 'hugo')
  await on.context.db.system('seed', async (tx) => {
    const one = async (sql: string) => Number((await tx.query<{ id: number }>(`${sql} returning id`))[0]?.id)
    const farm = await one(
      `insert into suppliernotincatalog (label, adherent_id, email, active) values ('Ferme du Pré', 1, 'ferme@pre.example', true)`,
    )
    const unit = `(select id from unit where label = 'Pièce')`
    const rate = `(select id from rate where value = 5.50)`
    const product = (label: string, seller: string, price: string) =>
      one(
        `insert into productnotincatalog (label, adherent_id, ${seller}, catalog_id, unit_id, price_ht, rate_id, active) values ('${label}', 1, ${seller === 'supplier_id' ? 2 : farm}, 1, ${unit}, ${price}, ${rate}, true)`,
      )
    basil = await product('Basilic pot', 'supplier_id', '0.95')
    bread = await product('Pain de campagne', 'supplier_not_in_catalog_id', '3.20')
  })
})
afterAll(() => on.close())

test('S08.3: ten pots of basil join the cart of their supplier like articles', async () => {
  await addTo(who.karim, members.A1, ['AR3', 10])
  const { body } = await add(who.karim, basil, '10')
  expect(body.lines.map(({ label, line_ht }) => [label, line_ht])).toEqual([
    ['Carotte vrac', '135.00'],
    ['Basilic pot', '9.50'],
  ])
  expect(body).toMatchObject({ order_total_ht: '144.50', order_total_ttc: '152.45' })
  expect((await who.karim.post<OrderAnswer>(`/order/${body.id}/submit`)).body.status).toBe('150')
})

test('a supplier out of the catalogues has a cart of its own, without terms, and receives it by mail', async () => {
  const { body } = await add(who.julie, bread, '12')
  expect(body).toMatchObject({
    supplier_id: null,
    Supplier_not_in_catalog: { label: 'Ferme du Pré' },
    terms: null,
    order_total_ht: '38.40',
    ask_delivery_date: '2026-03-03',
  })
  expect((await who.julie.post<OrderAnswer>(`/order/${body.id}/submit`)).body).toMatchObject({
    status: '300',
  })
  expect(await mailsAbout(on, body.id, 'order_sent')).toMatchObject([{ to: 'ferme@pre.example' }])
})

test('the product of a member is nobody else’s', async () => {
  const answer = await who.hugo.post('/order/cart/line', {
    adherentId: members.A3,
    product_not_in_catalog_id: basil,
    quantity: '1',
  })
  expect(answer.status).toBe(422)
})

test('who orders chooses among the suppliers that serve its member, and reads nothing of their bank', async () => {
  const search = { model: 'Supplier', fields: [], offset: 0, limit: 50, orders: [], params: {} }
  const { body } = await who.karim.put<{ data: Record<string, unknown>[] }>('/search/', search)
  expect(body.data.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Boucherie Martin', 'Primeurs de la Vallée', 'Grossiste Général']),
  )
  expect(body.data.map(({ name }) => name)).not.toContain('Vergers du Nord')
  for (const field of [
    'iban',
    'bic',
    'bank',
    'bank_account_owner',
    'declarative_mode',
    'revenuefrequency_id',
  ])
    expect(body.data[0]).not.toHaveProperty(field)
  const byBank = { ...search, fields: [{ name: 'iban', operator: 'isNotNull', value: null }] }
  expect((await who.karim.put('/search/', byBank)).status).toBeGreaterThanOrEqual(400)
})
