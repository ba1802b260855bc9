import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { openApp, type TestApp } from '../../kit/open-app'
import { at, disagreements, levelOf, march, settingId, voucher } from './kit'

type Row = Record<string, unknown>

const milk = 5
const valmont = 1
let on: TestApp
let consumption: Row

const line = (quantity: string, price_unit_ht?: string): Row[] => [
  { article_id: milk, quantity, ...(price_unit_ht ? { price_unit_ht } : {}) },
]
const levelAt = async (moment: string) => levelOf(await at(on, moment, 'julie.petit'), valmont, milk)

beforeAll(async () => {
  on = await openApp()
  consumption = {
    reason_id: await settingId(on, 'stockreason', 'Consommation'),
    mealtype_id: await settingId(on, 'mealtype', 'Déjeuner'),
    clientmeal_id: await settingId(on, 'clientmeal', 'Patient ou résident'),
    meals_number: 150,
  }
})
afterAll(() => on.close())

test('S07: entries move the average to the cent', async () => {
  await voucher(await at(on, march(1), 'tom.garnier'), 'entry', '2026-03-01', line('60', '0.76'))
  expect(await levelAt(march(1))).toEqual({ quantity: '60.000', value: '45.60', cump: '0.760000' })
  await voucher(await at(on, march(5), 'tom.garnier'), 'entry', '2026-03-05', line('72', '0.785'))
  expect(await levelAt(march(5))).toEqual({ quantity: '132.000', value: '102.12', cump: '0.773636' })
  await voucher(await at(on, march(9), 'tom.garnier'), 'entry', '2026-03-09', line('48', '0.785'))
  expect(await levelAt(march(9))).toEqual({ quantity: '180.000', value: '139.80', cump: '0.776667' })
})

let exitId = 0
test('S07: an exit leaves at the average, and the meal costs 0.2330', async () => {
  const tom = await at(on, march(10), 'tom.garnier')
  const exit = await voucher(tom, 'exit', '2026-03-10', line('45'), consumption)
  expect(exit.body).toMatchObject({ state: 'validated', total_ht: '34.95', flux: '150' })
  exitId = Number(exit.body.id)
  expect(await levelAt(march(10))).toEqual({ quantity: '135.000', value: '104.85', cump: '0.776667' })
  const cost = await tom.get<Row>(`/stock/${valmont}/meal-cost?from=2026-03-10&to=2026-03-10`)
  expect(cost.body.data).toEqual([
    expect.objectContaining({ mealtype: 'Déjeuner', meals_number: 150, amount: '34.95', cost: '0.2330' }),
  ])
})

test('a price of more digits than are kept is refused by its line', async () => {
  const tom = await at(on, march(10), 'tom.garnier')
  const answer = await voucher(tom, 'entry', '2026-03-10', line('1', '123456789'))
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'lines.0.price_unit_ht' }] } })
})

test('S07 step 2: more than there is is refused with what there is, and nothing is written', async () => {
  const tom = await at(on, march(10), 'tom.garnier')
  const answer = await voucher(tom, 'exit', '2026-03-10', line('200'), consumption)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ type: 'err530', display: 'Stock insuffisant : 135 L disponibles' })
  const list = await tom.get<{ total: number }>(`/stock/${valmont}/voucher?direction=exit`)
  expect(list.body.total).toBe(1)
})

test('S07 step 3: a cancelled exit comes back at its cost, both movements stay, and it is entered again', async () => {
  const tom = await at(on, march(10), 'tom.garnier')
  const cancelled = await tom.put<Row>(`/stock/voucher/${exitId}/cancel`)
  expect(cancelled.body).toMatchObject({ state: 'cancelled' })
  expect(await levelOf(tom, valmont, milk)).toEqual({
    quantity: '180.000',
    value: '139.80',
    cump: '0.776667',
  })
  const card = await tom.get<{ movements: Row[] }>(`/stock/${valmont}/card/a${milk}`)
  const days = card.body.movements.map(({ date_operation }) => date_operation)
  const of = await tom.get<{ movements: Row[] }>(
    `/stock/${valmont}/card/a${milk}?from=${days[0]}&to=${days[0]}`,
  )
  expect(of.body.movements.length, 'both days included').toBe(days.filter((day) => day === days[0]).length)
  expect(card.body.movements.slice(0, 2)).toEqual([
    expect.objectContaining({ quantity: '45.000', amount: '34.95', reason: 'Annulation' }),
    expect.objectContaining({ quantity: '-45.000', amount: '-34.95', is_reversed: true }),
  ])
  const again = await voucher(tom, 'exit', '2026-03-10', line('45'), consumption)
  exitId = Number(again.body.id)
  expect(again.body).toMatchObject({ total_ht: '34.95' })
  expect((await tom.put<Row>(`/stock/voucher/${cancelled.body.id}/cancel`)).status).toBe(409)
})

const count = async (who: string) => {
  const actor = await at(on, march(31), who)
  await voucher(actor, 'entry', '2026-03-31', [{ article_id: 1, quantity: '8', price_unit_ht: '8.9' }])
  const opened = await actor.post<Row>(`/stock/${valmont}/inventory`, {
    label: 'Fin mars',
    inventory_date: '2026-03-31',
  })
  return { actor, inventory: opened.body, lines: opened.body.lines as Row[] }
}

test('S07 step 4: Tom counts but cannot validate; Julie does, and only the counted gap is posted', async () => {
  const { actor: tom, inventory, lines } = await count('tom.garnier')
  const mine = lines.find((one) => one.article_id === milk)
  expect(mine).toMatchObject({ quantity_theorical: '135.000', price_unit_ht_theorical: '0.776667' })
  const saved = await tom.put<Row>(`/stock/inventory/${inventory.id}`, {
    lines: [{ id: mine?.id, quantity_real: '132' }],
  })
  expect(saved.body).toMatchObject({ state: 'saved', lines_nb: 2, counted_nb: 1 })
  expect((await tom.put(`/stock/inventory/${inventory.id}/validate`, {})).status).toBe(403)
  const second = await tom.post<Row>(`/stock/${valmont}/inventory`, {
    label: 'Autre',
    inventory_date: '2026-03-31',
  })
  expect(second.body).toMatchObject({ type: 'err532' })
  const julie = await at(on, march(31), 'julie.petit')
  const done = await julie.put<Row>(`/stock/inventory/${inventory.id}/validate`, {})
  expect(done.body).toMatchObject({ state: 'validated', gap_value: '-2.33' })
  expect(await levelOf(julie, valmont, milk)).toMatchObject({ quantity: '132.000', value: '102.52' })
  expect(await levelOf(julie, valmont, 1)).toMatchObject({ quantity: '8.000', value: '71.20' })
  const untouched = (done.body.lines as Row[]).find((one) => one.article_id === 1)
  expect(untouched).toMatchObject({ quantity_real: null, gap_quantity: null })
  const card = await julie.get<{ movements: Row[] }>(`/stock/${valmont}/card/a${milk}`)
  expect(card.body.movements[0]).toMatchObject({
    quantity: '-3.000',
    amount: '-2.33',
    reason: "Écart d'inventaire",
    date_operation: '2026-03-31',
  })
})

test('S07 step 6: the period is closed, and a validated inventory stays', async () => {
  const julie = await at(on, march(31), 'julie.petit')
  const closed = {
    type: 'err531',
    display: 'La période est clôturée par un inventaire',
  }
  expect((await julie.put(`/stock/voucher/${exitId}/cancel`)).body).toMatchObject(closed)
  expect((await voucher(julie, 'entry', '2026-03-31', line('1', '1'))).body).toMatchObject(closed)
  const [done] = (await julie.get<{ data: Row[] }>(`/stock/${valmont}/inventory`)).body.data
  expect((await julie.delete(`/stock/inventory/${done?.id}`)).status).toBe(409)
  expect((await julie.put(`/stock/inventory/${done?.id}`, { lines: [] })).status).toBe(409)
  expect((await julie.put(`/stock/inventory/${done?.id}/validate`, {})).status).toBe(409)
  const tom = await at(on, '2026-04-01T09:00:00Z', 'tom.garnier')
  expect((await voucher(tom, 'entry', '2026-04-01', line('1', '1'))).status).toBe(200)
})

test('S07 step 7: levels rebuilt from the ledger are the same; spoilt ones are put right (I-12)', async () => {
  const julie = await at(on, '2026-04-01T10:00:00Z', 'julie.petit')
  expect((await julie.put(`/stock/${valmont}/rebuild`)).body).toEqual({ changed: 0 })
  await on.context.db.system('seed', (tx) =>
    tx.query(`update stock_level set quantity = 1, value = 1 where article_id = ${milk}`),
  )
  const before = await levelOf(julie, valmont, milk)
  expect((await julie.put(`/stock/${valmont}/rebuild`)).body).toEqual({ changed: 1 })
  expect(await levelOf(julie, valmont, milk)).not.toEqual(before)
  expect(await disagreements(on)).toEqual([])
})

test('I-12: the ledger is refused any change by the database itself, to its owner too', async () => {
  for (const sql of [
    'update stock_transaction set amount = 0',
    'delete from stock_transaction',
    'truncate stock_transaction cascade',
  ])
    await expect(asOwner(on.url, (tx) => tx.query(sql))).rejects.toMatchObject({ code: '42501' })
})
