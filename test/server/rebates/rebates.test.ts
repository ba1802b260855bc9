import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RfaPage, RfaYear } from '../../../resources/rebates/answers'
import { sumOfAmounts } from '../../../resources/schema/exact'
import { asOwner } from '../../../server/database/migrate'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { sentOrder } from '../../kit/sent-order'
import { received } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'

type Row = Record<string, unknown>

let on: TestApp
let nadia: TestActor
let id = 0

const as = (who: string, moment: string) => summer(on, moment, who)
const one = async (text: string, values: unknown[] = []) =>
  Number((await sql<{ id: number }>(on, `${text} returning id`, values))[0]?.id)
const page = async (of = id) => (await nadia.get<RfaPage>(`/rfa/${of}/page`)).body
const year = async (asked: number) => (await nadia.get<RfaYear>(`/rfa?year=${asked}&limit=false`)).body
const rowOf = async (asked: number, company = 2) =>
  (await year(asked)).data.find(
    (row) => row.supplier_id === 1 && row.company_id === company && row.catalog_id === 1,
  )

async function declared(quarter: number, amount: string, more: Row = {}) {
  const start = `2025-${String(3 * quarter - 2).padStart(2, '0')}-01`
  const { status = '250', mode = 'global', corrects_id = null } = more
  return one(
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode, amount_ht, status, corrects_id)
     values (1, 2, 1, $1::date, ($1::date + interval '3 months' - interval '1 day')::date, '2026-01-30', $2, $3, $4, $5)`,
    [start, mode, amount, status, corrects_id],
  )
}
const line = (revenue: number, adherent: number, amount: string) =>
  one('insert into revenue_line (revenue_id, adherent_id, amount_ht) values ($1, $2, $3)', [
    revenue,
    adherent,
    amount,
  ])

beforeAll(async () => {
  on = await openApp()
  await sql(on, 'update rfarate set active = false')
  await sql(
    on,
    `insert into contact_contact_type_ids (contact_id, contacttype_id) select min(c.id), (select id from contacttype where machine_name = 'billing')
     from contact c where c.supplier_id = 1 and c.email is not null having min(c.id) is not null on conflict do nothing`,
  )
  const contract = await one(
    `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date) values (1, 2, 1, 'cdi', '2025-01-01')`,
  )
  const rate = await one(
    `insert into rfarate (label, supplier_contract_id, mode, active) values ('RFA porc', $1, 'whole', true)`,
    [contract],
  )
  for (const [from, percent] of [
    ['0', '1'],
    ['100000', '1.5'],
    ['200000', '2'],
  ])
    await sql(on, 'insert into rfatier (rfarate_id, from_ht, rate) values ($1, $2, $3)', [
      rate,
      from,
      percent,
    ])
  // 206 570.75 € is validated: one quarter by member, one as a whole, one corrected; a fourth is declared only.
  const first = await declared(1, '100000.00', { mode: 'by_adherent' })
  await line(first, 1, '60000.00')
  await line(first, 2, '40000.00')
  await declared(2, '56570.75')
  const wrong = await declared(3, '90000.00')
  await declared(3, '50000.00', { corrects_id: wrong, status: '300' })
  await declared(4, '70000.00', { status: '150' })
  const [article] = await sql<{ id: number }>(on, `select id from article where label = 'Rôti de porc filet'`)
  for (const [adherent, quantity, day] of [
    [1, '30', '2025-05-05'],
    [2, '10', '2025-06-02'],
    [2, '5', '2025-08-04'],
  ] as const) {
    const order = await sentOrder(on, {
      adherent,
      status: '450',
      day,
      articles: [[article?.id ?? 0, quantity]],
    })
    await sql(on, 'update order_line set catalog_id = 1 where order_id = $1', [order.id])
    await received(on, order.id, day)
  }
  nadia = await as('nadia.roche', '2026-07-02T09:00:00')
})
afterAll(() => on.close())

test('the year before as it would be settled: validated declarations alone, a correction for what it corrects', async () => {
  const row = await rowOf(2025)
  expect(row).toMatchObject({
    ...{ id: null, status: null, base_ht: '206570.75', amount_ht: '4131.42', paid_ht: '0.00' },
    ...{ awaited: 1, next: null, supplier: 'Boucherie Martin' },
  })
})

test('reckoning writes the settlement once, with shares that make its amount (I-24)', async () => {
  const asked = { year: 2025, supplier_id: 1, company_id: 2, catalog_id: 1 }
  const [made, again] = await Promise.all([
    nadia.post<{ ids: number[] }>('/rfa/compute', asked),
    nadia.post<{ ids: number[] }>('/rfa/compute', asked),
  ])
  expect(made.body.ids).toEqual(again.body.ids)
  id = made.body.ids[0] ?? 0
  const found = await page()
  expect(found).toMatchObject({
    ...{ status: 'computed', base_ht: '206570.75', amount_ht: '4131.42', left_ht: '4131.42', fresh: null },
    lines: [
      { label: 'RFA porc', rate: '2.00', parts: [{ base_ht: '206570.75', rate: '2.00' }], families: [] },
    ],
  })
  // The second quarter goes by what was received (30 to 10), the third all to the one that bought.
  expect(
    found.shares.map(({ adherent_id, base_ht, amount_ht }) => [adherent_id, base_ht, amount_ht]),
  ).toEqual([
    [2, '104142.69', '2082.86'],
    [1, '102428.06', '2048.56'],
  ])
  expect(sumOfAmounts(found.shares.map((one) => one.amount_ht))).toBe('4131.42')
  expect(found.declarations.map((one) => one.is_replaced)).toEqual([false, false, true, false, false])
  const stored = await sql(on, 'select id from rfa_settlement where year = 2025 and supplier_id = 1')
  expect(stored).toHaveLength(1)
})

test('by tier, below a minimum, of some years alone; what changed is said, reckoned again, then stands once it is invoiced', async () => {
  await sql(on, `update rfarate set mode = 'by_tier' where label = 'RFA porc'`)
  expect((await page()).fresh).toEqual({ base_ht: '206570.75', amount_ht: '2631.42' })
  expect((await nadia.put<Row>(`/rfa/${id}/invoice`, { invoice_number: 'F-1' })).status).toBe(409)
  expect((await nadia.put<RfaPage>(`/rfa/${id}/compute`)).body).toMatchObject({
    amount_ht: '2631.42',
    fresh: null,
  })
  await sql(on, `update rfarate set minimum_ht = 300000 where label = 'RFA porc'`)
  expect((await nadia.put<RfaPage>(`/rfa/${id}/compute`)).body).toMatchObject({
    amount_ht: '0.00',
    shares: [{ amount_ht: '0.00' }, { amount_ht: '0.00' }],
  })
  expect((await nadia.put(`/rfa/${id}/invoice`, { invoice_number: 'F-1' })).status).toBe(409)
  await sql(on, `update rfarate set minimum_ht = null, year_from = 2026 where label = 'RFA porc'`)
  expect((await nadia.put(`/rfa/${id}/compute`)).status).toBe(409)
  await sql(on, `update rfarate set year_from = null where label = 'RFA porc'`)
  await nadia.put(`/rfa/${id}/compute`)
  expect((await nadia.put(`/rfa/${id}/pay`, { paid_on: '2026-07-01', amount_ht: '1.00' })).status).toBe(409)
  expect((await nadia.put(`/rfa/${id}/invoice`, { invoice_number: ' ' })).status).toBe(422)
  expect(
    (await nadia.put<RfaPage>(`/rfa/${id}/invoice`, { invoice_number: 'F-2026-001' })).body,
  ).toMatchObject({
    ...{ status: 'invoiced', amount_ht: '2631.42', invoice_number: 'F-2026-001' },
  })
  expect((await nadia.put(`/rfa/${id}/invoice`, { invoice_number: 'F-2' })).status).toBe(409)
  const mails = await sql<{ kind: string; to: string[]; subject: string; attachments: Row[] }>(
    on,
    `select kind, "to", subject, attachments from email_outbox where kind = 'rfa_facturee'`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ attachments: [{ drawn: 'rfa', filename: `rfa-2025-${id}.pdf` }] })
  expect(mails[0]?.subject).toContain('2025')
  await sql(on, `update revenue set status = '250' where revenue_start = '2025-10-01'`)
  expect((await nadia.put(`/rfa/${id}/compute`)).status).toBe(409)
  await nadia.post('/rfa/compute', { year: 2025 })
  expect(await page()).toMatchObject({ amount_ht: '2631.42', base_ht: '206570.75', fresh: null })
})

test('payments come in parts, never more than is left; the last one settles it', async () => {
  const pay = (amount_ht: string) =>
    nadia.put<RfaPage>(`/rfa/${id}/pay`, { paid_on: '2026-07-02', amount_ht, reference: 'VIR 42' })
  expect((await pay('1000.00')).body).toMatchObject({
    status: 'invoiced',
    left_ht: '1631.42',
    paid_ht: '1000.00',
  })
  expect((await pay('1631.43')).status).toBe(422)
  expect((await pay('0.00')).status).toBe(422)
  expect((await pay('1631.42')).body).toMatchObject({ status: 'paid', left_ht: '0.00' })
  expect((await pay('1.00')).status).toBe(409)
  expect(await rowOf(2025)).toMatchObject({ id, status: 'paid', amount_ht: '2631.42', paid_ht: '2631.42' })
})

test('its paper says amounts and steps, with and without anything to tell', async () => {
  const paper = async (of: number) => {
    const answer = await on.app.inject({
      url: `/api/rfa/${of}/pdf`,
      headers: { authorization: `Bearer ${nadia.token}` },
    })
    expect(answer.statusCode).toBe(200)
    return textsOf(answer.rawPayload)
      .join(' ')
      .replace(/\u00a0/g, ' ')
  }
  const text = await paper(id)
  for (const words of ['Remise de fin d', 'Boucherie Martin', 'F-2026-001', '6 570,75', '2 631,42', 'VIR 42'])
    expect(text).toContain(words)
  const { body } = await nadia.post<{ ids: number[] }>('/rfa/compute', {
    year: 2027,
    supplier_id: 1,
    company_id: 2,
  })
  expect(body.ids).toHaveLength(1)
  expect(await paper(body.ids[0] ?? 0)).toContain('0,00')
})

test('in the year that runs the next step counts what was received since, and says what lacks', async () => {
  const [article] = await sql<{ id: number }>(on, `select id from article where label = 'Rôti de porc filet'`)
  const order = await sentOrder(on, {
    adherent: 1,
    status: '450',
    day: '2026-03-02',
    articles: [[article?.id ?? 0, '1000']],
  })
  await received(on, order.id, '2026-03-02')
  const row = await rowOf(2026)
  expect(row).toMatchObject({ base_ht: '0.00', amount_ht: '0.00', sold_ht: '8900.00' })
  expect(row?.next).toMatchObject({
    from_ht: '100000.00',
    missing_ht: '91100.00',
    rate: '1.50',
    gain_ht: '911.00',
  })
  // 183 of 365 days: 8 900 × 365 ÷ 183 = 17 751.37, at 1 %.
  expect(row).toMatchObject({
    ...{ to_date_ht: '89.00', expected_ht: '17751.37', forecast_ht: '177.51', overlap: null },
    forecasts: [
      {
        ...{ label: 'RFA porc', sold_ht: '8900.00', rate: '1.00', to_date_ht: '89.00' },
        ...{ expected_ht: '17751.37', expected_rate: '1.00', forecast_ht: '177.51' },
        next: { missing_ht: '91100.00' },
      },
    ],
  })
  // Nothing is forecast of a year that is over.
  expect(await rowOf(2025)).toMatchObject({ expected_ht: null, forecast_ht: null, next: null })
})

test('declarations never share a day: refused by name, by the database too; those from before count once and settle nothing', async () => {
  const given = {
    ...{ supplier_id: 1, company_id: 2, catalog_id: 1, mode: 'global', due_date: '2026-08-30' },
    ...{ revenue_start: '2026-01-01', revenue_end: '2026-03-31' },
  }
  const first = await nadia.post<{ id: number }>('/revenue', given)
  expect(first.status).toBe(200)
  const later = { ...given, revenue_start: '2026-03-31', revenue_end: '2026-06-30' }
  const refused = await nadia.post<Row>('/revenue', later)
  expect(refused).toMatchObject({ status: 409, body: { type: 'err560' } })
  expect(refused.body.display).toBe(
    `Ces jours sont déjà ceux de la déclaration n° ${first.body.id}, du 01/01/2026 au 31/03/2026.`,
  )
  const next = await nadia.post<{ id: number }>('/revenue', {
    ...later,
    revenue_start: '2026-04-01',
  })
  expect(next.status).toBe(200)
  const moved = await nadia.put<Row>(`/revenue/${next.body.id}`, { revenue_start: '2026-02-01' })
  expect([moved.status, moved.body.display]).toEqual([409, refused.body.display])
  // Another service has days of its own.
  expect((await nadia.post('/revenue', { ...later, company_id: 1 })).status).toBe(200)
  const direct = () =>
    one(
      `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode, amount_ht, status)
       values (1, 2, 1, '2026-03-01', '2026-05-31', '2026-07-30', 'global', 4000, '250')`,
    )
  await expect(direct()).rejects.toThrow('overlap')
  // As it was before the rule.
  const guard = (what: 'disable' | 'enable') =>
    asOwner(on.url, (tx) => tx.query(`alter table revenue ${what} trigger refuse_overlap`))
  await guard('disable')
  const old = await direct()
  await guard('enable')
  await sql(on, `update revenue set amount_ht = 1000, status = '250' where id = $1`, [first.body.id])
  await sql(on, `update revenue set amount_ht = 4001 where id = $1`, [old])
  const found = await rowOf(2026)
  expect(found?.base_ht).toBe('1000.00')
  expect(found?.overlap).toContain(`n° ${old} (01/03/2026–31/05/2026)`)
  const computing = await nadia.post<Row>('/rfa/compute', {
    ...{ year: 2026, supplier_id: 1, company_id: 2, catalog_id: 1 },
  })
  expect([computing.status, computing.body.display]).toEqual([409, found?.overlap])
  expect((await rowOf(2026))?.id).toBeNull()
  // A correction keeps to the days of its declaration; one that gives back the shared days settles it.
  expect((await nadia.put(`/revenue/${old}/correct`)).status).toBe(200)
  const [fix] = await sql<{ id: number }>(on, 'select id from revenue where corrects_id = $1', [old])
  const beyond = await nadia.put<Row>(`/revenue/${fix?.id}`, { revenue_end: '2026-06-30' })
  expect([beyond.status, beyond.body.display]).toEqual([
    409,
    `Une correction reste dans les jours de la déclaration n° ${old}, du 01/03/2026 au 31/05/2026.`,
  ])
  expect((await nadia.put(`/revenue/${fix?.id}`, { revenue_start: '2026-04-01' })).status).toBe(200)
  await sql(on, `update revenue set status = '250', amount_ht = 3000 where id = $1`, [fix?.id])
  expect(await rowOf(2026)).toMatchObject({ base_ht: '4000.00', overlap: null })
})

test('two that overlap and are declared at once do not miss each other', async () => {
  const of = (revenue_start: string, revenue_end: string) =>
    nadia.post('/revenue', {
      ...{ supplier_id: 3, company_id: 2, catalog_id: 1, mode: 'global', due_date: '2026-08-30' },
      ...{ revenue_start, revenue_end },
    })
  const made = await Promise.all([
    of('2026-01-01', '2026-02-10'),
    of('2026-02-01', '2026-03-31'),
    of('2026-02-05', '2026-04-30'),
  ])
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('who has no right to rebates, and staff of another service, see and change nothing', async () => {
  const julie = await as('julie.petit', '2026-07-03T09:00:00')
  const martin = await as('fm@martin.example', '2026-07-03T09:00:00')
  for (const actor of [julie, martin]) {
    expect((await actor.get('/rfa')).status).toBe(403)
    expect((await actor.get(`/rfa/${id}/pdf`)).status).toBe(403)
  }
  const paul = await as('paul.achard', '2026-07-03T09:00:00')
  await sql(on, `delete from user_company_ids where user_id = $1 and company_id = 2`, [paul.id])
  const other = await as('paul.achard', '2026-07-03T09:01:00')
  const { body } = await other.get<RfaYear>('/rfa?year=2025&limit=false')
  expect(body.data.filter((row) => row.company_id === 2)).toEqual([])
  expect((await other.get(`/rfa/${id}/page`)).status).toBe(404)
  expect((await other.put(`/rfa/${id}/compute`)).status).toBe(404)
  expect((await other.post('/rfa/compute', { year: 2025, supplier_id: 1, company_id: 2 })).status).toBe(422)
})
