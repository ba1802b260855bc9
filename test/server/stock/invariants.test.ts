import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { at, disagreements, levelOf, march, settingId, voucher } from './kit'

const milk = 5
let on: TestApp
let julie: TestActor
let reason_id: number

beforeAll(async () => {
  on = await openApp()
  julie = await at(on, march(10), 'julie.petit')
  reason_id = await settingId(on, 'stockreason', 'Don')
})
afterAll(() => on.close())

const enter = (quantity: string, price_unit_ht: string) =>
  voucher(julie, 'entry', '2026-03-10', [{ article_id: milk, quantity, price_unit_ht }])
const leave = (quantity: string) =>
  voucher(julie, 'exit', '2026-03-10', [{ article_id: milk, quantity }], { reason_id })

test('I-13: the last unit takes the last cent with it, and nothing leaves that is not there', async () => {
  await enter('3', '0.3333')
  await enter('4', '0.1111')
  expect((await leave('2')).status).toBe(200)
  expect((await leave('5.001')).body).toMatchObject({ type: 'err530' })
  expect((await leave('5')).status).toBe(200)
  expect(await levelOf(julie, 1, milk)).toMatchObject({ quantity: '0.000', value: '0.00' })
  expect((await leave('0.001')).body).toMatchObject({ type: 'err530' })
  expect(await disagreements(on)).toEqual([])
})

test('I-13: two lines of one voucher do not take twice what is there once', async () => {
  await enter('10', '1')
  const twice = await voucher(
    julie,
    'exit',
    '2026-03-10',
    [
      { article_id: milk, quantity: '6' },
      { article_id: milk, quantity: '6' },
    ],
    { reason_id },
  )
  expect(twice.status).toBeGreaterThanOrEqual(400)
  expect(await levelOf(julie, 1, milk)).toMatchObject({ quantity: '10.000', value: '10.00' })
})

test('I-12: a correction is a contrary movement at the cost of the first, never a change of it', async () => {
  const before = await levelOf(julie, 1, milk)
  const { body } = await enter('5', '3')
  const rows = () =>
    on.context.db.system('seed', (tx) =>
      tx.query<{ quantity: string; amount: string; reverses: boolean }>(
        `select quantity, amount, reverses_id is not null as reverses from stock_transaction
         where article_id = $1 order by id desc limit 2`,
        [milk],
      ),
    )
  await julie.put(`/stock/voucher/${body.id}/cancel`)
  expect(await rows()).toEqual([
    { quantity: '-5.000', amount: '-15.00', reverses: true },
    { quantity: '5.000', amount: '15.00', reverses: false },
  ])
  expect(await levelOf(julie, 1, milk)).toEqual(before)
  expect(await disagreements(on)).toEqual([])
})

test('a draft that is deleted while its validation waits for the stock is gone, and moves nothing', async () => {
  const before = await levelOf(julie, 1, milk)
  const written = (quantity: string) => ({
    date_operation: '2026-03-10',
    lines: [{ article_id: milk, quantity, price_unit_ht: '1' }],
  })
  const draft = await julie.post<{ id: number; lock_version: number }>('/stock/1/voucher', {
    ...written('7'),
    direction: 'entry',
  })
  const { lock_version } = draft.body
  const changed = await julie.put(`/stock/voucher/${draft.body.id}`, { ...written('8'), lock_version })
  expect(changed.body, 'lines take the place of those before').toMatchObject({
    total_ht: '8.00',
    lines: [{ quantity: '8.000' }],
  })
  const validation = await on.context.db.system('seed', async (tx) => {
    await tx.query('select pg_advisory_xact_lock(727050, 1)')
    const asked = julie.put(`/stock/voucher/${draft.body.id}/validate`)
    const isWaiting = async () =>
      (await tx.query(`select 1 from pg_locks where locktype = 'advisory' and objid = 1 and not granted`))
        .length > 0
    for (let tries = 0; tries < 40 && !(await isWaiting()); tries += 1)
      await new Promise((done) => setTimeout(done, 25))
    await tx.query('update stock_voucher set "deletedAt" = now() where id = $1', [draft.body.id])
    return { asked }
  })
  expect((await validation.asked).status).toBe(404)
  expect(await levelOf(julie, 1, milk)).toEqual(before)
})
