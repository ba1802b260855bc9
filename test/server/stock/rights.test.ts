import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { withoutPermission } from '../../kit/without-permission'
import { at, march, settingId, voucher } from './kit'

type Row = Record<string, unknown>

let on: TestApp
let julie: TestActor
let drafts: Record<'entry' | 'exit', number>
let inventoryId: number
let reason_id: number

beforeAll(async () => {
  on = await openApp()
  julie = await at(on, march(10), 'julie.petit')
  reason_id = await settingId(on, 'stockreason', 'Don')
  await voucher(julie, 'entry', '2026-03-01', [{ article_id: 5, quantity: '10', price_unit_ht: '1' }])
  const entry = await voucher(
    julie,
    'entry',
    '2026-03-02',
    [{ article_id: 5, quantity: '1', price_unit_ht: '1' }],
    {
      validate: false,
    },
  )
  const exit = await voucher(julie, 'exit', '2026-03-02', [{ article_id: 5, quantity: '1' }], {
    reason_id,
    validate: false,
  })
  drafts = { entry: Number(entry.body.id), exit: Number(exit.body.id) }
  const inventory = await julie.post<Row>('/stock/1/inventory', { label: 'I', inventory_date: '2026-03-10' })
  inventoryId = Number(inventory.body.id)
})
afterAll(() => on.close())

const facts = () =>
  on.context.db.system('seed', (tx) =>
    tx.query(`select (select count(*) from stock_transaction) t, (select json_agg(v order by id) from stock_voucher v) v,
      (select json_agg(i order by id) from inventory i) i, (select json_agg(l order by id) from stock_level l) l`),
  )

const head = { date_operation: '2026-03-10' }
const asked: [string, (actor: TestActor) => Promise<{ status: number }>][] = [
  ['viewStockEntry', (who) => who.get('/stock/1/state')],
  ['viewStockEntry', (who) => who.get('/stock/1/card/a5')],
  ['viewStockEntry', (who) => who.get('/stock/1/voucher?direction=entry')],
  ['viewStockEntry', (who) => who.get(`/stock/voucher/${drafts.entry}`)],
  ['viewStockExit', (who) => who.get('/stock/1/voucher?direction=exit')],
  ['viewStockExit', (who) => who.get(`/stock/voucher/${drafts.exit}`)],
  ['viewStockExit', (who) => who.get('/stock/1/meal-cost')],
  ['createStockEntry', (who) => who.post('/stock/1/voucher', { ...head, direction: 'entry', lines: [] })],
  ['createStockExit', (who) => who.post('/stock/1/voucher', { ...head, direction: 'exit', lines: [] })],
  ['updateStockEntry', (who) => who.put(`/stock/voucher/${drafts.entry}/validate`)],
  ['updateStockEntry', (who) => who.put(`/stock/voucher/${drafts.entry}`, { ...head, lock_version: 0 })],
  ['updateStockExit', (who) => who.put(`/stock/voucher/${drafts.exit}/validate`)],
  ['deleteStockEntry', (who) => who.put(`/stock/voucher/${drafts.entry}/cancel`)],
  ['deleteStockEntry', (who) => who.delete(`/stock/voucher/${drafts.entry}`)],
  ['deleteStockExit', (who) => who.delete(`/stock/voucher/${drafts.exit}`)],
  ['viewInventory', (who) => who.get('/stock/1/inventory')],
  ['viewInventory', (who) => who.get(`/stock/inventory/${inventoryId}`)],
  ['saveInventory', (who) => who.post('/stock/1/inventory', { label: 'J', inventory_date: '2026-03-10' })],
  ['saveInventory', (who) => who.put(`/stock/inventory/${inventoryId}`, { lines: [] })],
  ['validateInventory', (who) => who.put(`/stock/inventory/${inventoryId}/validate`, {})],
  ['validateInventory', (who) => who.put('/stock/1/rebuild')],
  ['deleteInventory', (who) => who.delete(`/stock/inventory/${inventoryId}`)],
]

test.each(asked)('without %s the call answers 403 and nothing is written (%#)', async (permission, ask) => {
  const before = await facts()
  const email = 'julie.petit@demo.example'
  expect(await withoutPermission(on, { email, permission }, ask)).toBe(403)
  expect(await facts()).toEqual(before)
})

test("a stock is its member's alone: others are refused, suppliers see nothing (I-01)", async () => {
  const hugo = await at(on, march(10), 'hugo.vidal')
  expect((await hugo.get('/stock/1/state')).status).toBe(403)
  expect((await hugo.get(`/stock/voucher/${drafts.entry}`)).status).toBe(404)
  expect((await hugo.put(`/stock/voucher/${drafts.entry}/validate`)).status).toBe(404)
  expect((await hugo.get(`/stock/inventory/${inventoryId}`)).status).toBe(404)
  const supplier = await signIn(on.app, 'fl@bocage.example')
  for (const model of ['Stock_transaction', 'Stock_level', 'Stock_entry', 'Inventory'])
    expect((await supplier.put('/search/', { model })).status).toBe(403)
  const seen = await hugo.put<{ total: number }>('/search/', { model: 'Stock_transaction' })
  expect(seen.body.total).toBe(0)
})

test('a member without the stock module writes no stock', async () => {
  const hugo = await at(on, march(10), 'hugo.vidal')
  const answer = await hugo.post('/stock/3/voucher', { ...head, direction: 'entry', lines: [] })
  expect(answer.status).toBe(403)
})

test('what is wrong with a voucher is told by field and line', async () => {
  const wrong = (direction: 'entry' | 'exit', lines: Row[], more: Row = {}) =>
    voucher(julie, direction, '2026-03-10', lines, more)
  const names = (answer: { body: Row }) =>
    (answer.body.fields as { name: string }[]).map((field) => field.name)
  julie = await at(on, march(10), 'julie.petit')
  expect(names(await wrong('entry', []))).toEqual(['lines'])
  expect(names(await wrong('entry', [{ article_id: 5, quantity: '1' }]))).toEqual(['lines.0.price_unit_ht'])
  expect(names(await wrong('entry', [{ article_id: 5, quantity: '-1', price_unit_ht: '1' }]))).toEqual([
    'lines.0.quantity',
  ])
  expect(names(await wrong('entry', [{ article_id: 5, quantity: '0', price_unit_ht: '1' }]))).toEqual([
    'lines.0.quantity',
  ])
  expect((await wrong('entry', [{ article_id: 5, quantity: '0.001', price_unit_ht: '1' }])).status).toBe(200)
  expect(names(await wrong('entry', [{ article_id: 99999, quantity: '1', price_unit_ht: '1' }]))).toEqual([
    'lines.0.article_id',
  ])
  expect(names(await wrong('exit', [{ article_id: 5, quantity: '1' }]))).toEqual(['reason_id'])
  const meals = { reason_id: await settingId(on, 'stockreason', 'Consommation') }
  expect(names(await wrong('exit', [{ article_id: 5, quantity: '1' }], meals))).toEqual(['meals_number'])
  const system = { reason_id: await settingId(on, 'stockreason', 'Annulation') }
  expect(names(await wrong('exit', [{ article_id: 5, quantity: '1' }], system))).toEqual(['reason_id'])
})
