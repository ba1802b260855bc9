import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { calendarCases } from '../../cases/calendar'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sql } from '../tenders/kit'

type Row = Record<string, unknown>

let on: TestApp

/** Sessions are of the moment: who asks signs in at the time that the clock shows. */
const at = async (moment: string, who = 'julie.petit@demo.example'): Promise<TestActor> => {
  on.clock.set(moment)
  return signIn(on.app, who)
}
const terms = async (actor: TestActor, path: string) => (await actor.get<Row>(`/supplier/terms/${path}`)).body

beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())
beforeEach(() => on.clock.set('2026-03-02T08:00:00Z'))

test('the terms of a supplier for a member have the shape that the specification shows', async () => {
  const julie = await at('2026-03-03T10:59:00Z')
  expect(await terms(julie, '1/1/false?deliveryDate=2026-03-04')).toEqual({
    supplier_id: 1,
    platform_id: 1,
    client_number: 'V-101',
    sending_mode: 2,
    minimum_ht: '80.00',
    block_below_minimum: true,
    franco_ht: '150.00',
    shipping_ht: '15.00',
    shipping_rate: '20.00',
    delivery_days: [1, 3, 5],
    cut_off: '2026-03-03T12:00:00+01:00',
    delivery_date: '2026-03-04',
    is_valid_date: true,
    reason: null,
    next_dates: ['2026-03-04', '2026-03-06', '2026-03-09', '2026-03-11', '2026-03-13'],
  })
})

test('S02 step 3: at 12:01 on Tuesday, Wednesday is passed; at 11:59:59 it was offered', async () => {
  const late = await terms(await at('2026-03-03T11:01:00Z'), '1/1/false?deliveryDate=2026-03-04')
  expect(late).toMatchObject({ is_valid_date: false, reason: 'cut_off_passed' })
  expect((late.next_dates as string[]).slice(0, 2)).toEqual(['2026-03-06', '2026-03-09'])
  const moments = ['2026-03-03T10:59:59Z', '2026-03-03T11:00:00Z', '2026-03-03T11:00:01Z']
  const reasons = []
  for (const moment of moments)
    reasons.push((await terms(await at(moment), '1/1/false?deliveryDate=2026-03-04')).reason)
  expect(reasons).toEqual([null, 'cut_off_passed', 'cut_off_passed'])
})

test('S02 step 4: Easter Monday and the days around it', async () => {
  const julie = await at('2026-04-03T08:00:00Z')
  const of = (day: string) => terms(julie, `1/1/false?deliveryDate=${day}`)
  expect(((await of('2026-04-08')).next_dates as string[]).slice(0, 3)).toEqual([
    '2026-04-08',
    '2026-04-10',
    '2026-04-13',
  ])
  expect((await of('2026-04-06')).reason).toBe('holiday')
  expect((await of('2026-04-03')).reason).toBe('cut_off_passed')
  expect((await of('2026-04-02')).reason).toBe('past')
  expect((await of('2026-04-07')).reason).toBe('not_delivery_day')
})

test.each(calendarCases)(
  'a local holiday counts where goods are delivered and where the platform stands: $id',
  async (one) => {
    const moved = `update address a set department_id = d.id from department d where d.code = $1 and a.id =`
    const kept = await sql(
      on,
      `select a.id, a.department_id from address a where a.id in ((select address_id from platform where id = 1),
       (select coalesce(delivery_address_id, office_address_id) from adherent where id = 1))`,
    )
    const days = `update platform_terms set delivery_days = $1 where id = (select platform_terms_id from platform where id = 1)`
    const [before] = await sql<{ delivery_days: string[] }>(
      on,
      'select delivery_days from platform_terms where id = (select platform_terms_id from platform where id = 1)',
    )
    await sql(on, days, [['1', '2', '3', '4', '5']])
    await sql(on, `${moved} (select address_id from platform where id = 1)`, [one.platform])
    await sql(
      on,
      `${moved} (select coalesce(delivery_address_id, office_address_id) from adherent where id = 1)`,
      [one.to],
    )
    const julie = await at(`${one.day.slice(0, 8)}01T08:00:00Z`)
    const answer = await terms(julie, `1/1/false?deliveryDate=${one.day}`)
    for (const { id, department_id } of kept)
      await sql(on, 'update address set department_id = $2 where id = $1', [id, department_id])
    await sql(on, days, [before?.delivery_days])
    expect(answer.reason).toBe(one.reason)
    if ('cut_off' in one) expect(answer.cut_off).toBe(one.cut_off)
  },
)

test('S02 step 5: two business days before a Thursday, at ten', async () => {
  const reasons = []
  for (const moment of ['07:59:59', '08:00:00', '08:00:01', '08:01:00'])
    reasons.push((await terms(await at(`2026-03-31T${moment}Z`), '3/1/false?deliveryDate=2026-04-02')).reason)
  expect(reasons).toEqual([null, 'cut_off_passed', 'cut_off_passed', 'cut_off_passed'])
})

test('what the referencing changes wins over the platform, the rest stays; a lenient delay only warns', async () => {
  const nadia = await at('2026-03-03T11:01:00Z', 'nadia.roche@demo.example')
  const { data } = (
    await nadia.put<{ data: Row[] }>('/search/', {
      model: 'Referencing',
      fields: [{ name: 'client_number', operator: 'eq', value: 'V-101' }],
    })
  ).body
  const { id, lock_version } = data[0] ?? {}
  const changed = await nadia.put(`/referencing/${id}`, {
    lock_version,
    terms_override: { minimum_ht: '40.00', strict_delay: 'no' },
  })
  expect(changed.status).toBe(200)
  const answer = await terms(await at('2026-03-03T11:01:00Z'), '1/1/false?deliveryDate=2026-03-04')
  expect(answer).toMatchObject({
    minimum_ht: '40.00',
    block_below_minimum: true,
    franco_ht: '150.00',
    delivery_days: [1, 3, 5],
    reason: 'cut_off_passed',
    is_valid_date: true,
  })
  expect((answer.next_dates as string[])[0]).toBe('2026-03-06')
})

test('another member’s terms are refused, those of a supplier that does not serve the member are not there', async () => {
  const karim = await at('2026-03-03T08:00:00Z', 'karim.benali@demo.example')
  expect((await karim.get('/supplier/terms/5/3/false')).status).toBe(403)
  expect((await karim.get('/supplier/terms/7/1/false')).status).toBe(404)
  expect((await karim.get('/supplier/terms/1/1/peut-être')).status).toBe(422)
  expect((await karim.get('/supplier/terms/1/1/true')).status).toBe(403)
})

test('the platform that serves a member comes with its terms', async () => {
  const karim = await at('2026-03-03T08:00:00Z', 'karim.benali@demo.example')
  const { body } = await karim.get<Row[]>('/platform/supplier/2/adherent/1')
  expect(body).toEqual([
    {
      id: 2,
      label: 'Primeurs de la Vallée – Nancy',
      order_email: 'commandes@primeurs.example',
      client_number: 'V-102',
      terms: expect.objectContaining({ platform_id: 2, minimum_ht: '0.00', franco_ht: '100.00' }),
    },
  ])
  expect((await karim.get('/platform/supplier/5/adherent/3')).status).toBe(403)
})
