import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>
interface Deliveries {
  next: { date: string; cut_off: string }[]
  reason: string | null
  is_valid_date: boolean
}

let on: TestApp

const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<{ id: number }>(text, values))
const at = async (moment: string) => {
  on.clock.set(moment)
  return signIn(on.app, 'nadia.roche@demo.example')
}
const martin = { delivery_days: ['1', '3', '5'], lead_days: 1, cut_off_time: '12:00', strict_delay: true }

beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

test('S02 step 4: the preview of a platform and the terms of its members give the same dates', async () => {
  const admin = await at('2026-04-03T08:00:00Z')
  const { body } = await admin.put<Deliveries>('/platform/deliveries', martin)
  expect(body.next.slice(0, 3)).toEqual([
    { date: '2026-04-08', cut_off: '2026-04-07T12:00:00+02:00' },
    { date: '2026-04-10', cut_off: '2026-04-09T12:00:00+02:00' },
    { date: '2026-04-13', cut_off: '2026-04-10T12:00:00+02:00' },
  ])
  const terms = await (await signIn(on.app, 'julie.petit@demo.example')).get<Row>('/supplier/terms/1/1/false')
  expect(terms.body.next_dates).toEqual(body.next.map(({ date }) => date))
})

test('closing days that are typed but not saved close the preview; a half-typed one closes nothing', async () => {
  const admin = await at('2026-03-02T08:00:00Z')
  const ask = async (closing_periods: Row[]) =>
    (await admin.put<Deliveries>('/platform/deliveries', { ...martin, closing_periods })).body
  const dates = (await ask([{ from: '2026-03-04', to: '2026-03-06' }])).next.map(({ date }) => date)
  expect(dates[0]).toBe('2026-03-09')
  expect((await ask([{ from: '2026-03-04', to: null }])).next[0]?.date).toBe('2026-03-04')
})

test('a date may be asked for: why it is refused, and that a lenient delay only warns', async () => {
  const admin = await at('2026-03-03T11:01:00Z')
  const ask = async (more: Row) =>
    (await admin.put<Deliveries>('/platform/deliveries', { ...martin, ...more })).body
  expect(await ask({ delivery_date: '2026-03-04' })).toMatchObject({
    reason: 'cut_off_passed',
    is_valid_date: false,
  })
  expect(await ask({ delivery_date: '2026-03-04', strict_delay: false })).toMatchObject({
    reason: 'cut_off_passed',
    is_valid_date: true,
  })
  expect(await ask({ delivery_date: '2026-03-05' })).toMatchObject({ reason: 'not_delivery_day' })
})

test('the towns of a family are replaced by towns and whole departments, then everywhere, then taken out', async () => {
  const admin = await at('2026-03-02T08:00:00Z')
  const [family] = await sql('select id from family order by position, id limit 1')
  const [town] = await sql('select id from municipality order by id limit 1')
  const [other] = await sql(
    'select department_id as id from municipality where department_id <> (select department_id from municipality where id = $1) limit 1',
    [town?.id],
  )
  const inOther = await sql('select id from municipality where department_id = $1', [other?.id])
  const save = async (body: Row) =>
    (await admin.put<Row[]>('/supplier/supplierCoverage/3', { family_id: family?.id, ...body })).body
  expect(await save({ municipality_ids: [town?.id], department_ids: [other?.id] })).toMatchObject([
    { family_id: family?.id, all_cities: false, number_delivered_cities: inOther.length + 1 },
  ])
  expect(await save({ municipality_ids: [town?.id] })).toMatchObject([{ number_delivered_cities: 1 }])
  const [everywhere] = await sql(
    'select count(*)::int as id from municipality where "deletedAt" is null and active',
  )
  expect(await save({ all_cities: true })).toMatchObject([
    { all_cities: true, number_delivered_cities: everywhere?.id },
  ])
  expect(await save({})).toEqual([])
  const history = await admin.get<{ data: Row[] }>(
    '/fieldHistory/association-history?modelName=Supplier&entityId=3&associationName=Family&limit=10&offset=0',
  )
  expect(history.body.data.map(({ action }) => action)).toEqual(['removed', 'updated', 'updated', 'added'])
})

test('who may not change suppliers writes no coverage', async () => {
  const claire = await signIn(on.app, 'claire.moreau@demo.example')
  expect((await claire.put('/supplier/supplierCoverage/3', { family_id: 1, all_cities: true })).status).toBe(
    403,
  )
})
