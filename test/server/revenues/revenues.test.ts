import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RevenueOrder, RevenuePage, RevenueWorkbookAnswer } from '../../../resources/revenues/answers'
import { gapOf } from '../../../resources/revenues/gap'
import { jobs } from '../../../server/jobs'
import {
  generateDeclarations,
  lastPeriod,
  remindOfRevenue,
} from '../../../server/revenues/generate-declarations'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { toldBy } from '../../kit/told'
import { workbook } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'

type Row = Record<string, unknown>

let on: TestApp
let id = 0

const as = (who: string, moment: string) => summer(on, moment, who)
const martin = (moment: string) => as('fm@martin.example', moment)
const page = async (actor: TestActor, one = id) => (await actor.get<RevenuePage>(`/revenue/${one}/page`)).body
const part = (of: RevenuePage, adherent: number) => of.rows.find((row) => row.id === adherent)

const bring = (actor: TestActor, content: Buffer) =>
  sendFile<RevenueWorkbookAnswer>(on.app, `/revenue/${id}/workbook`, {
    token: actor.token,
    file: { name: 'chiffre-d-affaires.xlsx', content },
  })

async function save(actor: TestActor, amounts: Record<number, string | null>, one = id) {
  const { saved_at } = await page(actor, one)
  const lines = Object.entries(amounts).map(([adherent, amount_ht]) => ({ id: Number(adherent), amount_ht }))
  return actor.put<Row>(`/revenue/${one}/lines`, { lines, saved_at })
}

beforeAll(async () => {
  on = await openApp()
  await sql(on, `update supplier set declarative_mode = 'by_adherent', revenuefrequency_id = 2 where id = 1`)
  await sql(on, `update supplier set declarative_mode = 'none' where id <> 1`)
  await sql(on, 'delete from supplier_contract')
  await sql(
    on,
    `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date, end_date)
     values (1, 2, 1, 'cdd', '2026-01-01', '2026-06-30'), (1, 1, 1, 'cdi', '2026-07-15', null)`,
  )
  const [article] = await sql<{ id: number }>(on, `select id from article where label = 'Carotte vrac'`)
  for (const [adherent, quantity, day] of [
    [1, '100', '2026-04-01'],
    [1, '50', '2026-06-30'],
    [2, '30', '2026-05-04'],
    [2, '999', '2026-07-01'],
  ] as const) {
    const order = await sentOrder(on, {
      adherent,
      status: '450',
      day,
      articles: [[article?.id ?? 0, quantity]],
    })
    await received(on, order.id, day)
  }
})
afterAll(() => on.close())

test('periods are counted from January, and the last one that is over is asked for', () => {
  expect(lastPeriod('2026-07-01', 3)).toEqual({ start: '2026-04-01', end: '2026-06-30' })
  expect(lastPeriod('2026-06-30', 3)).toEqual({ start: '2026-01-01', end: '2026-03-31' })
  expect(lastPeriod('2026-01-31', 1)).toEqual({ start: '2025-12-01', end: '2025-12-31' })
  expect(lastPeriod('2026-12-31', 12)).toEqual({ start: '2025-01-01', end: '2025-12-31' })
  expect(lastPeriod('2027-01-01', 12)).toEqual({ start: '2026-01-01', end: '2026-12-31' })
})

test('the clock asks for the period that is over, once, by service and catalogue of the contracts that ran in it', async () => {
  const night = new Date('2026-07-01T00:05:00+02:00')
  on.clock.set('2026-07-01T00:05:00+02:00')
  await Promise.all([generateDeclarations(on.context, night), generateDeclarations(on.context, night)])
  const rows = await sql<Row>(
    on,
    `select id, supplier_id, company_id, revenue_start, revenue_end, due_date, mode, status from revenue`,
  )
  expect(rows).toEqual([
    expect.objectContaining({
      supplier_id: 1,
      company_id: 2,
      revenue_start: '2026-04-01',
      revenue_end: '2026-06-30',
      due_date: '2026-07-30',
      mode: 'by_adherent',
      status: '100',
    }),
  ])
  id = Number(rows[0]?.id)
  const told = await sql<Row>(
    on,
    `select title from notification where kind = 'revenue_due' and entity_id = $1`,
    [id],
  )
  expect(told.length).toBeGreaterThan(0)
  expect(jobs.map(({ name }) => name)).toContain('revenue_declarations')
})

test('a second declaration of the same period is refused with err560', async () => {
  const nadia = await as('nadia.roche', '2026-07-02T09:00:00')
  const again = {
    ...{ supplier_id: 1, company_id: 2, catalog_id: 1, mode: 'global' },
    ...{ revenue_start: '2026-04-01', revenue_end: '2026-06-30', due_date: '2026-07-30' },
  }
  const { status, body } = await nadia.post<Row>('/revenue', again)
  expect([status, body.type ?? (body.error as Row)?.type]).toEqual([409, 'err560'])
})

test('what was received stands beside each member: signed receptions of the period, to the day and the cent, with their orders', async () => {
  const [price] = await sql<{ price: string }>(
    on,
    `select round(150 * coef_order_management / coef_billing * price_ht, 2)::text as price from article where label = 'Carotte vrac'`,
  )
  const seen = await page(await martin('2026-07-02T09:30:00'))
  expect(part(seen, 1)?.observed_ht).toBe(price?.price)
  const { body } = await (await martin('2026-07-02T09:30:00')).get<{ data: RevenueOrder[] }>(
    `/revenue/${id}/orders?part_id=1`,
  )
  expect(body.data.map(({ date }) => date)).toEqual(['2026-06-30', '2026-04-01'])
})

test('its supplier types by member, pastes a workbook, and declares the sum of its lines (I-23)', async () => {
  const supplier = await martin('2026-07-03T09:00:00')
  expect((await save(supplier, { 1: '1000.10', 2: '200.20' })).status).toBe(200)
  expect(
    (await supplier.put<Row>(`/revenue/${id}/lines`, { lines: [{ id: 1, amount_ht: '-1' }] })).status,
  ).toBe(422)
  expect(
    (await supplier.put<Row>(`/revenue/${id}/lines`, { lines: [{ id: 999999, amount_ht: '1' }] })).status,
  ).toBe(422)
  const stale = { lines: [{ id: 1, amount_ht: '5' }], saved_at: '2026-07-01T00:00:00Z' }
  expect((await supplier.put(`/revenue/${id}/lines`, stale)).status).toBe(409)
  const book = workbook([
    ['Montant HT', 'Libellé', 'Code'],
    [300.3, '', 2],
  ])
  const read = await bring(supplier, book)
  expect(read.body).toMatchObject({ entries: [{ id: 2, amount_ht: '300.30' }], errors: [] })
  const wrong = workbook([
    ['Code', 'Montant HT'],
    [2, 'beaucoup'],
    [424242, 1],
  ])
  const refused = await bring(supplier, wrong)
  expect(refused.body.entries).toEqual([])
  expect(refused.body.errors.map(({ line }) => line)).toEqual([2, 3])
  await save(supplier, { 2: '300.30' })
  const other = await supplier.put<Row>(`/revenue/${id}/declare`, { amount_ht: '1300.41' })
  expect(other.status).toBe(422)
  expect(
    (await supplier.put<RevenuePage>(`/revenue/${id}/declare`, { amount_ht: '1300.40' })).body,
  ).toMatchObject({
    status: '150',
    amount_ht: '1300.40',
  })
  expect((await supplier.put(`/revenue/${id}/declare`, { amount_ht: '1300.40' })).status).toBe(409)
  expect((await save(supplier, { 1: '1' })).status).toBe(409)
})

test('another supplier reads and writes nothing of it', async () => {
  const primeurs = await as('fp@primeurs.example', '2026-07-03T10:00:00')
  expect((await primeurs.get(`/revenue/${id}/page`)).status).toBe(404)
  expect((await primeurs.put(`/revenue/${id}/lines`, { lines: [] })).status).toBe(404)
  expect((await primeurs.put(`/revenue/${id}/declare`, { amount_ht: '1.00' })).status).toBe(404)
})

test('its service returns it with a reason that its supplier reads, then validates it; what is validated stands', async () => {
  const nadia = await as('nadia.roche', '2026-07-05T09:00:00')
  expect((await nadia.put(`/revenue/${id}/return`, { comment: '  ' })).status).toBe(422)
  await nadia.put(`/revenue/${id}/return`, { comment: 'Il manque juin' })
  const supplier = await martin('2026-07-06T09:00:00')
  expect(await page(supplier)).toMatchObject({ status: '200', comment: 'Il manque juin', verbs: ['declare'] })
  const [told] = await sql<{ body: string }>(
    on,
    `select body from notification where kind = 'revenue_returned'`,
  )
  expect(told?.body).toContain('Il manque juin')
  await save(supplier, { 1: '1500.10' })
  await supplier.put(`/revenue/${id}/declare`, { amount_ht: '1800.40' })
  const boss = await as('nadia.roche', '2026-07-07T09:00:00')
  expect((await boss.put<RevenuePage>(`/revenue/${id}/validate`)).body.status).toBe('250')
  expect((await boss.put(`/revenue/${id}/return`, { comment: 'Trop tard' })).status).toBe(409)
  expect((await boss.put<Row>(`/revenue/${id}`, { due_date: '2027-01-01', lock_version: 1 })).status).toBe(
    409,
  )
  expect((await boss.delete(`/revenue/${id}`)).status).toBe(409)
})

test('a correction is a declaration of its own with the same amounts, one at a time; the first does not change', async () => {
  const nadia = await as('nadia.roche', '2026-07-08T09:00:00')
  const { body } = await nadia.put<RevenuePage>(`/revenue/${id}/correct`)
  expect(body).toMatchObject({ corrects_id: id, status: '100', amount_ht: '1800.40', due_date: '2026-08-07' })
  expect(part(body, 2)?.amount_ht).toBe('300.30')
  expect((await nadia.put(`/revenue/${id}/correct`)).status).toBe(409)
  expect(await page(nadia)).toMatchObject({ status: '250', corrected_by: body.id })
  expect((await nadia.put<RevenuePage>(`/revenue/${id}/invoice`)).body.status).toBe('300')
  const supplier = await martin('2026-07-09T09:00:00')
  await save(supplier, { 2: null }, body.id)
  expect(
    (await supplier.put<RevenuePage>(`/revenue/${body.id}/declare`, { amount_ht: '1500.10' })).body.status,
  ).toBe('150')
})

test('what is due is recalled 7 days before, 2 and on the day, and late from the day after', async () => {
  const made = await sql<{ id: number }>(
    on,
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode)
     values (1, 2, 1, '2025-01-01', '2025-03-31', '2026-08-20', 'global') returning id`,
  )
  const [late] = made
  const kinds: Record<string, number> = {}
  for (const day of ['12', '13', '18', '20', '21']) {
    const morning = new Date(`2026-08-${day}T08:00:00+02:00`)
    await remindOfRevenue(on.context, morning)
    await remindOfRevenue(on.context, morning)
  }
  const told = await sql<{ kind: string; n: number }>(
    on,
    `select kind, count(distinct event)::int as n from notification where entity_id = $1 and model = 'Revenue' group by 1`,
    [late?.id],
  )
  for (const { kind, n } of told) kinds[kind] = n
  expect(kinds).toEqual({ revenue_due: 3, revenue_late: 1 })
  expect((await page(await martin('2026-08-20T23:00:00'), late?.id)).is_late).toBe(false)
  expect((await page(await martin('2026-08-21T00:00:01'), late?.id)).is_late).toBe(true)
  const found = await (await as('nadia.roche', '2026-08-21T09:00:00')).put<{ total: number }>('/search/', {
    ...{ model: 'Revenue', offset: 0, limit: 1, orders: [] },
    fields: [{ name: 'late', operator: 'eq', value: false }],
  })
  expect(found.status).toBe(200)
})

test('each happening of a declaration is told once, to whom the table of tellings says', async () => {
  const period = "Chiffre d'affaires 01/04/2026 – 30/06/2026"
  const said = await toldBy(on, 'revenues')
  expect(said.reopened).toMatchObject([
    { body: `« ${period} » est rouverte : vous pouvez répondre jusqu'au 07/08/2026.`, people: ['François'] },
  ])
  expect(said.decided?.map(({ body }) => body.replace(/\s/g, ' '))).toEqual([
    `« ${period} » : votre déclaration de 1 800,40 € HT est validée.`,
  ])
  expect(Object.values(said).filter((all) => !all.length)).toEqual([])
})

test('a gap is in euros and in percent of what was received', () => {
  expect(gapOf('110.00', '100.00')).toEqual({ amount: '10.00', percent: '10.00' })
  expect(gapOf('0.00', '30.00')).toEqual({ amount: '-30.00', percent: '-100.00' })
  expect(gapOf('5.00', '0.00')).toEqual({ amount: '5.00', percent: null })
})

test('a declaration that the back office puts away is not asked for again the night after', async () => {
  const [made] = await sql<{ id: number }>(
    on,
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode)
     values (1, 1, 1, '2026-07-01', '2026-09-30', '2026-10-30', 'global') returning id`,
  )
  const nadia = await as('nadia.roche', '2026-10-01T09:00:00')
  expect((await nadia.delete(`/revenue/${made?.id}`)).status).toBeLessThan(300)
  await generateDeclarations(on.context, new Date('2026-10-02T00:05:00+02:00'))
  const again = await sql<{ company_id: number }>(
    on,
    `select company_id from revenue where revenue_start = '2026-07-01' and "deletedAt" is null`,
  )
  expect(again).toEqual([])
})

test('past its day what was saved and never declared is listed, recalled once a day, and becomes the declaration when it is accepted', async () => {
  const [made] = await sql<{ id: number }>(
    on,
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode)
     values (1, 2, 1, '2024-01-01', '2024-03-31', '2026-07-10', 'by_adherent') returning id`,
  )
  const late = made?.id ?? 0
  const unsent = async (actor: TestActor) => {
    const asked = { model: 'Revenue', fields: [{ name: 'unsent', operator: 'eq', value: true }] }
    return (await actor.put<{ data: Row[] }>('/search/', asked)).body.data.map((row) => row.id)
  }
  await save(await martin('2026-07-10T22:00:00'), { 1: '100.10', 2: '0.05' }, late)
  const before = await as('nadia.roche', '2026-07-10T23:59:59')
  expect((await page(before, late)).verbs).not.toContain('acceptUnsent')
  for (const what of ['accept-unsent', 'remind'])
    expect((await before.put<Row>(`/revenue/${late}/${what}`)).status).toBe(409)
  expect(await page(await martin('2026-07-10T23:59:59'), late)).toMatchObject({ is_late: false })
  const supplier = await martin('2026-07-11T00:00:01')
  expect(await page(supplier, late)).toMatchObject({ is_late: true, now: '2026-07-10T22:00:01.000Z' })
  expect((await supplier.put<Row>(`/revenue/${late}/accept-unsent`)).status).toBe(403)
  const nadia = await as('nadia.roche', '2026-07-11T09:00:00')
  expect(await unsent(nadia)).toEqual([late])
  const counts = [
    await nadia.put<Row>(`/revenue/${late}/remind`),
    await nadia.put<Row>(`/revenue/${late}/remind`),
  ]
  expect(counts.map(({ body }) => Number(body.count) > 0)).toEqual([true, false])
  expect((await nadia.put<RevenuePage>(`/revenue/${late}/accept-unsent`)).body).toMatchObject({
    ...{ status: '150', amount_ht: '100.15', verbs: ['return', 'validate'] },
  })
  expect((await nadia.put<Row>(`/revenue/${late}/accept-unsent`)).status).toBe(409)
  expect(await unsent(nadia)).toEqual([])
  expect(JSON.stringify((await toldBy(on, 'revenues')).decided)).toContain('100,15')
  await nadia.put(`/revenue/${late}/return`, { comment: 'Il manque une vente' })
  expect((await page(nadia, late)).verbs).toEqual(['declare', 'remind'])
})
