import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsultations } from '../../../server/tenders/tender-clock'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { criterion, need, prepare, productIds, sql, summer, supplierOf, typeId } from './kit'

type Row = Record<string, unknown>

let on: TestApp
let [product, family] = [0, 0]
let supplier = { id: 0, email: '' }

beforeAll(async () => {
  on = await openApp()
  const needed = await need(on, 'Carotte vrac')
  product = needed.product
  family = needed.family
  supplier = await supplierOf(on, 'Primeurs')
})
afterAll(() => on.close())

const paul = (moment: string) => summer(on, moment, 'paul.achard')

async function begin(code: string, more: Row) {
  const actor = await paul('2026-03-30T09:00:00')
  const limit = '2026-04-30T17:00:00+02:00'
  const tender = await prepare(
    actor,
    {
      ...{ code, label: code, company_id: 1, catalog_id: 1, tender_type_id: await typeId(on, 'private') },
      ...{ market_openning_date: '2026-06-01', market_closing_date: '2027-05-31', opening_date: limit },
      consultation_openning_date: '2026-04-01T09:00:00+02:00',
      ...{ consultation_closing_date: limit, response_date_limit: limit, ...more },
    },
    { family_id: family, volumes: [[product, '1000']], criteria: [criterion('price', '100')] },
  )
  await actor.put(`/tender/${tender.id}/suppliers`, { supplier_ids: [supplier.id] })
  return { ...tender, published: await actor.put<Row>(`/tender/${tender.id}/publish`) }
}

/** The prices that the buyer reads of a lot; the refusal where it is sealed. */
async function pricesOf(actor: TestActor, { id, lot }: { id: number; lot: number }) {
  const { body } = await actor.get<{ type?: string; lines?: Row[] }>(`/tender/lot/${lot}/comparison`)
  const page = await actor.get<{ responses: Row }>(`/tender/${id}/page`)
  const { readable, count } = page.body.responses
  return { readable, count, prices: body.type ?? body.lines?.map(({ quotation }) => Number(quotation)) }
}

async function offer(id: number, lot: number, quotation: string) {
  const actor = await summer(on, '2026-04-10T09:00:00', supplier.email)
  const [line] = await productIds(actor, id, [product])
  const lines = [{ tender_product_id: line, quotation, ref_supplier: 'C' }]
  const saved = await actor.put(`/consultation/${id}/answer`, {
    lots: [{ tender_family_id: lot, all_cities: true, lines }],
  })
  expect(saved.status).toBe(200)
  return actor
}

test('sealed is how a tender begins, what nobody changes once it is published, and what a public one always is (I-19)', async () => {
  const { id, lot, published } = await begin('SCELLE', {})
  expect(published.status).toBe(200)
  const reader = await paul('2026-04-10T09:30:00')
  const { body } = await reader.get<Row>(`/tender/${id}`)
  expect(body.sealed).toBe(true)
  const opened = await reader.put<Row>(`/tender/${id}`, { sealed: false, lock_version: body.lock_version })
  expect(opened.body.type).toBe('err409')
  await (await offer(id, lot, '1.35')).post(`/consultation/${id}/send`)
  const later = await paul('2026-04-11T09:00:00')
  expect(await pricesOf(later, { id, lot })).toEqual({ readable: false, count: 1, prices: 'err541' })
  const facts = { sealed: false, company_id: 2, tender_type_id: await typeId(on, 'public') }
  const refused = await begin('PUBLIC', facts)
  expect(JSON.stringify(refused.published.body)).toContain('toujours scellées')
  await sql(on, `update tender set status = '150', published = true where id = $1`, [refused.id])
  expect((await pricesOf(later, refused)).prices).toBe('err541')
})

test('a new version is told to all, and may grant them a longer limit; never a shorter one, nor one past the market', async () => {
  const { id, lot } = await begin('VERSION', {})
  const actor = await paul('2026-04-20T09:00:00')
  const asked = (response_date_limit: string | null) =>
    actor.put<Row>(`/tender/${id}/republish`, { message: 'Un lot de plus', response_date_limit })
  for (const wrong of ['2026-04-29T17:00:00+02:00', '2026-06-02T17:00:00+02:00'])
    expect((await asked(wrong)).body).toMatchObject({ fields: [{ name: 'response_date_limit' }] })
  expect((await asked('2026-05-05T17:00:00+02:00')).status).toBe(200)
  expect((await asked(null)).status).toBe(200)
  const { body } = await actor.get<Row>(`/tender/${id}`)
  const later = '2026-05-05T15:00:00.000Z'
  expect(body).toMatchObject({ version: 3, response_date_limit: later, opening_date: later })
  const mails = await sql(
    on,
    `select text from email_outbox where kind = 'consultation_modification' and about_id = $1`,
    [id],
  )
  expect(mails).toHaveLength(2)
  await offer(id, lot, '1.30')
  const bidder = await summer(on, '2026-04-30T17:00:01', supplier.email)
  expect((await bidder.post(`/consultation/${id}/send`)).status).toBe(200)
  await closeConsultations(on.context, on.context.now())
  expect(await sql(on, 'select status from tender where id = $1', [id])).toEqual([{ status: '150' }])
})
