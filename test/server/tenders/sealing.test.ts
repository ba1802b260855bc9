import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../../server/portal'
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

test('of a private tender that is not sealed an offer is read once it is sent, in its last version, until it is withdrawn', async () => {
  const { id, lot, published } = await begin('OUVERT', { sealed: false })
  expect(published.status).toBe(200)
  const first = await offer(id, lot, '1.35')
  expect((await first.get<Row>(`/consultation/${id}`)).body.sealed).toBe(false)
  // What is only typed is nobody's to read.
  const reader = await paul('2026-04-10T09:01:00')
  expect(await pricesOf(reader, { id, lot })).toEqual({ readable: true, count: 0, prices: [] })
  await first.post(`/consultation/${id}/send`)
  expect(await pricesOf(reader, { id, lot })).toEqual({ readable: true, count: 1, prices: [1.35] })
  const again = await offer(id, lot, '1.25')
  expect((await pricesOf(reader, { id, lot })).prices).toEqual([1.35])
  await again.post(`/consultation/${id}/send`)
  expect((await pricesOf(reader, { id, lot })).prices).toEqual([1.25])
  await again.put(`/consultation/${id}/withdraw`)
  expect(await pricesOf(reader, { id, lot })).toEqual({ readable: true, count: 0, prices: [] })
  expect(await sql(on, 'select id from tender_response_line')).toEqual([])
  await again.post(`/consultation/${id}/send`)
  // Nothing is judged before the limit, and by no general call is an offer read.
  const note = { supplier_id: supplier.id, criterion: 'quality', value: '12' }
  expect((await reader.put<Row>(`/tender/lot/${lot}/note`, note)).body.type).toBe('err409')
  expect((await reader.put<Row>('/search', { model: 'Tender_response_line' })).body.type).toBe('err541')
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
  const after = await paul('2026-05-02T09:00:00')
  expect((await after.get<Row>(`/tender/${id}`)).body.status).toBe('250')
  expect((await pricesOf(after, { id, lot })).prices).toEqual([1.25])
})

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

/** A price that nothing else says. */
const secret = '1.7391'
const near = /tender|consult|response|note|negotiation|attribution|file|export|notif/i

test('no call that reads tells anybody a sealed offer, whoever asks for whatever id; once it is open one does (I-19)', async () => {
  const { id, lot } = await begin('SECRET', {})
  await (await offer(id, lot, secret)).post(`/consultation/${id}/send`)
  const [response] = await sql<{ id: number }>(on, 'select id from tender_response where tender_id = $1', [
    id,
  ])
  const reads = allCalls(on.context).filter(
    ({ method, path }) => method === 'GET' && !path.startsWith('/auth'),
  )
  const ids = [id, lot, Number(response?.id)]
  const paths = reads.flatMap(({ path }) =>
    path.includes('{') ? ids.map((one) => path.replace(/\{\w+\}/g, String(one))) : [path],
  )
  const models = on.context.db.registry.all.map(({ model }) => model)
  const rival = await supplierOf(on, 'Vergers')
  const told: string[] = []
  for (const email of ['nadia.roche', 'paul.achard', 'karim.benali', rival.email]) {
    const actor = await summer(on, '2026-04-12T09:00:00', email)
    const headers = { authorization: actor.token }
    // Whoever may everything is asked everything; the others what is of tenders.
    const isAsked = (name: string) => email === 'nadia.roche' || near.test(name)
    for (const url of paths.filter(isAsked)) {
      const { payload } = await on.app.inject({ url: `/api${url}`, headers })
      if (payload.includes(secret)) told.push(`${email} ${url}`)
    }
    for (const model of models.filter(isAsked)) {
      const { payload } = await on.app.inject({
        ...{ method: 'PUT', url: '/api/search', headers },
        payload: { model, limit: 20 },
      })
      if (payload.includes(secret)) told.push(`${email} ${model}`)
    }
  }
  expect(told).toEqual([])
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
  const after = await paul('2026-05-02T09:00:00')
  expect((await pricesOf(after, { id, lot })).prices).toEqual([Number(secret)])
}, 150_000)
