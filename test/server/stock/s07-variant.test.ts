import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../kit/open-app'
import { at, disagreements, levelOf, march, voucher } from './kit'

type Row = Record<string, unknown>

const milk = 5
let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

const line = (quantity: string, price_unit_ht: string): Row[] => [
  { article_id: milk, quantity, price_unit_ht },
]

test('S07 step 5: what is delivered between snapshot and validation is kept', async () => {
  const julie = await at(on, march(31), 'julie.petit')
  await voucher(julie, 'entry', '2026-03-09', line('135', '0.776667'))
  expect(await levelOf(julie, 1, milk)).toEqual({ quantity: '135.000', value: '104.85', cump: '0.776667' })
  const opened = await julie.post<Row>('/stock/1/inventory', {
    label: 'Fin mars',
    inventory_date: '2026-03-31',
  })
  await voucher(julie, 'entry', '2026-03-31', line('60', '0.8'))
  const [mine] = opened.body.lines as Row[]
  await julie.put(`/stock/inventory/${opened.body.id}`, { lines: [{ id: mine?.id, quantity_real: '132' }] })
  const done = await julie.put<Row>(`/stock/inventory/${opened.body.id}/validate`, {})
  expect(done.body).toMatchObject({ gap_value: '-2.35' })
  expect(await levelOf(julie, 1, milk)).toMatchObject({ quantity: '192.000', value: '150.50' })
})

test('what was not counted is nothing when the user says so; a changed price alone revalues', async () => {
  const julie = await at(on, '2026-04-30T09:00:00Z', 'julie.petit')
  await voucher(julie, 'entry', '2026-04-30', [{ article_id: 1, quantity: '4', price_unit_ht: '9' }])
  const opened = await julie.post<Row>('/stock/1/inventory', { label: 'Avril', inventory_date: '2026-04-30' })
  const of = (article: number) => (opened.body.lines as Row[]).find((one) => one.article_id === article)
  const saved = await julie.put<Row>(`/stock/inventory/${opened.body.id}`, {
    lines: [
      { id: of(milk)?.id, quantity_real: '192', price_unit_ht_real: '0.8' },
      { article_id: 2, quantity_real: '10', price_unit_ht_real: '1.175' },
    ],
  })
  expect(saved.body).toMatchObject({ lines_nb: 3, counted_nb: 2 })
  const done = await julie.put<Row>(`/stock/inventory/${opened.body.id}/validate`, { zero_uncounted: true })
  expect(done.body).toMatchObject({ state: 'validated', counted_nb: 3 })
  expect(await levelOf(julie, 1, 1)).toMatchObject({ quantity: '0.000', value: '0.00' })
  expect(await levelOf(julie, 1, 2)).toMatchObject({ quantity: '10.000', value: '11.75' })
  expect(await levelOf(julie, 1, milk)).toMatchObject({ quantity: '192.000', value: '153.60' })
  expect(await disagreements(on)).toEqual([])
})

test('I-14: nothing is dated to come, nor inside a closed period', async () => {
  const julie = await at(on, '2026-04-30T10:00:00Z', 'julie.petit')
  const ahead = await voucher(julie, 'entry', '2026-05-01', line('1', '1'))
  expect(ahead.body).toMatchObject({ type: 'err400', fields: [{ name: 'date_operation' }] })
  const behind = await voucher(julie, 'entry', '2026-04-30', line('1', '1'))
  expect(behind.body).toMatchObject({ type: 'err531' })
  const early = await julie.post('/stock/1/inventory', { label: 'Tôt', inventory_date: '2026-04-29' })
  expect(early.body).toMatchObject({ type: 'err531' })
})

test('an inventory counts what there is, and what there was within 90 days', async () => {
  const countedOn = async (day: string) => {
    const julie = await at(on, `${day}T09:00:00Z`, 'julie.petit')
    const { body } = await julie.post<Row>('/stock/1/inventory', { label: 'Été', inventory_date: day })
    expect((await julie.delete(`/stock/inventory/${body.id}`)).status).toBe(200)
    return (body.lines as Row[]).map(({ article_id }) => Number(article_id)).sort((a, b) => a - b)
  }
  expect(await countedOn('2026-07-29')).toEqual([1, 2, milk])
  expect(await countedOn('2026-07-30'), 'of the first there is none').toEqual([2, milk])
})

test('an article found while counting is held against the last that the ledger says of it, and is counted once', async () => {
  const julie = await at(on, '2026-07-30T09:00:00Z', 'julie.petit')
  const { body } = await julie.post<Row>('/stock/1/inventory', { label: 'Été', inventory_date: '2026-07-30' })
  const found = { lines: [{ article_id: 1, quantity_real: '2' }] }
  const saved = await julie.put<Row>(`/stock/inventory/${body.id}`, found)
  const line = (saved.body.lines as Row[]).find(({ article_id }) => article_id === 1)
  expect(line, 'it had come in, and had gone').toMatchObject({
    quantity_theorical: '0.000',
    quantity_real: '2.000',
  })
  const again = await julie.put(`/stock/inventory/${body.id}`, found)
  expect(again).toMatchObject({ status: 422, body: { fields: [{ name: 'lines' }] } })
  await julie.delete(`/stock/inventory/${body.id}`)
})

test('what a line may name is found by all of its words', async () => {
  const julie = await at(on, '2026-07-30T09:00:00Z', 'julie.petit')
  const found = async (search: string) => {
    const { body } = await julie.get<{ data: Row[] }>(`/stock/1/item?search=${encodeURIComponent(search)}`)
    return body.data.map(({ key }) => key)
  }
  expect(await found('rôti filet')).toEqual(['a1'])
  const { body } = await julie.get<{ data: Row[] }>('/stock/1/item?search=filet')
  expect(body.data[0], 'its price by storage unit, in six decimals').toMatchObject({
    price: expect.stringMatching(/^\d+\.\d{6}$/),
  })
  expect(await found('introuvable filet')).toEqual([])
  expect(await found('introuvable')).toEqual([])
})
