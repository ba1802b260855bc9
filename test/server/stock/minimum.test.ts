import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../../server/jobs'
import { runJob } from '../../../server/jobs/run-job'
import { openApp, type TestApp } from '../../kit/open-app'
import { at, march, settingId, voucher } from './kit'

const milk = 5
const valmont = 1
let on: TestApp
let consumption: Record<string, unknown>

beforeAll(async () => {
  on = await openApp()
  consumption = {
    reason_id: await settingId(on, 'stockreason', 'Consommation'),
    mealtype_id: await settingId(on, 'mealtype', 'Déjeuner'),
    clientmeal_id: await settingId(on, 'clientmeal', 'Patient ou résident'),
    meals_number: 10,
  }
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into adherent_article (adherent_id, article_id, min_stock, favourite) values ($1, $2, 24, false)
       on conflict (adherent_id, article_id) where "deletedAt" is null do update set min_stock = 24`,
      [valmont, milk],
    ),
  )
})
afterAll(() => on.close())

const job = jobs.find(({ name }) => name === 'stock_below_minimum')
const run = async () => job && (await runJob(on.context, job))?.result
const move = async (direction: 'entry' | 'exit', quantity: string) => {
  const line = { article_id: milk, quantity, ...(direction === 'entry' ? { price_unit_ht: '0.80' } : {}) }
  const more = direction === 'exit' ? consumption : {}
  const answer = await voucher(await at(on, march(10), 'tom.garnier'), direction, '2026-03-10', [line], more)
  expect(answer.status).toBe(200)
}
const told = async (who: string) => {
  const { get } = await at(on, march(10), who)
  const { body } = await get<{ data: { kind: string; body: string; link: string }[] }>('/notification')
  return body.data.filter(({ kind }) => kind === 'stock_below_minimum')
}

test('notification 17: the storekeeper is told of a stock below its minimum, once, and not of one at it', async () => {
  await move('entry', '30')
  await move('exit', '6')
  expect(await run()).toBeUndefined()
  const below = async () => {
    const { get } = await at(on, march(10), 'julie.petit')
    const { body } = await get<{ below_minimum: number }>('/stock/1/state')
    return body.below_minimum
  }
  expect(await below()).toBe(0)
  await move('exit', '1.5')
  expect(await below()).toBe(1)
  expect(await run()).toBe('Articles sous leur stock minimum : 1')
  await move('exit', '2')
  expect(await run()).toBeUndefined()
  const [first, ...others] = await told('tom.garnier')
  expect(others).toEqual([])
  expect(first?.body).toMatch(/^Il reste 22,5 L de .+ à CH de Valmont \(minimum 24 L\)\.$/)
  expect(first?.link).toBe(`/front-office/stocks/state/a${milk}`)
})

test('notification 17: who keeps no stock, or that of others, is not told', async () => {
  expect(await told('karim.benali')).toEqual([])
  expect(await told('luc.fabre')).toEqual([])
})

test('notification 17: a stock that was refilled and falls again is told again', async () => {
  await move('entry', '20')
  expect(await run()).toBeUndefined()
  await move('exit', '30')
  expect(await run()).toBe('Articles sous leur stock minimum : 1')
  expect(await told('tom.garnier')).toHaveLength(2)
})

test('notification 17: a stock refilled to its very minimum has been refilled', async () => {
  await move('entry', '13.5')
  expect(await run()).toBeUndefined()
  await move('exit', '1')
  expect(await run()).toBe('Articles sous leur stock minimum : 1')
  const all = await told('tom.garnier')
  expect(all).toHaveLength(3)
  expect(all.some(({ body }) => body.startsWith('Il reste 23 L '))).toBe(true)
})
