import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { closeConsultations } from '../../../server/tenders/tender-clock'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { rowMaker } from '../../kit/row-maker'
import { criterion, need, prepare, productIds, sql, summer, typeId } from './kit'

type Row = Record<string, unknown>

const many = 50
let on: TestApp
let id = 0
const bidders: TestActor[] = []

beforeAll(async () => {
  on = await openApp()
  const paul = await summer(on, '2026-04-30T16:50:00', 'paul.achard')
  const carrot = await need(on, 'Carotte vrac')
  const resource = on.context.db.registry.get('supplier')
  const before = await sql<{ id: number }>(on, 'select max(id) as id from supplier')
  await rowMaker(on, paul.id).make(resource, many)
  const made = await sql<{ id: number }>(on, 'select id from supplier where id > $1 order by id', [
    before[0]?.id,
  ])
  await sql(on, `update supplier set email = 'candidat-' || id || '@suppliers.example' where id > $1`, [
    before[0]?.id,
  ])
  const tender = await prepare(
    paul,
    {
      ...{ code: 'AO-50', label: 'Cinquante', company_id: 1, catalog_id: 1 },
      tender_type_id: await typeId(on, 'private'),
      ...{ market_openning_date: '2026-06-01', market_closing_date: '2027-05-31' },
      consultation_openning_date: '2026-04-01T09:00:00+02:00',
      consultation_closing_date: '2026-04-30T17:00:00+02:00',
      response_date_limit: '2026-04-30T17:00:00+02:00',
      opening_date: '2026-04-30T17:00:00+02:00',
    },
    {
      family_id: carrot.family,
      volumes: [[carrot.product, '1000']],
      criteria: [criterion('price', '100')],
    },
  )
  id = tender.id
  await paul.put(`/tender/${id}/suppliers`, { supplier_ids: made.map((one) => one.id) })
  expect((await paul.put(`/tender/${id}/publish`)).status).toBe(200)
  for (const one of made) {
    const email = `last-${one.id}@suppliers.example`
    await addPerson(on, { email, profile: 'FA', suppliers: [one.id] })
    bidders.push(await signIn(on.app, email))
  }
  const [line] = await productIds(bidders[0] as TestActor, id, [carrot.product])
  for (const bidder of bidders) {
    const lot = { tender_family_id: tender.lot, all_cities: true }
    const saved = await bidder.put(`/consultation/${id}/answer`, {
      lots: [{ ...lot, lines: [{ tender_product_id: line, quotation: '1.35' }] }],
    })
    expect(saved.status).toBe(200)
  }
})
afterAll(() => on.close())

test('fifty suppliers that send around the limit, with the clock that closes beside them: each is wholly in or refused', async () => {
  on.clock.set('2026-04-30T16:59:59+02:00')
  const send = (bidder: TestActor) => bidder.post<Row>(`/consultation/${id}/send`)
  const early = bidders.slice(0, many / 2).map(send)
  await Promise.any(early)
  on.clock.set('2026-04-30T17:00:01+02:00')
  const closing = closeConsultations(on.context, on.context.now())
  const answers = await Promise.all([...early, ...bidders.slice(many / 2).map(send)])
  await closing
  const isIn = ({ status }: { status: number }) => status === 200
  expect(answers.filter((one) => !isIn(one)).map(({ body }) => body.type)).toEqual(
    answers.filter((one) => !isIn(one)).map(() => 'err540'),
  )
  const kept = await sql<Row>(
    on,
    `select r.status, v.receipt_number, v.content is not null as sealed,
       exists (select 1 from email_outbox m where m.kind = 'offre_recepisse' and m.text like '%' || v.receipt_number || '%') as mailed
     from tender_response r left join tender_response_version v on v.tender_response_id = r.id and v.kind = 'sent'
     where r.tender_id = $1 and r."deletedAt" is null`,
    [id],
  )
  expect(kept).toHaveLength(many)
  const receipts = answers.filter(isIn).map(({ body }) => body.receipt_number)
  const sent = kept.filter(({ receipt_number }) => receipt_number !== null)
  expect(sent.map(({ receipt_number }) => receipt_number).sort()).toEqual(receipts.sort())
  expect(sent.every(({ sealed, mailed }) => sealed && mailed)).toBe(true)
  expect(kept.filter((one) => !sent.includes(one)).every(({ status }) => status !== '150')).toBe(true)
  expect(receipts.length).toBeGreaterThan(0)
  // Whoever asked after the limit is out, whatever the others wait for.
  expect(answers.slice(many / 2).some(isIn)).toBe(false)
  // A tender that somebody held is closed the next minute.
  await closeConsultations(on.context, on.context.now())
  const [tender] = await sql<Row>(on, 'select status from tender where id = $1', [id])
  expect(tender?.status).not.toBe('150')
})

test('one person for two suppliers has two answers apart, in drafts, sheets, offers and receipts, and never a third one (T15)', async () => {
  const paul = await summer(on, '2026-04-30T10:00:00', 'paul.achard')
  const carrot = await need(on, 'Carotte vrac')
  const made = await sql<{ id: number; name: string }>(
    on,
    'select id, name from supplier order by id desc limit 3',
  )
  const [first, second, strange] = made.map((one) => one.id) as [number, number, number]
  await addPerson(on, { email: 'deux@maisons.example', profile: 'FA', suppliers: [first, second] })
  const { id: asked, lot } = await prepare(
    paul,
    {
      ...{ code: 'AO-2', label: 'Deux maisons', company_id: 1, catalog_id: 1 },
      tender_type_id: await typeId(on, 'private'),
      ...{ market_openning_date: '2026-06-01', market_closing_date: '2027-05-31' },
      consultation_openning_date: '2026-04-30T09:00:00+02:00',
      consultation_closing_date: '2026-04-30T17:00:00+02:00',
      response_date_limit: '2026-04-30T17:00:00+02:00',
      opening_date: '2026-04-30T17:00:00+02:00',
    },
    { family_id: carrot.family, volumes: [[carrot.product, '1000']], criteria: [criterion('price', '100')] },
  )
  await paul.put(`/tender/${asked}/suppliers`, { supplier_ids: [first, second, strange] })
  expect((await paul.put(`/tender/${asked}/publish`)).status).toBe(200)
  const both = await summer(on, '2026-04-30T10:05:00', 'deux@maisons.example')
  const listed = (await both.get<{ data: Row[] }>('/consultation')).body.data.filter(
    ({ id: one }) => one === asked,
  )
  expect(listed.map(({ supplier_id }) => supplier_id).sort()).toEqual([first, second].sort())
  const read = async (supplier: number) =>
    (await both.get<ConsultationAnswer>(`/consultation/${asked}?supplier_id=${supplier}`)).body
  const { products, suppliers } = await read(first)
  expect(suppliers.map((one) => one.id).sort()).toEqual([first, second].sort())
  const body = (quotation: string) => ({
    lots: [
      {
        ...{ tender_family_id: lot, all_cities: true },
        lines: [{ tender_product_id: products[0]?.id, quotation }],
      },
    ],
  })
  const unsaid = await both.put<Row>(`/consultation/${asked}/answer`, body('1.00'))
  expect([unsaid.status, unsaid.body.fields]).toEqual([
    422,
    [
      {
        name: 'supplier_id',
        message: 'Vous répondez pour plusieurs fournisseurs : dites pour lequel.',
      },
    ],
  ])
  for (const call of ['send', 'withdraw'] as const)
    expect((await both[call === 'send' ? 'post' : 'put'](`/consultation/${asked}/${call}`)).status).toBe(422)
  expect((await both.put(`/consultation/${asked}/answer?supplier_id=${strange}`, body('9.99'))).status).toBe(
    403,
  )
  expect((await both.get(`/consultation/${asked}?supplier_id=${strange}`)).status).toBe(403)
  for (const [supplier, price] of [
    [first, '1.10'],
    [second, '1.25'],
  ] as const) {
    const saved = await both.put<Row>(`/consultation/${asked}/answer?supplier_id=${supplier}`, body(price))
    expect(saved.status).toBe(200)
  }
  const sent = await both.post<Row>(`/consultation/${asked}/send?supplier_id=${second}`)
  expect(sent.status).toBe(200)
  const priceOf = ({ answer }: ConsultationAnswer) => answer?.lots[0]?.lines?.[0]?.quotation
  const [one, other] = [await read(first), await read(second)]
  expect([priceOf(one), priceOf(other)]).toEqual(['1.1000', '1.2500'])
  expect([one.response?.receipt_number, other.response?.receipt_number]).toEqual([
    null,
    sent.body.receipt_number,
  ])
  const paper = `/consultation/${asked}/receipt?supplier_id=`
  expect((await both.get(paper + first)).status).toBe(404)
  const told = await sql<{ body: string }>(
    on,
    `select n.body from notification n join "user" u on u.id = n.user_id
     where u.email = 'deux@maisons.example' and n.kind = 'tender_invitation' order by n.body`,
  )
  const names = made
    .slice(0, 2)
    .map(({ name }) => name)
    .sort()
  expect(told.map(({ body: words }) => words)).toEqual(
    names.map((name) => expect.stringContaining(`« Deux maisons (${name}) »`)),
  )
  const printed = await on.app.inject({
    url: `/api${paper}${second}`,
    headers: { authorization: both.token },
  })
  expect(printed.headers['content-disposition']).toContain(`recepisse-${asked}-${second}.pdf`)
  expect((await both.get(paper + second)).status).toBe(200)
  const links = await sql<{ text: string }>(
    on,
    `select text from email_outbox where about_id = $1 and kind = 'consultation_invitation' order by id desc limit 3`,
    [asked],
  )
  for (const supplier of [first, second, strange])
    expect(
      links.filter(({ text }) => text.includes(`/consultations/${asked}?supplier=${supplier}`)),
    ).toHaveLength(1)
})
